import type { Location } from './address.ts';
import type { Failure, View } from './view.ts';

/** The location and its view or failure; neither exists until the first screen is here. */
export type NavigationState = {
  location: Location;
  view: View | undefined;
  failure: Failure | undefined;
  keepsScroll: boolean;
  /** Whether the next screen is on its way. */
  isLoading: boolean;
};

type Listener = (before: NavigationState) => void;
export type Shown = ReturnType<typeof createShown>;

/** Holds the state of the navigation, and tells its listeners about each change. */
export function createShown(location: Location) {
  let state: NavigationState = {
    location,
    view: undefined,
    failure: undefined,
    keepsScroll: false,
    isLoading: true,
  };
  const listeners = new Set<Listener>();
  return {
    get state() {
      return state;
    },
    change: (changes: Partial<NavigationState>): void => {
      const before = state;
      state = { ...state, ...changes };
      listeners.forEach((listener) => listener(before));
    },
    /** Calls back after each change, until the returned function is called. */
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
