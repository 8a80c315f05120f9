import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the end of a conversation in sight, for the element that marks it: at first, when the reader writes, and when
 * others do while it was in sight. Whoever reads earlier messages stays there.
 */
export function useEndInSight(last: { number: number; isOwn: boolean }): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null);
  const isInSight = useRef(true);
  const { number, isOwn } = last;

  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      isInSight.current = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  // Before the observer learns that the new message has pushed the end away.
  useLayoutEffect(() => {
    if (isInSight.current || isOwn) end.current?.scrollIntoView({ block: 'nearest' });
  }, [number, isOwn]);

  return end;
}
