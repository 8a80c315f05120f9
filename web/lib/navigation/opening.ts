import { toHref, toLocation, type Location } from './address.ts';
import { findPlace, type Place, type Table } from './screens.ts';
import type { Steps } from './steps.ts';
import type { NavigationState, Store } from './store.ts';
import { fetchView, readyView, type Failure } from './view.ts';

/** How a location opens; for `step`, the browser has already gone back or forward to it. */
type Way = { by: 'push' | 'replace' | 'step'; keepsScroll?: boolean };

/**
 * Returns a function that opens a location. The old screen stays until the guard has decided and the new screen is
 * fetched.
 */
export function createOpening(steps: Steps, table: Table, store: Store) {
  let latest: Location | undefined;

  async function open(location: Location, way: Way): Promise<void> {
    latest = location;
    const place = findPlace(table, location.pathname);
    if (place === 'document') return steps.leave(toHref(location), way.by !== 'push');
    if ('redirect' in place) return redirect(place.redirect, way);
    const isEntering = place.frame !== store.state.view?.frame;
    const view = isEntering && place.frame.guard ? undefined : readyView(place);
    if (view) return show(location, way, { view, failure: undefined });
    store.change({ isLoading: true });
    await openFetched(place, location, way, isEntering);
  }

  async function openFetched(place: Place, location: Location, way: Way, isEntering: boolean) {
    const view = await fetchView(place, isEntering ? location : undefined).catch(
      (error: unknown): Failure => ({ error }),
    );
    // Somebody has opened another screen meanwhile.
    if (latest !== location) return;
    if ('redirect' in view) await redirect(view.redirect, way);
    else if ('error' in view) show(location, way, { view: undefined, failure: view });
    else show(location, way, { view, failure: undefined });
  }

  async function redirect(path: string, { by }: Way): Promise<void> {
    await open(toLocation(path, '/'), { by: by === 'push' ? 'push' : 'replace' });
  }

  function show(location: Location, way: Way, result: Pick<NavigationState, 'view' | 'failure'>): void {
    if (way.by !== 'step') steps[way.by](location);
    store.change({ ...result, location, keepsScroll: way.keepsScroll ?? false, isLoading: false });
  }

  return open;
}
