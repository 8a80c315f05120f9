import { sameTextRows } from '#shared/import/match/same-text-rows.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { canBeTicked, type Choice, type Decision, type Preview } from './decisions.ts';

/** An offer to give the category of a row to other rows of the payee. */
export type Offer = { index: number; choice: Choice; others: readonly number[] };

/**
 * Finds the other rows of the same payee that have another category and may get the chosen one. Returns undefined if
 * there are none.
 */
export function findOffer({ rows, decisions }: Preview, index: number, choice: Choice): Offer | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const alike = new Set(sameTextRows(rows, row));
  const others = rows.flatMap((other, otherIndex) => {
    const decision = decisions[otherIndex];
    const isAlike = decision !== undefined && alike.has(other) && canBeTicked(other);
    const hasChoice = decision?.type === choice.type && decision.category === choice.category;
    return isAlike && !hasChoice && mayBeOffered(other, { decision, row, choice }) ? [otherIndex] : [];
  });
  return others.length > 0 ? { index, choice, others } : undefined;
}

/**
 * Whether a choice may be offered for a row. A category of money that went out must not turn an income into a refund.
 */
function mayBeOffered(
  other: PreviewRow,
  { decision, row, choice }: { decision: Decision; row: PreviewRow; choice: Choice },
): boolean {
  if (other.amountMinor < 0) return choice.type === 'expense';
  return row.amountMinor > 0 || decision.type === choice.type;
}
