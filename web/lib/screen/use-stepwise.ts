import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';

/** The first and the last index of rows that follow each other; without any rows, the last is less than the first. */
type Stretch = { first: number; last: number };

/** The number of rows that a phone can draw in a frame or two. */
const MAX_NEW_ROWS = 4;

/**
 * Draws the rows that come into the window a few at a time, so that fast scrolling does not stop the page. Returns the
 * stretch to draw now; `visibleFirst` is the first row in the window.
 */
export function useStepwise(wanted: Stretch, visibleFirst: number): Stretch {
  const drawn = useRef<Stretch>(undefined);
  const [, drawMore] = useReducer((steps: number) => steps + 1, 0);
  const stretch = nextStretch(drawn.current, wanted, visibleFirst);
  const { first, last } = stretch;
  const isComplete = first === wanted.first && last === wanted.last;
  useLayoutEffect(() => {
    drawn.current = { first, last };
  }, [first, last]);
  useEffect(() => {
    if (isComplete) return undefined;
    const frame = requestAnimationFrame(drawMore);
    return () => cancelAnimationFrame(frame);
  }, [first, last, isComplete]);
  return stretch;
}

/** Extends the drawn rows that are still wanted, first in the direction of more wanted rows. */
export function nextStretch(drawn: Stretch | undefined, wanted: Stretch, visibleFirst: number): Stretch {
  if (drawn === undefined || drawn.last < drawn.first) return wanted;
  const first = Math.max(drawn.first, wanted.first);
  const last = Math.min(drawn.last, wanted.last);
  if (first > last) {
    // None of the drawn rows is wanted any more.
    const start = Math.min(Math.max(visibleFirst, wanted.first), wanted.last);
    return { first: start, last: Math.min(start + MAX_NEW_ROWS - 1, wanted.last) };
  }
  const isMoreBelow = wanted.last - last >= first - wanted.first;
  const below = Math.min(wanted.last - last, MAX_NEW_ROWS);
  const above = Math.min(first - wanted.first, MAX_NEW_ROWS);
  return isMoreBelow
    ? { first: first - Math.min(above, MAX_NEW_ROWS - below), last: last + below }
    : { first: first - above, last: last + Math.min(below, MAX_NEW_ROWS - above) };
}
