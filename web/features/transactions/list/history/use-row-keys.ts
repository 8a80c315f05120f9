import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

type Options = {
  list: RefObject<HTMLElement | null>;
  /** The number of loaded rows. */
  count: number;
  hasMore: boolean;
  /** Renders a row that is far from the visible area. */
  show: (index: number) => void;
  /** In this mode the space bar selects a row, as a click does. */
  isSelecting: boolean;
  onSelect: (index: number, isRange: boolean) => void;
  onDelete: (index: number) => void;
};

const OPENER = '[data-opener]';

/**
 * The keyboard of a list. The rows are `li[data-index]`, each with a button `[data-opener]`. Arrows, Home and End move
 * the focus between these buttons, and Enter presses them. The focus returns to the row that had it last.
 */
export function useRowKeys({ list, count, hasMore, show, isSelecting, onSelect, onDelete }: Options) {
  const lastIndex = useRef(0);
  const wantedIndex = useRef<number>(undefined);

  useEffect(() => {
    // The user may have moved the focus away before the row was rendered.
    if (!list.current?.contains(document.activeElement)) wantedIndex.current = undefined;
    if (wantedIndex.current !== undefined && focusRow(list.current, wantedIndex.current))
      wantedIndex.current = undefined;
  });

  function go(index: number): void {
    const end = hasMore ? count : count - 1;
    const next = Math.min(Math.max(index, 0), end);
    wantedIndex.current = undefined;
    if (focusRow(list.current, next)) return;
    // The list takes the focus, and so the keys, while its rows are replaced.
    list.current?.focus({ preventScroll: true });
    wantedIndex.current = next;
    show(Math.min(next, count - 1));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (isInMenu(target)) return;
    const index = findIndex(target);
    const current = index ?? lastIndex.current;
    if (index !== undefined) lastIndex.current = index;
    const isOnRow = index !== undefined && index < count;
    const actions: Record<string, (() => void) | undefined> = {
      // After a row was removed, the list itself has the focus; the first arrow goes to the row in its place.
      ArrowDown: () => go(index === undefined ? current : current + 1),
      ArrowUp: () => go(index === undefined ? current : current - 1),
      Home: () => go(0),
      End: () => go(count - 1),
      ...(isOnRow && {
        x: () => onSelect(current, shiftKey),
        ...(isSelecting && target.matches(OPENER) && { ' ': () => onSelect(current, shiftKey) }),
        Delete: () => onDelete(current),
      }),
    };
    const act = actions[key === 'X' ? 'x' : key];
    if (act === undefined || (event.repeat && !/^(?:Arrow|Home|End)/.test(key))) return;
    event.preventDefault();
    act();
  }

  /** Keeps the space bar, which selects, from pressing the button when it is released. */
  function onKeyUp(event: KeyboardEvent<HTMLElement>): void {
    const isOnOpener = event.target instanceof Element && event.target.matches(OPENER);
    if (event.key === ' ' && isSelecting && isOnOpener) event.preventDefault();
  }

  return { onKeyDown, onKeyUp };
}

/** Moves the focus from the search to the first row. */
export function focusFirstRow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown') return;
  const opener = document.querySelector<HTMLElement>(`li[data-index] ${OPENER}`);
  if (opener === null) return;
  event.preventDefault();
  opener.focus();
}

function focusRow(list: HTMLElement | null, index: number): boolean {
  const row = list?.querySelector(`li[data-index='${index}']`);
  const opener = row?.querySelector<HTMLElement>(OPENER);
  if (!row || !opener) return false;
  opener.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'nearest' });
  return true;
}

function findIndex(target: Element): number | undefined {
  const row = target.closest<HTMLElement>('li[data-index]');
  return row === null ? undefined : Number(row.dataset['index']);
}

/** Whether the keys belong to the open menu of a row. */
function isInMenu(target: Element): boolean {
  const isOpener = target.matches('[aria-haspopup="menu"][aria-expanded="true"]');
  return isOpener || target.closest('[role="menu"]') !== null;
}
