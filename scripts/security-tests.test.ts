import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** A file and the beginning of a title, or another sentence of the file. */
const REFERENCE = /`([^`]+)` → '(.+?)'(?=;| +\||,| [a-z])/g;

const rows = readFileSync(join(ROOT, 'docs/security-tests.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:promise +\||-)/.test(line));

/** Stands before a title, or before the part of one that follows a value. */
const STARTS = ["'", '"', '`', '} '];

/** Says what is wrong with a named test, or returns nothing. */
function findFault(file: string, title: string): string | undefined {
  if (!existsSync(join(ROOT, file))) return `${file} does not exist`;
  const source = readFileSync(join(ROOT, file), 'utf8');
  const isThere = file.endsWith('.test.ts')
    ? STARTS.some((start) => source.includes(start + title))
    : source.includes(title);
  return isThere ? undefined : `${file} has no '${title}'`;
}

it('every test that the document names exists, with its title', () => {
  const references = rows.flatMap((row) => [...row.matchAll(REFERENCE)]);
  expect(references).toHaveLength(rows.join('\n').split(' → ').length - 1);
  expect(references.length).toBeGreaterThan(150);
  expect(references.flatMap(([, file = '', title = '']) => findFault(file, title) ?? [])).toEqual([]);
});

it('every promise of the document has a test, or says that it has none', () => {
  expect(rows.filter((row) => !row.includes(' → ') && !row.includes('| no test: '))).toEqual([]);
});
