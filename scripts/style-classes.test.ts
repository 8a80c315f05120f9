import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findStyleFaults } from './style-classes.ts';

const root = join(import.meta.dirname, '..');
const NONE = { unknown: [], unusedPrimitives: [], unused: [], missing: [] };

it('every class of a component is in a stylesheet, and every class of a stylesheet in a component', () => {
  const all = globSync('web/**/*.{css,ts,tsx}', { cwd: root });
  const files = all.filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(files.length).toBeGreaterThan(500);
  const texts = Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  // index.html defines this class itself, before any stylesheet loads.
  texts['web/index.css'] = '.splash {}';
  expect(findStyleFaults(texts)).toEqual(NONE);
});

const sheets = {
  'web/ui/primitives.css': '@layer primitives { .row {} .dim {} }',
  'web/a/card.module.css': '.card {} .card[data-x] > .name:hover {} .name :global(.mantine-Other) {}',
};
const use = (markup: string) =>
  findStyleFaults({
    ...sheets,
    'web/a/card.tsx': `import classes from './card.module.css'; export const Card = () => ${markup};`,
  });

it('finds no fault if every class is defined and used', () => {
  expect(
    use('<p className={`row ${classes.card} ${isDim && "dim"}`}><b className={classes.name} /></p>'),
  ).toEqual(NONE);
  expect(use('<p className={kind === "other" ? "row" : "dim"}><Menu classNames={classes} /></p>')).toEqual(
    NONE,
  );
});

it('finds a plain class that no stylesheet defines', () => {
  expect(use('<p className="row dimm dim" title="other"><Menu classNames={classes} /></p>')).toEqual({
    ...NONE,
    unknown: ['web/a/card.tsx: dimm'],
  });
});

it('finds a primitive that no component uses', () => {
  expect(use('<p className="row"><Menu classNames={classes} /></p>')).toEqual({
    ...NONE,
    unusedPrimitives: ['dim'],
  });
});

it('finds classes of a module that no component uses, and used ones that the module does not define', () => {
  expect(use('<p className={`row dim ${classes.card} ${classes.nome}`} />')).toEqual({
    ...NONE,
    unused: ['web/a/card.module.css name'],
    missing: ['web/a/card.tsx: nome'],
  });
});
