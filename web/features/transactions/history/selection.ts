import { useCallback, useMemo, useRef, useState } from 'react';
import type { Transaction } from '#shared/contract/transactions.ts';

/** Adds or removes the ids of a range of the list, both ends included. */
export function selectStretch(
  ids: ReadonlySet<string>,
  items: readonly Pick<Transaction, 'id'>[],
  stretch: { from: number; to: number },
  isSelected: boolean,
): Set<string> {
  const [first, last] = [Math.min(stretch.from, stretch.to), Math.max(stretch.from, stretch.to)];
  const next = new Set(ids);
  for (const { id } of items.slice(first, last + 1)) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The selected transactions of the list; one that leaves the list is no longer selected. */
export function useSelection(items: readonly Transaction[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const lastToggledId = useRef<string>(undefined);
  const latestItems = useRef(items);
  latestItems.current = items;
  const selected = useMemo(() => items.filter(({ id }) => ids.has(id)), [items, ids]);
  /** With `isStretch`, toggles everything from the last toggled one to this one. */
  const toggle = useCallback((id: string, isSelected: boolean, isStretch: boolean) => {
    const loaded = latestItems.current;
    const to = loaded.findIndex((item) => item.id === id);
    const last = isStretch ? loaded.findIndex((item) => item.id === lastToggledId.current) : -1;
    lastToggledId.current = id;
    setIds((now) => selectStretch(now, loaded, { from: last === -1 ? to : last, to }, isSelected));
  }, []);
  const selectAll = useCallback(() => setIds(new Set(latestItems.current.map(({ id }) => id))), []);
  const clear = useCallback(() => setIds(new Set()), []);
  return { ids, selected, toggle, selectAll, clear };
}

export type Selection = ReturnType<typeof useSelection>;
