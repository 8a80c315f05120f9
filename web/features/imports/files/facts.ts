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

/** What the movements of a file come to. */
export function factsOf(statements: readonly Statement[]): Facts {
  const movements = statements.flatMap(({ movements: each }) => each);
  const [out, into] = [
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
    in: into ?? '0',
    out: negate(out ?? '0'),
    period,
    proof: addProofs(statements.flatMap(({ proof }) => proof ?? [])),
  };
}

/** The same of what is saved of a file, so that the card says what the sentence above it does. */
export function withTotals(facts: Facts, totals: PreviewTotals, decimals: number): Facts {
  const text = (minor: number) => String(toMajorUnits(minor, decimals));
  const { added: count, inMinor, outMinor, period } = totals;
  return { ...facts, count, in: text(inMinor), out: text(outMinor), period };
}

/** Whether the file seems to be in another currency than the person's amounts. */
export function isInOtherCurrency<Read extends Pick<ReadResult, 'fileCurrency'>>(
  reading: Read,
  own: string,
): reading is Read & { fileCurrency: FileCurrency } {
  return reading.fileCurrency !== undefined && reading.fileCurrency.code !== own;
}

function addProofs(proofs: readonly Proof[]): Proof | undefined {
  const [first] = proofs;
  if (first === undefined) return undefined;
  const sum = (pick: (proof: Proof) => number) => proofs.reduce((total, proof) => total + pick(proof), 0);
  return { kind: first.kind, agrees: sum(({ agrees }) => agrees), of: sum(({ of }) => of) };
}
