import { toHref, toLocation, type Location } from './address.ts';
import type { Steps } from './steps.ts';

type StepState = { key: string; place: number; state: unknown };

/** The steps of this tab. */
export function browserSteps(): Steps {
  let { place } = readState() ?? initState(0);
  let undone = 0;

  return {
    current: readLocation,
    // While a step is being undone, the tab is at the first page only for a moment.
    isFirst: () => place === 0 && undone === 0,
    push: (location) => history.pushState(toState(location, ++place), '', toHref(location)),
    replace: (location) => history.replaceState(toState(location, place), '', toHref(location)),
    go: (distance) => history.go(distance),
    undo: (distance) => {
      undone++;
      history.go(-distance);
    },
    leave: (href, replace) => (replace ? location.replace(href) : location.assign(href)),
    onStep: (callback) =>
      addEventListener('popstate', () => {
        const oldPlace = place;
        const stored = readState();
        ({ place } = stored ?? initState(oldPlace + 1));
        if (undone > 0) undone--;
        else callback(stored && place - oldPlace);
      }),
  };
}

function toState({ key, state }: Location, place: number): StepState {
  return { key, place, state };
}

/** Returns undefined for the tab's first step and for a step by a plain link into the page, which have no state yet. */
function readState(): StepState | undefined {
  const stored = history.state as Partial<StepState> | null;
  if (stored?.key === undefined || stored.place === undefined) return undefined;
  return { key: stored.key, place: stored.place, state: stored.state };
}

function initState(place: number): StepState {
  const stored = toState(toLocation(location.href, '/'), place);
  history.replaceState(stored, '');
  return stored;
}

function readLocation(): Location {
  return toLocation(location.href, '/', readState());
}
