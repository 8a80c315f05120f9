import { inject } from 'vitest';

/** The day on which all browser tests happen, for servers and pages: a Wednesday in the middle of a month. */
export const TODAY = '2026-11-18';

/** Returns how far the clocks of servers and pages are ahead, so that the run begins at noon in UTC. */
export function clockAheadAtNoon(): number {
  return Date.parse(`${TODAY}T12:00:00Z`) - Date.now();
}

/** Returns the current time of the shared server and of pages, in milliseconds. */
export function now(): number {
  return Date.now() + inject('clockAheadMs');
}
