import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls to the end of a conversation: at first, after the user's own message, and after others' messages if the end
 * was visible. A user who reads earlier messages stays there. The ref goes to an element at the end.
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

  // A layout effect runs before the observer reports that the new message has pushed the end away.
  useLayoutEffect(() => {
    if (isInSight.current || isOwn) end.current?.scrollIntoView({ block: 'nearest' });
  }, [number, isOwn]);

  return end;
}
