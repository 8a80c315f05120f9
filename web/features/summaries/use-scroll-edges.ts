import { useEffect, useState, type RefObject } from 'react';

type Edges = { 'data-more'?: 'start' | 'end' | 'both' };

/** Sets an attribute with the directions in which a row can scroll, for its style. */
export function useScrollEdges(ref: RefObject<HTMLElement | null>): Edges {
  const [edges, setEdges] = useState<Edges>({});

  useEffect(() => {
    const row = ref.current;
    if (!row) return;
    const update = () => setEdges(findEdges(row));
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

function findEdges(row: HTMLElement): Edges {
  const hasStart = row.scrollLeft > 4;
  const hasEnd = row.scrollLeft + row.clientWidth < row.scrollWidth - 4;
  if (hasStart) return { 'data-more': hasEnd ? 'both' : 'start' };
  return hasEnd ? { 'data-more': 'end' } : {};
}
