import { useState } from 'react';
import { useFormat } from '#web/lib/format/format.ts';
import { arrange, findLostRows, WHOLE_VIEW, type View } from './arrange.ts';
import type { Preview } from './decisions.ts';
import type { LostRow, ShownGroup } from './items.ts';

type Rows = { preview: Preview; lost: readonly LostRow[]; accounts: readonly string[] };

/** The rows that somebody wants to see. They stay where they are while somebody changes them. */
export function useView({ preview, lost, accounts }: Rows) {
  const { locale } = useFormat();
  const look = (view: View) => ({
    view,
    groups: arrange(preview, { view, accounts, locale }),
    lost: findLostRows(lost, view),
  });
  const [looked, setLooked] = useState(() => look(WHOLE_VIEW));
  const change = (changes: Partial<View>) => setLooked(look({ ...looked.view, ...changes }));
  return { ...looked, change };
}

/** Which groups are open; while somebody searches, all that have not been closed since. */
export function useOpenGroups(isSearching: boolean) {
  const [open, setOpen] = useState<ReadonlySet<ShownGroup>>(() => new Set(['perhaps', 'new']));
  const [closed, setClosed] = useState<ReadonlySet<ShownGroup>>(() => new Set());
  return {
    isOpen: (group: ShownGroup) => (isSearching ? !closed.has(group) : open.has(group)),
    toggle: (group: ShownGroup) => {
      if (isSearching) setClosed(toggled(closed, group));
      else setOpen(toggled(open, group));
    },
  };
}

function toggled(groups: ReadonlySet<ShownGroup>, group: ShownGroup): Set<ShownGroup> {
  const next = new Set(groups);
  if (!next.delete(group)) next.add(group);
  return next;
}
