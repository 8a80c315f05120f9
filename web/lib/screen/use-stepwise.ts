import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';

/** The first and the last index of rows that follow each other; without any rows, the last is less than the first. */
type Stretch = { first: number; last: number };

/** The most new rows that a frame draws. A slow processor draws fewer. */
const MAX_NEW_ROWS = 3;
const FIRST_NEW_ROWS = 2;
/** Frames that take longer get fewer rows; a task of more than 50 ms would hold up the page. */
const SLOW_FRAME_MS = 30;
const FAST_FRAME_MS = 20;
/** After a longer rest nothing is known about the processor. */
const REST_MS = 200;

/**
 * Draws the rows that come into the window a few in each frame, so that fast scrolling does not stop the page. Returns
 * the stretch to draw now; `visibleFirst` is the first row in the window.
 */
export function useStepwise(wanted: Stretch, visibleFirst: number): Stretch {
  const drawn = useRef<Stretch>(undefined);
  const [pace] = useState(createPace);
  const [, drawMore] = useReducer((steps: number) => steps + 1, 0);
  const stretch = nextStretch(drawn.current, wanted, visibleFirst, pace.rowsOf(frameTime()));
  const { first, last } = stretch;
  const isComplete = first === wanted.first && last === wanted.last;
  useLayoutEffect(() => {
    const { current: before } = drawn;
    if (before !== undefined && (first < before.first || last > before.last)) pace.grow(frameTime());
    drawn.current = { first, last };
  }, [first, last, pace]);
  useEffect(() => {
    if (isComplete) return undefined;
    let frame = requestAnimationFrame(function draw() {
      // The event of scrolling may have drawn the rows of this frame.
      if (pace.rowsOf(frameTime()) === 0) frame = requestAnimationFrame(draw);
      else drawMore();
    });
    return () => cancelAnimationFrame(frame);
  }, [first, last, isComplete, pace]);
  return stretch;
}

/** The time at which the current frame began. */
function frameTime(): number {
  return Number(document.timeline.currentTime);
}

/** Finds how many rows a frame can draw, from the time that the frames before it took. */
export function createPace() {
  let rows = FIRST_NEW_ROWS;
  let grownAt: number | undefined;
  return {
    /** The new rows of a frame; none after it has drawn some. */
    rowsOf: (frame: number): number => (frame === grownAt ? 0 : rows),
    /** Notes that a frame drew rows. */
    grow: (frame: number): void => {
      const tookMs = frame - (grownAt ?? -Infinity);
      if (tookMs < FAST_FRAME_MS) rows = Math.min(rows + 1, MAX_NEW_ROWS);
      else if (tookMs > SLOW_FRAME_MS && tookMs < REST_MS) rows = Math.max(1, rows >> 1);
      grownAt = frame;
    },
  };
}

/** Extends the drawn rows that are still wanted, first in the direction of more wanted rows. */
export function nextStretch(
  drawn: Stretch | undefined,
  wanted: Stretch,
  visibleFirst: number,
  rows: number,
): Stretch {
  if (drawn === undefined || drawn.last < drawn.first) return wanted;
  const first = Math.max(drawn.first, wanted.first);
  const last = Math.min(drawn.last, wanted.last);
  if (first > last) {
    // None of the drawn rows is wanted any more.
    const start = Math.min(Math.max(visibleFirst, wanted.first), wanted.last);
    return { first: start, last: Math.min(start + Math.max(rows, 1) - 1, wanted.last) };
  }
  const isMoreBelow = wanted.last - last >= first - wanted.first;
  const below = Math.min(wanted.last - last, rows);
  const above = Math.min(first - wanted.first, rows);
  return isMoreBelow
    ? { first: first - Math.min(above, rows - below), last: last + below }
    : { first: first - above, last: last + Math.min(below, rows - above) };
}
