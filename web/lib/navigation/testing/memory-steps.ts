import { toLocation, type Location } from '../address.ts';
import type { Steps } from '../steps.ts';

/** Steps without a browser, for tests. `fetchedPages` lists the pages that were fetched from the server. */
export function memorySteps(start = '/'): Steps & { fetchedPages: string[] } {
  let visited = [toLocation(start, '/')];
  let place = 0;
  let notify: (distance: number) => void = () => undefined;
  const fetchedPages: string[] = [];

  function current(): Location {
    const location = visited[place];
    if (location === undefined) throw new RangeError(`No step ${place} among ${visited.length}.`);
    return location;
  }

  function move(distance: number): boolean {
    if (visited[place + distance] === undefined) return false;
    place += distance;
    return true;
  }

  return {
    fetchedPages,
    current,
    isFirst: () => place === 0,
    push: (location) => (visited = [...visited.slice(0, ++place), location]),
    replace: (location) => (visited[place] = location),
    go: (distance) => move(distance) && notify(distance),
    undo: (distance) => move(-distance),
    leave: (href) => fetchedPages.push(href),
    onStep: (callback) => (notify = callback),
  };
}
