import { inject } from 'vitest';

/** The day on which all browser tests happen, for servers and pages: a Wednesday in the middle of a month. */
export const TODAY = '2026-11-18';

/** How far the clocks of servers and pages are ahead of the real one, if it is noon in UTC when the run begins. */
export function aheadAtNoon(): number {
  return Date.parse(`${TODAY}T12:00:00Z`) - Date.now();
}

/** The time of the shared server and of pages now, in milliseconds. */
export function now(): number {
  return Date.now() + inject('clockAheadMs');
}
