import type { Location } from './address.ts';
import type { Failure, View } from './view.ts';

/** The location with its view or failure; both are undefined until the first screen is fetched. */
export type NavigationState = {
  location: Location;
  view: View | undefined;
  failure: Failure | undefined;
  keepsScroll: boolean;
  isLoading: boolean;
};

type Listener = (oldState: NavigationState) => void;
export type Store = ReturnType<typeof createStore>;

/** Stores the state of the navigation, and tells its listeners about each change. */
export function createStore(location: Location) {
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
      const oldState = state;
      state = { ...state, ...changes };
      listeners.forEach((listener) => listener(oldState));
    },
    /** Calls back after each change, until the returned function is called. */
    subscribe: (listener: Listener): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
