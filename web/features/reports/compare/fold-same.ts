/** A few rows need no folding. */
const MOST_UNFOLDED = 3;

/** The rows to show, and those without a difference if they are more than a few. */
export function foldSame<Row extends { isSame: boolean }>(
  rows: readonly Row[],
): { shown: Row[]; same: Row[] } {
  const same = rows.filter(({ isSame }) => isSame);
  if (same.length <= MOST_UNFOLDED) return { shown: [...rows], same: [] };
  return { shown: rows.filter(({ isSame }) => !isSame), same };
}
