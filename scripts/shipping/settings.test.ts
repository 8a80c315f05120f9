import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SETTINGS } from '#server/config.ts';
import { COMPOSE_VARIABLES, findVariables } from './compose-problems.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('.env.example names every setting and nothing else', () => {
  const named = Array.from(read('.env.example').matchAll(/^#?([A-Z_]+)=/gm), ([, name = '']) => name);
  expect(named.toSorted()).toEqual(SETTINGS.toSorted());
});

test('the README names only settings', () => {
  const named = Array.from(read('README.md').matchAll(/^\| `([A-Z_]+)` /gm), ([, name = '']) => name);
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !SETTINGS.includes(name))).toEqual([]);
});

test.each(['compose.yaml', 'compose.postgres.yaml'])(
  '%s requires the variables that its first lines and the guide name',
  (path) => {
    const text = read(path);
    const intro = text.slice(0, text.search(/^\w/m));
    for (const name of findVariables(text)) {
      expect([...SETTINGS, ...COMPOSE_VARIABLES]).toContain(name);
      expect(`${name} in ${path}: ${intro.includes(name)}`).toBe(`${name} in ${path}: true`);
    }
  },
);
