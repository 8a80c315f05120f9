import { largestOf } from '../../lists.ts';
import { readDate } from './dates.ts';
import { splitFixedWidth } from './fixed-width.ts';
import { splitLabels } from './label-lines.ts';
import { readNumber } from './numbers.ts';
import { splitText, type Delimiter, type Table } from './split.ts';

const DELIMITERS: readonly Delimiter[] = [';', ',', '\t', '|'];
const SAMPLE_LENGTH = 100_000;
const SAMPLE_ROWS = 300;

/** Splits a text by the delimiter that gives the most rows with a day and a number, and the most of equal length. */
export function splitTable(text: string, maxRows: number): Table {
  const named = /^\s*"?sep=([;,|\t])"?\s*(?:\r\n?|\n)/i.exec(text.slice(0, 20));
  if (named) {
    const { rows, lines } = splitText(text.slice(named[0].length), named[1] as Delimiter, maxRows);
    return { rows, lines: lines.map((line) => line + 1) };
  }
  const labelled = splitLabels(text);
  if (labelled !== undefined) return labelled;
  const sample = text.slice(0, SAMPLE_LENGTH);
  const quoted = unwrapLines(sample) === undefined ? undefined : unwrapLines(text);
  const plain = quoted ?? withDoubleQuotes(text);
  const { delimiter, movements } = findDelimiter(plain.slice(0, SAMPLE_LENGTH));
  const aligned = movements === 0 ? splitFixedWidth(plain, maxRows) : undefined;
  return aligned ?? splitText(plain, delimiter, maxRows);
}

/** Finds the likeliest delimiter, and counts the rows with a day and a number that it gives in the sample. */
function findDelimiter(sample: string): { delimiter: Delimiter; movements: number } {
  let best: { delimiter: Delimiter; score: number; movements: number } = {
    delimiter: ',',
    score: -1,
    movements: 0,
  };
  for (const delimiter of DELIMITERS) {
    const found = scoreRows(splitText(sample, delimiter, SAMPLE_ROWS));
    if (found.score > best.score) best = { delimiter, ...found };
  }
  return best;
}

function scoreRows({ rows }: Table): { score: number; movements: number } {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  const usual = Math.max(0, largestOf(counts.values()));
  const movements = rows.filter(hasDayAndNumber).length;
  // Rows with a day and a number count most, then rows of the usual length.
  return { score: rows.length === 0 ? 0 : (10 * movements + usual) / rows.length, movements };
}

function hasDayAndNumber(row: string[]): boolean {
  if (row.length < 2 || !row.some((cell) => readDate(cell) !== undefined)) return false;
  return row.some((cell) => readNumber(cell) !== undefined && readDate(cell)?.shape !== 'bare');
}

/** Replaces the single quotes that some banks put around each cell: `'20112026','-','1,000.00'`. */
function withDoubleQuotes(text: string): string {
  const lines = text
    .slice(0, SAMPLE_LENGTH)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '');
  const quoted = lines.filter((line) => /^'[^'"]*'(?:([;,\t|])'[^'"]*'(?:\1'[^'"]*')*)\1?\s*$/.test(line));
  if (quoted.length < 1 || quoted.length < lines.length * 0.5) return text;
  return text.replace(/(^|[;,\t|])'([^'"\r\n]*)'(?=[;,\t|]|\s*$)/gm, '$1"$2"');
}

/**
 * Removes the quotes that some banks put around each whole line: `"2024-01-31,""Shop"",1.00"`. Undefined if most lines
 * have none.
 */
function unwrapLines(text: string): string | undefined {
  const lines = text.split(/\r\n|\n|\r/);
  const filled = lines.filter((line) => line.trim() !== '');
  const isWrapped = (line: string) => {
    const inner = /^"(.*)"[;,\s]*$/.exec(line)?.[1];
    return inner !== undefined && !inner.replaceAll('""', '').includes('"');
  };
  const wrapped = filled.filter((line) => isWrapped(line) && /[;,\t|]/.test(line.replace(/[;,\s]+$/, '')));
  if (wrapped.length < 2 || wrapped.length < filled.length * 0.8) return undefined;
  return lines
    .map((line) =>
      isWrapped(line)
        ? line
            .replace(/"[;,\s]*$/, '')
            .slice(1)
            .replaceAll('""', '"')
        : line,
    )
    .join('\n');
}
