import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';

const ROW_HEIGHT = { wide: 45, phone: 61 };
const DAY_HEIGHT = 44;
const OVERSCAN = 10;

/** The rows near the window, and the room that the other rows take above and below them. */
export function useVisibleRows(
  list: RefObject<HTMLElement | null>,
  items: readonly { id: string }[],
  beginsDay: (index: number) => boolean,
) {
  const rowHeight = ROW_HEIGHT[window.innerWidth < MOBILE_BREAKPOINT_PX ? 'phone' : 'wide'];
  const scrollMargin = useDocumentTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: (index) => rowHeight + (beginsDay(index) ? DAY_HEIGHT : 0),
    getItemKey: (index) => items[index]?.id ?? index,
    overscan: OVERSCAN,
    scrollMargin,
  });
  const rows = virtualizer.getVirtualItems();
  return {
    rows,
    measureRow: virtualizer.measureElement,
    above: (rows[0]?.start ?? scrollMargin) - scrollMargin,
    below: virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? scrollMargin) - scrollMargin),
    lastIndex: rows.at(-1)?.index ?? 0,
  };
}

/** The distance of an element from the top of the document; it changes with the content above. */
function useDocumentTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      setTop(Math.round((element.current?.getBoundingClientRect().top ?? 0) + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
