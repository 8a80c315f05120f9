import { useState } from 'react';
import { useFormat } from '#web/lib/format/format.ts';
import { arrange, findUnreadableRows, UNFILTERED_VIEW, type View } from './arrange.ts';
import type { Preview } from './decisions.ts';
import type { GroupRows, ShownGroup, UnreadableLine } from './items.ts';

type Rows = { preview: Preview; unreadable: readonly UnreadableLine[]; accounts: readonly string[] };
type FoundRows = { groups: readonly GroupRows[]; unreadable: readonly UnreadableLine[] };
export type GroupCount = { group: ShownGroup; count: number };

/** The rows that a search finds. A row keeps its place while it is changed. */
export function useView({ preview, unreadable, accounts }: Rows) {
  const { locale } = useFormat();
  const findRows = (view: View) => ({
    view,
    groups: arrange(preview, { view, accounts, locale }),
    unreadable: findUnreadableRows(unreadable, view),
  });
  const [found, setFound] = useState(() => findRows(UNFILTERED_VIEW));
  const change = (changes: Partial<View>) => setFound(findRows({ ...found.view, ...changes }));
  return { view: found.view, counts: countGroups(found), ...onlyGroup(found, found.view.group), change };
}

/** The number of rows that a search finds in each group. */
function countGroups({ groups, unreadable }: FoundRows): GroupCount[] {
  const counts: GroupCount[] = groups.map(({ group, indexes }) => ({ group, count: indexes.length }));
  return unreadable.length === 0 ? counts : [...counts, { group: 'unreadable', count: unreadable.length }];
}

/** Keeps the rows of one group, or of all if no group is chosen. */
function onlyGroup({ groups, unreadable }: FoundRows, group: ShownGroup | undefined): FoundRows {
  if (group === undefined) return { groups, unreadable };
  return {
    groups: groups.filter(({ group: name }) => name === group),
    unreadable: group === 'unreadable' ? unreadable : [],
  };
}

/** The open groups. A search or a filter opens all groups, and each can be closed. */
export function useOpenGroups(isFiltered: boolean) {
  const [open, setOpen] = useState<ReadonlySet<ShownGroup>>(() => new Set(['perhaps', 'new']));
  const [closed, setClosed] = useState<ReadonlySet<ShownGroup>>(() => new Set());
  return {
    isOpen: (group: ShownGroup) => (isFiltered ? !closed.has(group) : open.has(group)),
    toggle: (group: ShownGroup) => {
      if (isFiltered) setClosed(toggle(closed, group));
      else setOpen(toggle(open, group));
    },
  };
}

function toggle<Item>(items: ReadonlySet<Item>, item: Item): Set<Item> {
  const next = new Set(items);
  if (!next.delete(item)) next.add(item);
  return next;
}

/** The rows whose details are open. The list keeps them, because rows out of sight are not drawn. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set());
  const [toggleRow] = useState(() => (index: number) => setOpen((before) => toggle(before, index)));
  return { openRows: open, toggleRow };
}
