import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/** `ratio` is the share of all that are above 0; a category below 0 has none. */
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
  const drawn = minor.reduce((sum, { minorUnits }) => sum + Math.max(0, minorUnits), 0);
  return {
    total: toMajorUnits(total, decimals),
    shares: minor.map(({ name, value, minorUnits }) => {
      return { name, value, ratio: minorUnits > 0 ? minorUnits / drawn : 0 };
    }),
  };
}
