/** Up to this number, rows without a difference are not folded. */
const MAX_UNFOLDED = 3;

/** Splits rows into those to show and those to fold: rows without a difference, if they are more than a few. */
export function foldSame<Row extends { isSame: boolean }>(
  rows: readonly Row[],
): { shown: Row[]; same: Row[] } {
  const same = rows.filter(({ isSame }) => isSame);
  if (same.length <= MAX_UNFOLDED) return { shown: [...rows], same: [] };
  return { shown: rows.filter(({ isSame }) => !isSame), same };
}
