import { savesData } from '../browser/saves-data.ts';
import { toHref, toLocation } from './address.ts';
import { createBlockers, type Blocker } from './blockers.ts';
import { createOpening } from './opening.ts';
import { findPlace, type Table } from './screens.ts';
import type { Steps } from './steps.ts';
import { createStore } from './store.ts';

export type NavigateOptions = {
  /** Takes the place of the current step, so that Back skips it. */
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
};

export type Navigation = ReturnType<typeof createNavigation>;

/** Goes from screen to screen, unless a part of the old one holds it up. */
export function createNavigation(steps: Steps, table: Table) {
  const store = createStore(steps.current());
  const open = createOpening(steps, table, store);
  const blockers = createBlockers();
  let isAllowed = false;

  /** Goes to a path of the app, to a '?query' or '#part' of this screen, or by a number of steps. */
  async function navigate(to: string | number, options: NavigateOptions = {}): Promise<void> {
    if (typeof to === 'number') return steps.go(to);
    const { replace = false, preventScrollReset: keepsScroll = false } = options;
    const { location: currentLocation } = store.state;
    const nextLocation = toLocation(to, toHref(currentLocation), { state: options.state });
    const proceed = () => open(nextLocation, { by: replace ? 'replace' : 'push', keepsScroll });
    if (!blockers.hold({ currentLocation, nextLocation, isBack: false }, () => void proceed()))
      await proceed();
  }

  /** Fetches the code and texts of a screen that somebody may open next, unless the browser saves data. */
  function prefetch(to: string): void {
    if (savesData()) return;
    const place = findPlace(table, toLocation(to, toHref(store.state.location)).pathname);
    if (typeof place === 'object' && 'screen' in place) place.screen.Page.fetch().catch(() => undefined);
  }

  /** Follows a step that the browser has made, or undoes it until somebody allows it. */
  function follow(distance: number | undefined): void {
    const { location: currentLocation } = store.state;
    const leaving = { currentLocation, nextLocation: steps.current(), isBack: (distance ?? 0) < 0 };
    const canBeHeld = distance !== undefined && !isAllowed;
    isAllowed = false;
    const proceed = () => {
      isAllowed = true;
      steps.go(distance ?? 0);
    };
    if (canBeHeld && blockers.hold(leaving, proceed)) steps.undo(distance);
    else void open(leaving.nextLocation, { by: 'step' });
  }

  /** Back cannot be held up on the first page of a tab, so a step of a screen becomes a step of the browser there. */
  function addBlocker(blocker: Blocker): () => void {
    if (blocker.isStep === true && steps.isFirst()) steps.push(steps.current());
    return blockers.add(blocker);
  }

  steps.onStep(follow);
  void open(store.state.location, { by: 'step' });
  return {
    navigate,
    prefetch,
    subscribe: store.subscribe,
    addBlocker,
    get state() {
      return store.state;
    },
  };
}
