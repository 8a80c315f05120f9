import type { UnreadableRow } from '../types.ts';
import { isPendingTitle } from './account-info.ts';
import type { Layout } from './layout.ts';
import { joinTextColumns } from './movement.ts';
import { readRow, type MovementRow } from './rows.ts';

/** The rows under a header, sorted by what they are. `tails` are the texts of rows that continue a movement. */
export type SortedRows = {
  movements: MovementRow[];
  tails: Map<MovementRow, string[]>;
  unreadable: UnreadableRow[];
  balanceRowCount: number;
};

/** Sorts rows. `fitted` are the rows at the width of the header; undefined for a row that does not fit. */
export function sortRows(
  rows: readonly string[][],
  lines: readonly number[],
  fitted: readonly (string[] | undefined)[],
  layout: Layout,
): SortedRows {
  const sorted: SortedRows = { movements: [], tails: new Map(), unreadable: [], balanceRowCount: 0 };
  let isPending = false;
  let lastLine = 0;
  for (const [at, raw] of rows.entries()) {
    const cells = fitted[at];
    const line = lines[at] ?? 0;
    const row = cells === undefined ? undefined : readRow(cells, line, layout);
    if (row === undefined) sorted.unreadable.push(toUnreadableRow(line, 'amount', raw));
    else if (row.kind === 'movement') {
      sorted.movements.push({ ...row.row, isPending: row.row.isPending || isPending });
      lastLine = line;
    } else if (row.kind === 'balance') sorted.balanceRowCount++;
    else if (row.kind === 'unreadable') sorted.unreadable.push(toUnreadableRow(line, row.reason, raw));
    else if (row.kind === 'text' && lastLine > 0 && (lines[at] ?? 0) - (lines[at - 1] ?? 0) <= 1) {
      const last = sorted.movements.at(-1);
      if (last) sorted.tails.set(last, [...(sorted.tails.get(last) ?? []), joinTextColumns(raw, layout)]);
    } else isPending = isPendingTitle([raw]);
  }
  return sorted;
}

export function toUnreadableRow(
  line: number,
  reason: UnreadableRow['reason'],
  cells: readonly string[],
): UnreadableRow {
  return {
    line,
    reason,
    text: cells
      .filter((cell) => cell !== '')
      .join(' · ')
      .slice(0, 500),
  };
}
