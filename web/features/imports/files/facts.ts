import { addDecimals, isNegative, negate } from '#shared/import/decimal.ts';
import type { DecimalText, FileCurrency, Proof, ReadResult, Statement } from '#shared/import/types.ts';
import { toMajorUnits } from '#shared/money.ts';
import type { PreviewTotals } from '../preview/decisions.ts';

export type Facts = {
  count: number;
  /** Exact sums without a sign. */
  in: DecimalText;
  out: DecimalText;
  period: { from: string; to: string } | undefined;
  proof: Proof | undefined;
};

/** Sums the movements of a file. */
export function toFacts(statements: readonly Statement[]): Facts {
  const movements = statements.flatMap((statement) => statement.movements);
  const [out, income] = [
    movements.filter(({ amount, type }) => isNegative(amount) || type === 'expense'),
    movements.filter(({ amount, type }) => !isNegative(amount) && type !== 'expense'),
  ].map((part) => addDecimals(part.map(({ amount }) => amount)));
  let period: Facts['period'];
  for (const { date } of movements) {
    const { from = date, to = date } = period ?? {};
    period = { from: date < from ? date : from, to: date > to ? date : to };
  }
  return {
    count: movements.length,
    in: income ?? '0',
    out: negate(out ?? '0'),
    period,
    proof: addProofs(statements.flatMap(({ proof }) => proof ?? [])),
  };
}

/** Replaces the totals of a file by the totals of the rows that saving would add. */
export function withTotals(facts: Facts, totals: PreviewTotals, decimals: number): Facts {
  const text = (minor: number) => String(toMajorUnits(minor, decimals));
  const { added: count, inMinor, outMinor, period } = totals;
  return { ...facts, count, in: text(inMinor), out: text(outMinor), period };
}

/** Whether the file seems to be in another currency than the user's. */
export function isInOtherCurrency<Read extends Pick<ReadResult, 'fileCurrency'>>(
  reading: Read,
  userCurrency: string,
): reading is Read & { fileCurrency: FileCurrency } {
  return reading.fileCurrency !== undefined && reading.fileCurrency.code !== userCurrency;
}

function addProofs(proofs: readonly Proof[]): Proof | undefined {
  const [first] = proofs;
  if (first === undefined) return undefined;
  const sum = (pick: (proof: Proof) => number) => proofs.reduce((total, proof) => total + pick(proof), 0);
  return { kind: first.kind, agrees: sum(({ agrees }) => agrees), of: sum(({ of }) => of) };
}
