import { useEffect, useState, type RefObject } from 'react';

type Edges = { 'data-more'?: 'start' | 'end' | 'both' };

/** Sets an attribute with the directions in which a row can scroll, for its style. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): Edges {
  const [edges, setEdges] = useState<Edges>({});

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const update = () => {
      const hasStart = row.scrollLeft > 4;
      const hasEnd = row.scrollLeft + row.clientWidth < row.scrollWidth - 4;
      if (hasStart && hasEnd) setEdges({ 'data-more': 'both' });
      else if (hasStart) setEdges({ 'data-more': 'start' });
      else setEdges(hasEnd ? { 'data-more': 'end' } : {});
    };
    const observer = new ResizeObserver(update);
    observer.observe(row);
    row.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      row.removeEventListener('scroll', update);
    };
  }, [ref]);

  return edges;
}
