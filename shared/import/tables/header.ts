import { foldText } from './cells.ts';
import { isMovementLike } from './profile.ts';
import { readDate } from './dates.ts';
import { readNumber } from './numbers.ts';
import { findMeanings } from './header-meanings.ts';
import type { HeaderMeaning } from './words/rule.ts';

/** A part of a table with a header of its own, or none. Rows are numbered as in the table. */
export type Section = {
  /** The first row of the header, or of the movements if there is none. */
  start: number;
  /** The first row under the header. */
  from: number;
  /** The row after the last one. */
  to: number;
  /** The header of each column, joined if it has several rows; empty without a header. */
  header: string[];
};

const MAX_HEADER_CELL = 60;
const AMOUNTS: readonly HeaderMeaning[] = ['amount', 'debit', 'credit', 'net'];
const DATES: readonly HeaderMeaning[] = ['date', 'valueDate'];

/** Finds the parts of a table: each begins with a row of known words above rows with a day and a number. */
export function findSections(rows: readonly string[][]): Section[] {
  const headers = findHeaders(rows);
  const first = headers[0];
  if (first === undefined) {
    const from = firstMovement(rows);
    return from === -1 ? [] : [{ start: from, from, to: rows.length, header: [] }];
  }
  return headers.map((at, index) => {
    const to = headers[index + 1] ?? rows.length;
    const isSecondRow = isPartOfHeader(rows, at + 1) && !isPartOfHeader(rows, at + 2);
    const header = joinHeader(
      isAboveHeader(rows, at) ? rows[at - 1] : undefined,
      rows[at] ?? [],
      isSecondRow ? rows[at + 1] : undefined,
    );
    return { start: at, from: at + (isSecondRow ? 2 : 1), to, header };
  });
}

/** Whether there is a header with only words and sums below it: a bank's table without any movement. */
export function isHeaderAlone(rows: readonly string[][]): boolean {
  const at = rows.findIndex((row) => scoreHeader(row) >= 3);
  const numbers = (row: readonly string[]) => row.filter((cell) => /\d/.test(cell)).length;
  return at !== -1 && rows.slice(at + 1).every((row) => numbers(row) <= 1);
}

/** Finds the first movement. Rows right above it with a day and the same width are movements with an unreadable amount. */
function firstMovement(rows: readonly string[][]): number {
  let from = rows.findIndex((row) => isMovementLike(row));
  const width = rows[from]?.length;
  const isLike = (row: readonly string[] = []) =>
    row.length === width && row.some((cell) => readDate(cell) !== undefined);
  while (from > 0 && isLike(rows[from - 1])) from--;
  return from;
}

function findHeaders(rows: readonly string[][]): number[] {
  const strict: number[] = [];
  let best: { at: number; score: number } | undefined;
  let isBelowData = false;
  for (const [at, row] of rows.entries()) {
    const score = scoreHeader(row);
    if (score >= 3 && isFollowed(rows, at)) strict.push(at);
    else if (score >= 2 && !isBelowData && score > (best?.score ?? 0) && isFollowed(rows, at))
      best = { at, score };
    isBelowData ||= at < 200 && isMovementLike(row);
  }
  const withAmounts = strict.filter((at) => hasAmountWord(rows[at] ?? []));
  // A header with only days and balances belongs to a summary of the account.
  const chosen = withAmounts.length > 0 ? withAmounts : strict;
  if (chosen.length > 0) return chosen.filter((at, index) => !isRepeated(rows, at, chosen[index - 1] ?? at));
  return best === undefined ? [] : [best.at];
}

/** Whether one of the rows is a header with words of days and of amounts or balances. */
export function hasHeader(rows: readonly string[][]): boolean {
  return rows.some((row) => scoreHeader(row) >= 3);
}

export function hasAmountWord(row: readonly string[]): boolean {
  return row.some((cell) => findMeanings(foldText(cell)).some((each) => AMOUNTS.includes(each)));
}

/** Whether a header repeats the one before it right under a movement, as on a new page. */
function isRepeated(rows: readonly string[][], at: number, before: number): boolean {
  const isSame = rows[at]?.join('\n') === rows[before]?.join('\n');
  return at > before && isSame && isMovementLike(rows[at - 1] ?? []);
}

/** Counts the cells with known words; 0 if the row has days or numbers, or words for neither day nor amount. */
function scoreHeader(row: readonly string[]): number {
  const filled = row.filter((cell) => cell !== '');
  if (filled.length < 2) return 0;
  let known = 0;
  let hasDate = false;
  let hasAmount = false;
  for (const cell of filled) {
    if (cell.length > MAX_HEADER_CELL) continue;
    if (isValue(cell)) return 0;
    const meanings = findMeanings(foldText(cell));
    if (meanings.length === 0) continue;
    known++;
    hasDate ||= meanings.some((each) => DATES.includes(each));
    hasAmount ||= meanings.some(
      (each) => AMOUNTS.includes(each) || each === 'balance' || each === 'direction',
    );
  }
  if (known < filled.length * (hasDate && hasAmount ? 0.2 : 0.3)) return 0;
  return hasDate && hasAmount ? Math.max(3, known) : hasDate || hasAmount ? Math.min(2, known) : 0;
}

/** Whether a movement is soon below; balances and a second row of the header may come before it. */
function isFollowed(rows: readonly string[][], at: number): boolean {
  return rows.slice(at + 1, at + 8).some((row) => isMovementLike(row));
}

const isValue = (cell: string) => readDate(cell) !== undefined || readNumber(cell) !== undefined;

/** Whether a row has at least two short words and no value, as the second row of a header does. */
function isPartOfHeader(rows: readonly string[][], at: number): boolean {
  const filled = (rows[at] ?? []).filter((cell) => cell !== '');
  return (
    filled.length >= 2 &&
    filled.every((cell) => cell.length <= 30 && !/\d/.test(cell)) &&
    filled.some((cell) => findMeanings(foldText(cell)).length > 0 || /^\(?(?:[A-Z]{3}|€|[$£])\)?$/.test(cell))
  );
}

function isAboveHeader(rows: readonly string[][], at: number): boolean {
  return at > 0 && (rows[at - 1]?.length ?? 0) >= (rows[at]?.length ?? 0) - 1 && isPartOfHeader(rows, at - 1);
}

/** Adds the words above and below to a header's word that is unknown or that several columns have. */
function joinHeader(above: string[] | undefined, header: string[], below: string[] | undefined): string[] {
  const width = Math.max(header.length, below?.length ?? 0);
  const counts = Map.groupBy(header, (cell) => cell);
  return Array.from({ length: width }, (_, column) => {
    const word = header[column] ?? '';
    const isClear = counts.get(word)?.length === 1 && findMeanings(foldText(word)).length > 0;
    if (isClear) return word;
    return [above?.[column], word, below?.[column]]
      .filter((part) => part !== undefined && part !== '')
      .join(' ');
  });
}
