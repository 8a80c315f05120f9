import { addDecimals, isSameDecimal } from '../decimal.ts';
import type { DecimalText, Proof } from '../types.ts';

/** Movements `from` up to but not `to` of a list lead from one balance to the other. */
export type BalanceStep = { opening: DecimalText; closing: DecimalText; from: number; to: number };

/** How many steps the amounts explain. Steps must not overlap, so that the work stays linear. */
export function proveSteps(steps: readonly BalanceStep[], amounts: readonly DecimalText[]): Proof | null {
  if (steps.length === 0) return null;
  const agreeing = steps.filter(({ opening, closing, from, to }) =>
    isSameDecimal(addDecimals([opening, ...amounts.slice(from, to)]), closing),
  );
  return { kind: 'statementBalance', agrees: agreeing.length, of: steps.length };
}

/** Adds the evidence of two statements of one account. */
export function addProofs(one: Proof | null, other: Proof | null): Proof | null {
  if (!one || !other) return one ?? other;
  return { kind: one.kind, agrees: one.agrees + other.agrees, of: one.of + other.of };
}
