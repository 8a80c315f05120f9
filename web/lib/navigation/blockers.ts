import type { Location } from './address.ts';

export type Leaving = {
  currentLocation: Location;
  nextLocation: Location;
  /** Whether it is the browser's Back. */
  isBack: boolean;
};

/** A part of a screen that may hold up a navigation, and later lets it go on. */
export type Blocker = { shouldBlock: (leaving: Leaving) => boolean; onBlocked: (goOn: () => void) => void };

/** Asks the parts of a screen whether it may be left. */
export function createBlockers() {
  const blockers = new Set<Blocker>();
  return {
    /** Returns how to stop asking this one. */
    add: (blocker: Blocker): (() => void) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },

    /** Returns whether one of them holds up the navigation, which then goes on by `goOn`; the latest is asked first. */
    hold: (leaving: Leaving, goOn: () => void): boolean => {
      const holding = [...blockers].toReversed().find(({ shouldBlock }) => shouldBlock(leaving));
      holding?.onBlocked(goOn);
      return holding !== undefined;
    },
  };
}
