import { addDecimals, isSameDecimal } from '../decimal.ts';
import type { DecimalText, Proof } from '../types.ts';

/** The movements from index `from` up to, but without, `to` lead from the opening to the closing balance. */
export type BalanceStep = { opening: DecimalText; closing: DecimalText; from: number; to: number };

/** Counts the steps whose amounts lead to the closing balance. Steps must not overlap, to keep the work linear. */
export function proveSteps(steps: readonly BalanceStep[], amounts: readonly DecimalText[]): Proof | null {
  if (steps.length === 0) return null;
  const agreeing = steps.filter(({ opening, closing, from, to }) =>
    isSameDecimal(addDecimals([opening, ...amounts.slice(from, to)]), closing),
  );
  return { kind: 'statementBalance', agrees: agreeing.length, of: steps.length };
}

/** Adds the proofs of two statements of one account. */
export function addProofs(one: Proof | null, other: Proof | null): Proof | null {
  if (!one || !other) return one ?? other;
  return { kind: one.kind, agrees: one.agrees + other.agrees, of: one.of + other.of };
}
