import type { Preview } from './decisions.ts';
import type { GroupRows } from './items.ts';

/** Rows by where the money went. */
export type Ticked = { out: number[]; in: number[] };

/** The rows of groups that become transactions and are not saved yet. Joined ones keep the category that they have. */
export function tickedRows(
  { rows, decisions }: Preview,
  groups: readonly GroupRows[],
  saved: ReadonlySet<number>,
): Ticked {
  const ticked: Ticked = { out: [], in: [] };
  for (const index of groups.flatMap(({ indexes }) => indexes)) {
    const row = rows[index];
    if (row === undefined || decisions[index]?.outcome !== 'added' || saved.has(index)) continue;
    ticked[row.amountMinor < 0 ? 'out' : 'in'].push(index);
  }
  return ticked;
}
