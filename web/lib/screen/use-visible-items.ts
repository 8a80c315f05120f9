import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useStepwise } from './use-stepwise.ts';

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
    // Rows are drawn in a task of their own, apart from the layout and paint of the frame.
    useFlushSync: false,
  });
  const wanted = virtualizer.getVirtualItems();
  const first = wanted[0]?.index ?? 0;
  const last = wanted.at(-1)?.index ?? -1;
  const step = useStepwise({ first, last }, virtualizer.range?.startIndex ?? first);
  const items = wanted.slice(step.first - first, step.last - first + 1);
  return {
    items,
    measure: virtualizer.measureElement,
    above: (items[0]?.start ?? scrollMargin) - scrollMargin,
    below: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
    lastIndex: Math.max(0, last),
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
