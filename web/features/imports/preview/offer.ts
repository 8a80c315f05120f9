import { sameTextRows } from '#shared/import/match/same-text-rows.ts';
import type { PreviewRow } from '#shared/import/match/types.ts';
import { canBeTicked, type Choice, type Decision, type Preview } from './decisions.ts';

/** The category of one row may be meant for others of the same payee. */
export type Offer = { index: number; choice: Choice; others: readonly number[] };

/** The other rows of a row's payee that can have the same category and do not have it yet; undefined without any. */
export function findOffer({ rows, decisions }: Preview, index: number, choice: Choice): Offer | undefined {
  const row = rows[index];
  if (row === undefined) return undefined;
  const alike = new Set(sameTextRows(rows, row));
  const others = rows.flatMap((other, at) => {
    const now = decisions[at];
    const isMeant = now !== undefined && alike.has(other) && canBeTicked(other);
    const hasIt = now?.type === choice.type && now.category === choice.category;
    return isMeant && !hasIt && fits(other, { now, row, choice }) ? [at] : [];
  });
  return others.length > 0 ? { index, choice, others } : undefined;
}

/** Whether a row may have a category. An expense that went out makes no refund of an income. */
function fits(
  other: PreviewRow,
  { now, row, choice }: { now: Decision; row: PreviewRow; choice: Choice },
): boolean {
  if (other.amountMinor < 0) return choice.type === 'expense';
  return row.amountMinor > 0 || now.type === choice.type;
}
