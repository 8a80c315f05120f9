import { hrefOf, toLocation, type Location } from './address.ts';
import type { Steps } from './steps.ts';

/** What the browser keeps with each step. */
type Kept = { key: string; place: number; state: unknown };

/** The steps of this tab. */
export function browserSteps(): Steps {
  let { place } = readKept() ?? keep(0);
  let undone = 0;

  return {
    current: readLocation,
    // A step that is being undone is not where the tab stays.
    isFirst: () => place === 0 && undone === 0,
    push: (location) => history.pushState(toKept(location, ++place), '', hrefOf(location)),
    replace: (location) => history.replaceState(toKept(location, place), '', hrefOf(location)),
    go: (distance) => history.go(distance),
    undo: (distance) => {
      undone++;
      history.go(-distance);
    },
    leave: (href, replace) => (replace ? location.replace(href) : location.assign(href)),
    onStep: (callback) =>
      addEventListener('popstate', () => {
        const before = place;
        const kept = readKept();
        ({ place } = kept ?? keep(before + 1));
        if (undone > 0) undone--;
        else callback(kept && place - before);
      }),
  };
}

function toKept({ key, state }: Location, place: number): Kept {
  return { key, place, state };
}

/** Nothing is kept yet with the first step, nor with one by a plain link into the page. */
function readKept(): Kept | undefined {
  const kept = history.state as Partial<Kept> | null;
  if (kept?.key === undefined || kept.place === undefined) return undefined;
  return { key: kept.key, place: kept.place, state: kept.state };
}

function keep(place: number): Kept {
  const kept = toKept(toLocation(location.href, '/'), place);
  history.replaceState(kept, '');
  return kept;
}

function readLocation(): Location {
  return toLocation(location.href, '/', readKept());
}
