import type { Preview } from './decisions.ts';

/** The indexes of rows with money that went out, and of rows with money that came in. */
export type TickedRows = { out: number[]; in: number[] };

/** The given rows that are added and not saved yet. Joined rows are left out: they keep their category. */
export function findTickedRows(
  { rows, decisions }: Preview,
  indexes: readonly number[],
  saved: ReadonlySet<number>,
): TickedRows {
  const ticked: TickedRows = { out: [], in: [] };
  for (const index of indexes) {
    const row = rows[index];
    if (row === undefined || decisions[index]?.outcome !== 'added' || saved.has(index)) continue;
    ticked[row.amountMinor < 0 ? 'out' : 'in'].push(index);
  }
  return ticked;
}
