import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';
import { shareBase, shareOf } from '#shared/shares.ts';

/** `ratio` is the share, from 0 to 1; a category below 0 has none. */
type CategoryShare = CategoryTotal & { ratio: number };

/** The categories with their share of all, largest first, and the total of them. */
export function toShares(
  categories: readonly CategoryTotal[],
  decimals: number,
): { total: number; shares: CategoryShare[] } {
  const minor = categories
    .map(({ name, value }) => ({ name, value, minorUnits: totalToMinorUnits(value, decimals) }))
    .filter(({ minorUnits }) => minorUnits !== 0)
    .toSorted((one, other) => other.minorUnits - one.minorUnits);
  const total = minor.reduce((sum, { minorUnits }) => sum + minorUnits, 0);
  const base = shareBase(minor.map(({ minorUnits }) => minorUnits));
  return {
    total: toMajorUnits(total, decimals),
    shares: minor.map(({ name, value, minorUnits }) => {
      return { name, value, ratio: shareOf(minorUnits, base) ?? 0 };
    }),
  };
}
