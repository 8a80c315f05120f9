import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';

type Options = {
  list: RefObject<HTMLElement | null>;
  /** How many rows are loaded; the next one may be on its way. */
  count: number;
  hasMore: boolean;
  /** Draws a row that is far from the window. */
  show: (index: number) => void;
  /** Whether something is being selected: then the space bar selects, as a click does. */
  isSelecting: boolean;
  onSelect: (index: number, isStretch: boolean) => void;
  onDelete: (index: number) => void;
};

const OPENER = '[data-opener]';

/**
 * The keys of a list whose rows are `li[data-index]` with a `[data-opener]` each. Arrows, Home and End move the focus
 * between these, and Enter is the openers' own key. The focus returns to the row that had it last.
 */
export function useRowKeys({ list, count, hasMore, show, isSelecting, onSelect, onDelete }: Options) {
  const last = useRef(0);
  const wanted = useRef<number>(undefined);

  useEffect(() => {
    // The person may have gone elsewhere before the row was drawn.
    if (!list.current?.contains(document.activeElement)) wanted.current = undefined;
    if (wanted.current !== undefined && focusRow(list.current, wanted.current)) wanted.current = undefined;
  });

  function go(index: number): void {
    const end = hasMore ? count : count - 1;
    const next = Math.min(Math.max(index, 0), end);
    wanted.current = undefined;
    if (focusRow(list.current, next)) return;
    // The list keeps the keys while its rows are replaced.
    list.current?.focus({ preventScroll: true });
    wanted.current = next;
    show(Math.min(next, count - 1));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
    if (isInMenu(target)) return;
    const at = indexOf(target);
    const from = at ?? last.current;
    if (at !== undefined) last.current = at;
    const isOnRow = at !== undefined && at < count;
    const actions: Record<string, (() => void) | undefined> = {
      // The list itself has the focus after a row is gone: then the first key goes to the row in its place.
      ArrowDown: () => go(at === undefined ? from : from + 1),
      ArrowUp: () => go(at === undefined ? from : from - 1),
      Home: () => go(0),
      End: () => go(count - 1),
      ...(isOnRow && {
        x: () => onSelect(from, shiftKey),
        ...(isSelecting && target.matches(OPENER) && { ' ': () => onSelect(from, shiftKey) }),
        Delete: () => onDelete(from),
      }),
    };
    const act = actions[key === 'X' ? 'x' : key];
    if (act === undefined || (event.repeat && !/^(?:Arrow|Home|End)/.test(key))) return;
    event.preventDefault();
    act();
  }

  /** The space bar presses a button when it is let go. */
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

function indexOf(target: Element): number | undefined {
  const row = target.closest<HTMLElement>('li[data-index]');
  return row === null ? undefined : Number(row.dataset['index']);
}

/** An open menu of a row moves between its items. */
function isInMenu(target: Element): boolean {
  const isOpener = target.matches('[aria-haspopup="menu"][aria-expanded="true"]');
  return isOpener || target.closest('[role="menu"]') !== null;
}
