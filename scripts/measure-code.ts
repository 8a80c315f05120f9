// `npm run measure` measures the length of files and functions. Functions in tests do not count. The exit code is 1
// if a limit is exceeded. `--longest` lists the files and functions near the limits.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';

type Measured = { name: string; lines: number };

const LIMITS = { longestFile: 250, longestFunction: 80 };
const LISTED = 25;

const root = join(import.meta.dirname, '..');
const files = globSync('{shared,server,web,cli,scripts,bench,e2e}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**'],
});
const isText = (file: string) => file.startsWith('shared/i18n/');
const isTest = (file: string) => /\.test\.tsx?$|\/testing\/|^e2e\//.test(file);

const sources = files.filter((file) => !isText(file)).map((file) => [file, read(file)] as const);
const code = sources.filter(([file]) => !isTest(file));
const lengths = sources.map(([name, text]) => ({ name, lines: countLines(text) }));
// Released migrations never change.
const functions = code
  .filter(([file]) => !file.startsWith('server/database/migrations/'))
  .flatMap(([file, text]) => measureFunctions(file, text));
const isCode = ({ name }: Measured) => !isTest(name);

const codeFiles = lengths.filter(isCode);
const reached = { longestFile: longest(codeFiles), longestFunction: longest(functions) };
console.log(
  `${code.length} files of code, ${sum(codeFiles)} lines; ${sources.length - code.length} of tests, ${sum(lengths) - sum(codeFiles)} lines
files: median ${percentile(codeFiles, 50)} lines, 90th percentile ${percentile(codeFiles, 90)}; longest ${reached.longestFile}, of tests ${longest(lengths.filter(({ name }) => isTest(name)))}
functions: ${functions.length}, median ${percentile(functions, 50)} lines, 90th percentile ${percentile(functions, 90)}, longest ${reached.longestFunction}
exported names: ${code.reduce((count, [, text]) => count + (text.match(/^export (?!\{|\*)/gm)?.length ?? 0), 0)}`,
);
if (process.argv.includes('--longest')) {
  for (const list of [lengths, functions]) console.log(`\n${describe(list)}`);
}
const exceeded = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).filter(
  (name) => reached[name] > LIMITS[name],
);
for (const name of exceeded)
  console.error(`${name} is ${reached[name]}, and may be ${LIMITS[name]} at most.`);
process.exitCode = exceeded.length === 0 ? 0 : 1;

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function countLines(text: string): number {
  return text.trimEnd().split('\n').length;
}

/** Every function of more than one line, with its length. Nested functions count for the outer ones too. */
function measureFunctions(file: string, text: string): Measured[] {
  const { program } = parseSync(file, text);
  const found: Measured[] = [];
  const note = ({ start, end }: { start: number; end: number }) => {
    const firstLine = countLines(text.slice(0, start + 1));
    const lines = countLines(text.slice(start, end));
    if (lines > 1) found.push({ name: `${file}:${firstLine}`, lines });
  };
  new Visitor({ FunctionDeclaration: note, FunctionExpression: note, ArrowFunctionExpression: note }).visit(
    program,
  );
  return found;
}

function percentile(measured: Measured[], percent: number): number {
  const sorted = measured.map(({ lines }) => lines).toSorted((a, b) => a - b);
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? 0;
}

function longest(measured: Measured[]): number {
  return Math.max(0, ...measured.map(({ lines }) => lines));
}

function sum(measured: Measured[]): number {
  return measured.reduce((total, { lines }) => total + lines, 0);
}

function describe(measured: Measured[]): string {
  const sorted = measured.toSorted((a, b) => b.lines - a.lines).slice(0, LISTED);
  return sorted.map(({ name, lines }) => `${String(lines).padStart(5)}  ${name}`).join('\n');
}
