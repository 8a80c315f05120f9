import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';

type Sizes = {
  count: number;
  /** The likely height of an item in pixels, before it is drawn. */
  estimate: (index: number) => number;
  toKey: (index: number) => string;
  /** The number of items drawn beyond the window on each side. */
  overscan: number;
};

/** The items near the window, and the room that the others take above and below them. */
export function useVisibleItems(list: RefObject<HTMLElement | null>, sizes: Sizes) {
  const { count, estimate, toKey, overscan } = sizes;
  const scrollMargin = useDocumentTop(list);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count,
    estimateSize: estimate,
    getItemKey: toKey,
    overscan,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  return {
    items,
    measure: virtualizer.measureElement,
    above: (items[0]?.start ?? scrollMargin) - scrollMargin,
    below: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    lastIndex: items.at(-1)?.index ?? 0,
    /** Scrolls to an item that may not be drawn. */
    show: (index: number) => virtualizer.scrollToIndex(index),
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
