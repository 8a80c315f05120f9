import { useCallback, useMemo, useRef, useState } from 'react';
import { MAX_IDS_AT_ONCE } from '#shared/limits.ts';

/** The ids of the selected items. If `isAll`, all that match are selected except the items with these ids. */
export type Marks = { isAll: boolean; ids: ReadonlySet<string> };
type Item = { id: string };

/** Selects or deselects a range of items, including both ends. */
export function markStretch(
  { isAll, ids }: Marks,
  items: readonly Item[],
  stretch: { from: number; to: number },
  isSelected: boolean,
): Marks {
  const [first, last] = [Math.min(stretch.from, stretch.to), Math.max(stretch.from, stretch.to)];
  const next = new Set(ids);
  for (const { id } of items.slice(first, last + 1)) {
    if (isSelected === isAll) next.delete(id);
    else next.add(id);
  }
  return { isAll, ids: next };
}

export function isMarked({ isAll, ids }: Marks, id: string): boolean {
  return ids.has(id) !== isAll;
}

/**
 * Selects the whole list, in which `total` items match the search: the loaded items by id, or all that match if some
 * are not loaded or there are too many ids for one request.
 */
export function markAll(items: readonly Item[], total = items.length): Marks {
  const isAll = total > items.length || items.length > MAX_IDS_AT_ONCE;
  return { isAll, ids: new Set(isAll ? [] : items.map(({ id }) => id)) };
}

const NONE: Marks = { isAll: false, ids: new Set() };

/**
 * The selection in a list with loaded `items`, in which `total` match the search. An item that leaves the list is no
 * longer selected.
 */
export function useSelection<Each extends Item>(items: readonly Each[], total?: number) {
  const [marks, setMarks] = useState(NONE);
  const lastToggledId = useRef<string>(undefined);
  const latestItems = useRef(items);
  latestItems.current = items;
  const selected = useMemo(() => items.filter(({ id }) => isMarked(marks, id)), [items, marks]);
  const count = marks.isAll ? Math.max(0, (total ?? items.length) - marks.ids.size) : selected.length;
  /** Selects or deselects an item; with `isRange`, all items from the last toggled one to this one. */
  const toggle = useCallback((id: string, isSelected: boolean, isRange: boolean) => {
    const loaded = latestItems.current;
    const to = loaded.findIndex((item) => item.id === id);
    const last = isRange ? loaded.findIndex((item) => item.id === lastToggledId.current) : -1;
    lastToggledId.current = id;
    setMarks((now) => markStretch(now, loaded, { from: last === -1 ? to : last, to }, isSelected));
  }, []);
  const selectAll = useCallback(() => setMarks(markAll(latestItems.current, total)), [total]);
  const selectMatching = useCallback(() => setMarks({ isAll: true, ids: new Set() }), []);
  const clear = useCallback(() => setMarks(NONE), []);
  return { marks, selected, count, toggle, selectAll, selectMatching, clear };
}

export type Selection<Each extends Item = Item> = ReturnType<typeof useSelection<Each>>;
