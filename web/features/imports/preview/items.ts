import type { PreviewGroup, PreviewRow } from '#shared/import/match/types.ts';
import type { UnreadableRow } from '#shared/import/types.ts';
import { append } from '#shared/lists.ts';

export type ShownGroup = PreviewGroup | 'unreadable';

/** The rows of a group by their indexes, in the order of the screen. */
export type GroupRows = { group: PreviewGroup; indexes: readonly number[] };

/** A row that cannot be read, with its file and the name of its account. */
export type LostRow = UnreadableRow & { fileName: string; account: string };

/** One line of the list. */
export type Item =
  | { kind: 'heading'; group: ShownGroup; count: number; isOpen: boolean; indexes: readonly number[] }
  | { kind: 'row'; index: number; row: PreviewRow }
  | { kind: 'lost'; at: number; row: LostRow };

/** The lines of the list: the heading of each group, and below those that are open their rows. */
export function toItems(
  rows: readonly PreviewRow[],
  groups: readonly GroupRows[],
  lost: readonly LostRow[],
  isShown: (group: ShownGroup) => boolean,
): Item[] {
  const items: Item[] = [];
  for (const { group, indexes } of groups) {
    const isOpen = isShown(group);
    items.push({ kind: 'heading', group, count: indexes.length, isOpen, indexes });
    if (!isOpen) continue;
    for (const index of indexes) {
      const row = rows[index];
      if (row !== undefined) items.push({ kind: 'row', index, row });
    }
  }
  if (lost.length === 0) return items;
  const isOpen = isShown('unreadable');
  items.push({ kind: 'heading', group: 'unreadable', count: lost.length, isOpen, indexes: [] });
  if (isOpen)
    append(
      items,
      lost.map((row, at): Item => ({ kind: 'lost', at, row })),
    );
  return items;
}

export function keyOf(item: Item): string {
  if (item.kind === 'heading') return item.group;
  return item.kind === 'row' ? String(item.index) : `lost ${item.at}`;
}
