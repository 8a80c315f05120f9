import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '#package.json' with { type: 'json' };
import { SETTINGS } from '#server/config.ts';
import { COMPOSE_VARIABLES } from './compose-problems.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const guides = ['README.md', 'docs/self-hosting.md', 'docs/scaling.md'];

test.each(guides)('%s sets only known settings', (path) => {
  const named = allMatches(read(path), /^(?:[a-z ]*)([A-Z][A-Z_]+)=/gm);
  expect(named.filter((name) => ![...SETTINGS, ...COMPOSE_VARIABLES].includes(name))).toEqual([]);
});

test.each(guides)('%s runs only existing commands', (path) => {
  const named = allMatches(read(path), /npm run (?:--silent )?([a-z:-]+)/g);
  expect(named.filter((name) => !(name in packageFile.scripts))).toEqual([]);
});

test.each([...guides, 'docs/automation.md'])(
  '%s names only existing files and links only to existing headings',
  (path) => {
    const text = read(path);
    const files = allMatches(text, /(?<![\w/])((?:cli|ops|bench|scripts|server|docs)\/[\w./-]+\.\w+)/g);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    for (const [, file = '', anchor] of text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)) {
      const target = file === '' ? path : join(dirname(path), file);
      expect([target, existsSync(join(root, target))]).toEqual([target, true]);
      if (anchor !== undefined) expect(readHeadings(read(target))).toContain(anchor);
    }
  },
);

test('Saldo prints the messages that the guide quotes', () => {
  const [, trouble = ''] = read('docs/self-hosting.md').split('## When something is wrong');
  const quoted = allMatches(trouble, /^- ((?:`[^`]+`(?: and )?)+)/gm).flatMap((quotes) =>
    allMatches(quotes, /`([^`]+)`/g),
  );
  expect(quoted.length).toBeGreaterThan(10);
  const printed = globSync('{server,cli,shared/errors}/**/*.{ts,mjs}', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) =>
      read(file)
        .replaceAll(/' \+\s+'/g, '')
        .replaceAll('${MIN_SECRET_BYTES}', '32'),
    )
    .join('\n');
  const pieces = quoted.flatMap((sentence) => sentence.split('…').map((piece) => piece.trim()));
  expect(pieces.filter((piece) => !printed.includes(piece))).toEqual([]);
});

function readHeadings(text: string): string[] {
  return allMatches(text, /^#+ (.*)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

function allMatches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, match = '']) => match);
}
