import type { Location } from './address.ts';

/** The steps of a browser's history that belong to the app. */
export interface Steps {
  current: () => Location;
  /** Whether Back would leave the app. */
  isFirst: () => boolean;
  push: (location: Location) => void;
  replace: (location: Location) => void;
  go: (distance: number) => void;
  /** Undoes a step that the browser has just made, without calling `onStep`. */
  undo: (distance: number) => void;
  /** Fetches another page from the server. */
  leave: (href: string, replace: boolean) => void;
  /** Calls back after each step back or forward, with its distance if that is known. */
  onStep: (callback: (distance: number | undefined) => void) => void;
}
