import type { Transaction } from '#shared/contract/transactions.ts';
import type { HistoryPage } from '#web/features/transactions/write/apply-to-pages.ts';
import { findWholes } from './entries.ts';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import type { Totals } from '#web/features/transactions/write/history-api.ts';
import { isByDay, type HistorySearch } from '#web/features/transactions/write/history-search.ts';
import { isMarked, type Marks } from '../rows/selection.ts';

/** The size of the selection. */
export type Counts = {
  /** The rows of the history; a split purchase is one. */
  rows: number;
  transactions: number;
  /** The number of transactions that are parts of split purchases. */
  parts: number;
};

export type LoadedHistory = {
  items: readonly Transaction[];
  groups: HistoryPage['groups'];
  totals: Totals | undefined;
  search: HistorySearch;
};

/** Returns the number of rows that a search finds: sorted by day, a split purchase is one row. */
export function countFound({ count, splits }: Totals, search: HistorySearch): number {
  return isByDay(search) && splits ? splits.purchases : count;
}

export function countSelected(marks: Marks, { items, groups, totals, search }: LoadedHistory): Counts {
  const wholes = isByDay(search) ? [...findWholes(items, groups).values()] : [];
  const isSelected = ({ id }: Transaction) => isMarked(marks, id);
  const isWholeSelected = (parts: Parts) => parts.every(isSelected);
  const split = new Set(groups.filter(({ count }) => count > 1).map(({ id }) => id));
  const isPart = ({ groupId }: Transaction) => split.has(groupId ?? '');
  if (!marks.isAll) {
    const selected = items.filter(isSelected);
    const merged = countMerged(wholes.filter(isWholeSelected));
    const parts = selected.filter(isPart).length;
    return { rows: selected.length - merged, transactions: selected.length, parts };
  }
  const { count, splits } = totals ?? { count: items.length };
  const excludedParts = items.filter((item) => !isSelected(item) && isPart(item)).length;
  const found = totals ? countFound(totals, search) : items.length - countMerged(wholes);
  const broken = countMerged(wholes.filter((parts) => !isWholeSelected(parts)));
  const rows = Math.max(0, found - marks.ids.size + broken);
  const transactions = Math.max(0, count - marks.ids.size);
  return { rows, transactions, parts: Math.max(0, (splits?.parts ?? 0) - excludedParts) };
}

/** Returns how many more transactions than rows these split purchases have. */
function countMerged(wholes: readonly Parts[]): number {
  return wholes.reduce((sum, parts) => sum + parts.length - 1, 0);
}
