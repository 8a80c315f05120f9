/** Up to this number, rows without a difference are not folded. */
const MAX_UNFOLDED = 3;

/** Splits rows into `shown` and `same`, the rows to fold: those without a difference, if there are more than a few. */
export function foldSame<Row extends { isSame: boolean }>(
  rows: readonly Row[],
): { shown: Row[]; same: Row[] } {
  const same = rows.filter(({ isSame }) => isSame);
  if (same.length <= MAX_UNFOLDED) return { shown: [...rows], same: [] };
  return { shown: rows.filter(({ isSame }) => !isSame), same };
}
