import type { CategoryTotal } from '#shared/contract/summaries.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

type CategoryShare = CategoryTotal & { ratio: number };

/** The categories with their share of all, largest first, and the total of them. */
export function toShares(
  categories: readonly CategoryTotal[],
  decimals: number,
): { total: number; shares: CategoryShare[] } {
  const minor = categories
    .map(({ name, value }) => ({ name, value, minorUnits: totalToMinorUnits(value, decimals) }))
    .filter(({ minorUnits }) => minorUnits > 0)
    .toSorted((one, other) => other.minorUnits - one.minorUnits);
  const total = minor.reduce((sum, { minorUnits }) => sum + minorUnits, 0);
  return {
    total: toMajorUnits(total, decimals),
    shares: minor.map(({ name, value, minorUnits }) => ({ name, value, ratio: minorUnits / total })),
  };
}
