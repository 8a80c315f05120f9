import type { Location } from './address.ts';

export type Leaving = {
  currentLocation: Location;
  nextLocation: Location;
  /** Whether somebody leaves by the browser's Back. */
  isBack: boolean;
};

/** A part of a screen that may hold up a navigation, and let it proceed later. */
export type Blocker = {
  shouldBlock: (leaving: Leaving) => boolean;
  onBlocked: (proceed: () => void) => void;
  /** Whether it only closes something, and nobody leaves the screen. */
  staysHere?: boolean;
  /** Whether it shows a step of a screen, which Back closes even on the first page of a tab. */
  isStep?: boolean;
};

/** Asks the parts of a screen whether it may be left. */
export function createBlockers() {
  const blockers = new Set<Blocker>();
  return {
    /** Returns a function that removes the blocker. */
    add: (blocker: Blocker): (() => void) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },

    /**
     * Returns whether a blocker holds up the navigation; it may call `proceed` later. Blockers that stay on the screen
     * come first, then the latest.
     */
    hold: (leaving: Leaving, proceed: () => void): boolean => {
      const latest = [...blockers].toReversed().filter(({ shouldBlock }) => shouldBlock(leaving));
      const holding = latest.find(({ staysHere }) => staysHere) ?? latest[0];
      holding?.onBlocked(proceed);
      return holding !== undefined;
    },
  };
}
