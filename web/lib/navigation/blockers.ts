import type { Location } from './address.ts';

export type Leaving = {
  currentLocation: Location;
  nextLocation: Location;
  /** Whether it is the browser's Back. */
  isBack: boolean;
};

/** A part of a screen that may hold up a navigation, and later lets it go on. */
export type Blocker = {
  shouldBlock: (leaving: Leaving) => boolean;
  onBlocked: (goOn: () => void) => void;
  /** Whether it only closes something, so that nobody has to be asked about leaving. */
  staysHere?: boolean;
  /** Whether Back has to lead there also where it would leave the app, for the steps of one screen. */
  isStep?: boolean;
};

/** Asks the parts of a screen whether it may be left. */
export function createBlockers() {
  const blockers = new Set<Blocker>();
  return {
    /** Returns how to stop asking this one. */
    add: (blocker: Blocker): (() => void) => {
      blockers.add(blocker);
      return () => void blockers.delete(blocker);
    },

    /**
     * Returns whether one of them holds up the navigation, which then goes on by `goOn`; those that stay here come
     * first, then the latest.
     */
    hold: (leaving: Leaving, goOn: () => void): boolean => {
      const latest = [...blockers].toReversed().filter(({ shouldBlock }) => shouldBlock(leaving));
      const holding = latest.find(({ staysHere }) => staysHere) ?? latest[0];
      holding?.onBlocked(goOn);
      return holding !== undefined;
    },
  };
}
