import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { shareBase, shareOf } from '#shared/shares.ts';

/** `ratio` is the share of the expenses, from 0 to 1; it is 0 for a category whose total is negative. */
type CategoryShare = CategoryTotal & { ratio: number };

/** Returns the categories with their shares, the largest first, and their total. */
export function toShares(
  categories: readonly CategoryTotal[],
  decimals: number,
): { total: number; shares: CategoryShare[] } {
  const entries = categories
    .map(({ name, value }) => ({ name, value, minorUnits: totalToMinorUnits(value, decimals) }))
    .filter(({ minorUnits }) => minorUnits !== 0)
    .toSorted((one, other) => other.minorUnits - one.minorUnits);
  const total = entries.reduce((sum, { minorUnits }) => sum + minorUnits, 0);
  const base = shareBase(entries.map(({ minorUnits }) => minorUnits));
  return {
    total: toMajorUnits(total, decimals),
    shares: entries.map(({ name, value, minorUnits }) => {
      return { name, value, ratio: shareOf(minorUnits, base) ?? 0 };
    }),
  };
}
