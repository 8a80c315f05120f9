// Lists comments, test titles and texts of the API document with wordings that have to be read twice.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Finding = { line: number; text: string };

/** A clause that stands in place of a subject and a verb. */
const CLAUSE = '(?:of )?(?:what|so many|that an?) ';
const COMMENT = String.raw`(?:/\*\*?|//)[\s*]*`;
const TITLE = String.raw`\b(?:it|test|describe)(?:\.\w+)*(?:\([^'"\n]*\))?\(\n?\s*['"\`]`;
const CLAUSES = new RegExp(`(?:${COMMENT}|${TITLE})${CLAUSE}[^\n]*`, 'gi');
/** A text of the API document. */
const API_CLAUSES = new RegExp(`['"\`]${CLAUSE}[^\n]*`, 'gi');
/** A number without a name, such as 'so many days'. */
const NAMELESS_NUMBERS = /(?:\/\*|\/\/|^\s*\*|['"`])[^\n]*(?<!, )\bso many\b[^\n]*/gim;

/** Finds clauses in place of sentences, and numbers without a name. `isApiText` says that texts count too. */
export function findObscureWords(source: string, isApiText = false): Finding[] {
  const patterns = [CLAUSES, NAMELESS_NUMBERS, ...(isApiText ? [API_CLAUSES] : [])];
  const findings = patterns
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .filter(({ 0: text, index }) => !isLaterLine(source, index, text))
    .map(({ 0: text, index }) => ({ line: source.slice(0, index).split('\n').length, text: text.trim() }));
  const byLine = new Map(findings.map((finding) => [finding.line, finding]));
  return [...byLine.values()].toSorted((one, other) => one.line - other.line);
}

/** Whether a `//` comment continues the sentence of the line before. */
function isLaterLine(source: string, index: number, text: string): boolean {
  if (!text.startsWith('//') || /\bso many\b/i.test(text)) return false;
  const before = source.slice(0, index).split('\n').at(-2)?.trim() ?? '';
  return before.startsWith('//') && !before.endsWith('.');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..');
  const files = globSync('{shared,server,web,cli,scripts,bench,e2e}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/node_modules/**', 'shared/i18n/**', 'shared/advisor/lists/**', 'scripts/plain-words*'],
  });
  const findings = files.flatMap((file) =>
    findObscureWords(readFileSync(join(root, file), 'utf8'), isApiFile(file)).map(
      ({ line, text }) => `${file}:${line}  ${text}`,
    ),
  );
  for (const finding of findings) console.error(finding);
  console.log(`${findings.length} obscure wordings in ${files.length} files`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function isApiFile(file: string): boolean {
  return /^(?:server\/features\/api-document|shared\/contract)\//.test(file) && !file.endsWith('.test.ts');
}
