import { hrefOf, toLocation, type Location } from './address.ts';
import { createBlockers } from './blockers.ts';
import { findPlace, type Place, type Table } from './screens.ts';
import type { Steps } from './steps.ts';
import { fetchView, readyView, type Failure, type View } from './view.ts';

export type NavigateOptions = {
  /** Takes the place of the current step, so that Back skips it. */
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
};

/** What shows, and whether the next screen is on its way. Both are undefined until the first screen is here. */
export type NavigationState = {
  location: Location;
  view: View | undefined;
  failure: Failure | undefined;
  keepsScroll: boolean;
  isLoading: boolean;
};

/** `step` is one that the browser has already made, back or forward. */
type Way = { by: 'push' | 'replace' | 'step'; keepsScroll?: boolean };
type Listener = (before: NavigationState) => void;
export type Navigation = ReturnType<typeof createNavigation>;

/** Leads from screen to screen. The old one stays until the guard, the code and the texts of the next are here. */
export function createNavigation(steps: Steps, table: Table) {
  let state: NavigationState = {
    location: steps.current(),
    view: undefined,
    failure: undefined,
    keepsScroll: false,
    isLoading: true,
  };
  let latest: Location | undefined;
  let isAnswered = false;
  const listeners = new Set<Listener>();
  const blockers = createBlockers();

  function change(changes: Partial<NavigationState>): void {
    const before = state;
    state = { ...state, ...changes };
    listeners.forEach((listener) => listener(before));
  }

  function show(location: Location, way: Way, shown: Pick<NavigationState, 'view' | 'failure'>): void {
    if (way.by !== 'step') steps[way.by](location);
    change({ ...shown, location, keepsScroll: way.keepsScroll ?? false, isLoading: false });
  }

  async function open(location: Location, way: Way): Promise<void> {
    latest = location;
    const place = findPlace(table, location.pathname);
    if (place === 'document') return steps.leave(hrefOf(location), way.by !== 'push');
    if ('redirect' in place) return redirect(place.redirect, way);
    const isEntering = place.frame !== state.view?.frame;
    const view = isEntering && place.frame.guard ? undefined : readyView(place);
    if (view) return show(location, way, { view, failure: undefined });
    change({ isLoading: true });
    await openFetched(place, isEntering, location, way);
  }

  async function openFetched(place: Place, isEntering: boolean, location: Location, way: Way) {
    const view = await fetchView(place, isEntering ? location : undefined).catch(
      (error: unknown): Failure => ({ error }),
    );
    // Somebody has gone on to another screen meanwhile.
    if (latest !== location) return;
    if ('redirect' in view) await redirect(view.redirect, way);
    else if ('error' in view) show(location, way, { view: undefined, failure: view });
    else show(location, way, { view, failure: undefined });
  }

  async function redirect(path: string, { by }: Way): Promise<void> {
    await open(toLocation(path, '/'), { by: by === 'push' ? 'push' : 'replace' });
  }

  /** Goes to a path of the app, to a '?query' or '#part' of this screen, or some steps on. */
  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return steps.go(to);
    const { replace = false, preventScrollReset: keepsScroll = false } = options;
    const nextLocation = toLocation(to, hrefOf(state.location), { state: options.state });
    const goOn = () => open(nextLocation, { by: replace ? 'replace' : 'push', keepsScroll });
    if (blockers.hold({ currentLocation: state.location, nextLocation }, () => void goOn())) return;
    await goOn();
  }

  function followStep(distance: number | undefined): void {
    const nextLocation = steps.current();
    const isAsked = distance !== undefined && !isAnswered;
    isAnswered = false;
    const goOn = () => {
      isAnswered = true;
      steps.go(distance ?? 0);
    };
    if (isAsked && blockers.hold({ currentLocation: state.location, nextLocation }, goOn))
      return steps.undo(distance);
    void open(nextLocation, { by: 'step' });
  }

  steps.onStep(followStep);
  void open(state.location, { by: 'step' });
  return {
    navigate,
    addBlocker: blockers.add,
    get state() {
      return state;
    },
    /** Calls back after each change, until the returned function is called. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
