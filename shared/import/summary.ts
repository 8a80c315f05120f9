import { currencyDecimals } from '../money.ts';
import { addDecimals, isNegative } from './decimal.ts';
import { addProofs } from './formats/balance-trails.ts';
import type { ImportError, LeftOutSum, Proof, ReadResult } from './types.ts';

/** Counts and exact sums of what would be saved of a file with the answers so far. */
export type FileSummary = {
  file: string;
  format: ReadResult['format'] | null;
  account: string | null;
  /** The currency that the file names, or else the currency of its account's country. */
  currency: string | null;
  records: number;
  debits: string;
  credits: string;
  period: { from: string; to: string } | null;
  leftOut: ReadResult['leftOut'];
  /** Exact sums of the movements that `leftOut` counts, by reason and currency. */
  leftOutSums: LeftOutSum[];
  proof: Proof | null;
  questions: { code: string; about: string }[];
  warnings: string[];
  error: { code: string; line: number | null } | null;
};

export function summarise(file: string, result: ReadResult, currency: string): FileSummary {
  const movements = result.statements.flatMap((statement) => statement.movements);
  const amounts = movements.map(({ amount }) => amount);
  const days = movements.map(({ date }) => date).toSorted();
  const sum = (parts: string[]) => padDecimals(addDecimals(parts), currencyDecimals(currency));
  return {
    file,
    format: result.format,
    account: result.statements.find(({ account }) => account !== null)?.account ?? null,
    currency: result.fileCurrency?.code ?? null,
    records: movements.length,
    debits: sum(amounts.filter((amount) => isNegative(amount))),
    credits: sum(amounts.filter((amount) => !isNegative(amount))),
    period: days.length === 0 ? null : { from: days[0] ?? '', to: days.at(-1) ?? '' },
    leftOut: result.leftOut,
    leftOutSums: (result.leftOutSums ?? []).map((each) => padSum(each, currency)),
    proof: result.statements.reduce<Proof | null>((all, { proof }) => addProofs(all, proof), null),
    questions: result.questions.map(({ code, about }) => ({ code, about })),
    warnings: result.warnings.toSorted(),
    error: null,
  };
}

export function summariseError(file: string, error: ImportError, currency: string): FileSummary {
  const none = padDecimals('0', currencyDecimals(currency));
  return {
    file,
    format: error.format,
    account: null,
    currency: null,
    records: 0,
    debits: none,
    credits: none,
    period: null,
    leftOut: { transfers: 0, pending: 0, zero: 0, balances: 0, otherCurrency: 0 },
    leftOutSums: [],
    proof: null,
    questions: [],
    warnings: [],
    error: { code: error.code, line: error.line },
  };
}

/** Writes sums in the person's currency with its decimals; sums in other currencies stay as in the file. */
function padSum(sum: LeftOutSum, currency: string): LeftOutSum {
  if (sum.currency !== null && sum.currency !== currency) return sum;
  const decimals = currencyDecimals(currency);
  return { ...sum, debits: padDecimals(sum.debits, decimals), credits: padDecimals(sum.credits, decimals) };
}

/** Pads '-1.5' to '-1.50' for two decimals. Removes zeros after those decimals, and no other digit. */
function padDecimals(text: string, decimals: number): string {
  const [whole = '0', fraction = ''] = text.split('.');
  const padded =
    fraction.slice(0, decimals).padEnd(decimals, '0') + fraction.slice(decimals).replace(/0+$/, '');
  return padded === '' ? whole : `${whole}.${padded}`;
}
