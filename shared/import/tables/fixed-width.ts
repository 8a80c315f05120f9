import { largestOf } from '../../lists.ts';
import { foldText } from './cells.ts';
import { readDate } from './dates.ts';
import { readNumber } from './numbers.ts';
import type { Table } from './split.ts';
import { findMeanings } from './header-meanings.ts';
import { isShortDay } from './years.ts';

/** The place of a column in each line: from its first character up to, but without, `to`. */
type Span = { from: number; to: number };

const MAX_ABOVE = 200;
const MAX_LINE = 1_000;
/** Numbers may have one space for thousands, so that columns are at least this many spaces apart. */
const MIN_GAP = 2;
const RULER = /^[\s\-_=+|]+$/;

/**
 * Splits a text with aligned columns between spaces. Undefined for any other text, and if two names of the header are
 * over one column.
 */
export function splitFixedWidth(text: string, maxRows: number): Table | undefined {
  if (text.includes('\t')) return undefined;
  const lines = text.split(/\r\n|\n|\r/, maxRows);
  if (lines.some((line) => line.length > MAX_LINE)) return undefined;
  const top = lines.slice(0, MAX_ABOVE).findIndex((line) => isHeader(line));
  if (top === -1) return undefined;
  const header = lines[top] ?? '';
  const below = lines.slice(top + 1).filter((line) => isMovement(line));
  if (below.length === 0) return undefined;
  const spans = findSpans([header, ...below]);
  const isEachNameOverColumn = splitAtGaps(header).every(({ from, to }) =>
    spans.some((span) => span.from <= from && to <= span.to),
  );
  const hasEachColumnOneName = spans.every(
    (span) => splitAtGaps(header.slice(span.from, span.to)).length <= 1,
  );
  if (!isEachNameOverColumn || !hasEachColumnOneName || spans.length < 3) return undefined;
  const table: Table = { rows: [], lines: [] };
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '' || (at > top && RULER.test(line))) continue;
    const isAligned = at >= top && spans.every((span) => isBlankBefore(line, span.from));
    table.rows.push(isAligned ? spans.map(({ from, to }) => line.slice(from, to).trim()) : [line.trim()]);
    table.lines.push(at + 1);
  }
  return table;
}

/** Whether a line has known words for a day and an amount, with gaps between them. */
function isHeader(line: string): boolean {
  const meanings = splitAtGaps(line).map(({ name }) => findMeanings(foldText(name)));
  const has = (...wanted: string[]) => meanings.some((each) => each.some((one) => wanted.includes(one)));
  return meanings.length >= 3 && has('date', 'valueDate') && has('amount', 'debit', 'credit', 'net');
}

/** Whether a line has a day and a number, with a gap between them. */
function isMovement(line: string): boolean {
  const parts = splitAtGaps(line).map(({ name }) => name);
  const day = parts.findIndex((part) => readDate(part) !== undefined || isShortDay(part));
  return day !== -1 && parts.some((part, at) => at !== day && readNumber(part) !== undefined);
}

/** Splits a line at its gaps. */
function splitAtGaps(line: string): (Span & { name: string })[] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: name, index }) => ({
    name,
    from: index,
    to: index + name.length,
  }));
}

/** Finds the columns between the gaps that all lines have in common. */
function findSpans(lines: readonly string[]): Span[] {
  const width = largestOf(lines.map(({ length }) => length));
  const spans: Span[] = [];
  let blanks = MIN_GAP;
  for (let at = 0; at < width; at++) {
    const isBlank = lines.every((line) => (line.charAt(at) || ' ') === ' ');
    const last = spans.at(-1);
    if (isBlank) blanks++;
    else {
      if (last === undefined || blanks >= MIN_GAP) spans.push({ from: at, to: width });
      blanks = 0;
      const open = spans.at(-1);
      if (open) open.to = at + 1;
    }
  }
  return spans;
}

const isBlankBefore = (line: string, at: number) => at === 0 || (line.charAt(at - 1) || ' ') === ' ';
