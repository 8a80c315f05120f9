import type { PreviewGroup, PreviewRow } from '#shared/import/match/types.ts';
import type { UnreadableRow } from '#shared/import/types.ts';
import { append } from '#shared/lists.ts';

export type ShownGroup = PreviewGroup | 'unreadable';

/** The indexes of a group's rows, in the order of the screen. */
export type GroupRows = { group: PreviewGroup; indexes: readonly number[] };

/** A row that cannot be read, with the names of its file and its account. */
export type UnreadableLine = UnreadableRow & { fileName: string; account: string };

/** One line of the list: the heading of a group, or a row. */
export type Item =
  | { kind: 'heading'; group: ShownGroup; count: number; isOpen: boolean; indexes: readonly number[] }
  | { kind: 'row'; index: number; row: PreviewRow }
  | { kind: 'unreadable'; index: number; row: UnreadableLine };

/** Returns the lines of the list: a heading for each group, followed by its rows if the group is open. */
export function toItems(
  rows: readonly PreviewRow[],
  groups: readonly GroupRows[],
  unreadable: readonly UnreadableLine[],
  isGroupOpen: (group: ShownGroup) => boolean,
): Item[] {
  const items: Item[] = [];
  for (const { group, indexes } of groups) {
    const isOpen = isGroupOpen(group);
    items.push({ kind: 'heading', group, count: indexes.length, isOpen, indexes });
    if (!isOpen) continue;
    for (const index of indexes) {
      const row = rows[index];
      if (row !== undefined) items.push({ kind: 'row', index, row });
    }
  }
  if (unreadable.length === 0) return items;
  const isOpen = isGroupOpen('unreadable');
  items.push({ kind: 'heading', group: 'unreadable', count: unreadable.length, isOpen, indexes: [] });
  if (isOpen)
    append(
      items,
      unreadable.map((row, index): Item => ({ kind: 'unreadable', index, row })),
    );
  return items;
}

export function toItemKey(item: Item): string {
  if (item.kind === 'heading') return item.group;
  return item.kind === 'row' ? String(item.index) : `unreadable ${item.index}`;
}
