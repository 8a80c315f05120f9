import { describe, expect, it } from 'vitest';
import { paths, findScreen } from '#shared/paths.ts';
import { SCREENS } from './screens.ts';

/** Addresses that only redirect. */
const WITHOUT_PICTURE: readonly string[] = [paths.admin];

describe('the pictures of all screens', () => {
  it('show every path of the app', () => {
    const shown = new Set(SCREENS.map(({ path }) => findScreen(path)));
    const missing = Object.values(paths).filter(
      (path) => !shown.has(path) && !WITHOUT_PICTURE.includes(path),
    );
    expect(missing).toEqual([]);
  });

  it('have different names', () => {
    const names = SCREENS.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
