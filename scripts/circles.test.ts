import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** The files that each file of a folder imports, including imports of types and lazy ones. */
function readAllImports(folder: string): Map<string, string[]> {
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
  return new Map(files.map((file) => [file, readImports(file)]));
}

function readImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { staticImports, dynamicImports } = parseSync(file, text).module;
  const names = [
    ...staticImports.map((each) => each.moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return names.map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)));
}

/** The first circle of files that import each other, if there is one. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(file);
    if (at !== -1) return [...path.slice(at), file];
    if (done.has(file)) return undefined;
    for (const next of imports.get(file) ?? []) {
      const circle = visit(next, [...path, file]);
      if (circle !== undefined) return circle;
    }
    done.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const circle = visit(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

test('no files of the browser import each other in a circle, not even lazily', () => {
  const imports = readAllImports('web');
  expect(imports.size).toBeGreaterThan(500);
  expect(findCircle(imports)).toBeUndefined();
  const lazy = 'web/features/transactions/record/dialogs/opened-transaction-menu.tsx';
  const opener = 'web/features/transactions/record/dialogs/transaction-menu.tsx';
  expect(imports.get(opener)).toContain(lazy);
  expect(findCircle(new Map([...imports, [lazy, [opener]]]))).toEqual(expect.arrayContaining([opener, lazy]));
});
