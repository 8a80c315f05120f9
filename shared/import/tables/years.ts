import { largestOf } from '../../lists.ts';
import type { Question, ReadOptions } from '../types.ts';
import { readDate } from './dates.ts';
import { readMonth } from './months.ts';
import { readNumber } from './numbers.ts';

const DAY_AND_MONTH = /^(\d{1,2})([./-])(\d{1,2})\.?$/;
/** '5 sep', '05/SEP', '05-sept.' */
const DAY_AND_NAME = /^(\d{1,2})[ ./-]{1,2}(\p{L}{3,10})\.?$/u;
const WHOLE = /\b(?:\d{1,2}[./-]\d{1,2}[./-](\d{4})|(\d{4})-\d{2}-\d{2})\b/g;
const MAX_ABOVE = 50;
/** How many years are offered where nothing in the file names one. */
const CHOICES = 3;

export type CompletedRows = { rows: string[][]; question: Question | undefined };

/**
 * Adds the year to days that have none, '30.09', from the last day that stands above the table. Without such a day
 * they are the nearest past ones, which is a question. Undefined where there are no such days, or no day to count from.
 */
export function completeYears(rows: readonly string[][], options: ReadOptions): CompletedRows | undefined {
  const start = rows.findIndex((row) => isShortMovement(row));
  if (start === -1 || rows.filter((row) => isShortMovement(row)).length < 2) return undefined;
  const below = rows.slice(start);
  const isMonthFirst = dayColumns(below, false).size === 0;
  const columns = dayColumns(below, isMonthFirst);
  if (columns.size === 0) return undefined;
  const completeAll = (last: string) =>
    rows.map((row, at) =>
      row.map((cell, column) =>
        at >= start && columns.has(column) ? complete(cell, last, isMonthFirst) : cell,
      ),
    );
  const named = lastDayOf(rows.slice(Math.max(0, start - MAX_ABOVE), start));
  if (named !== undefined) return { rows: completeAll(named), question: undefined };
  const { today } = options;
  if (today === undefined) return undefined;
  const days = rows.slice(start).flatMap((row) => row.filter((_, column) => columns.has(column)));
  const short = days.find((cell) => partsOf(cell, isMonthFirst) !== undefined) ?? '';
  const inYear = (year: number) => `${year}${today.slice(4)}`;
  const newest = largestOf(days.flatMap((cell) => yearOf(cell, today, isMonthFirst) ?? []));
  const chosen = /^\d{4}$/.test(options.answers?.year ?? '') ? Number(options.answers?.year) : newest;
  const shift = (year: number) => Number(today.slice(0, 4)) - newest + year;
  const choices = Array.from({ length: CHOICES }, (_, at) => newest - at).map((year) => ({
    value: String(year),
    example: `${short} = ${complete(short, inYear(shift(year)), isMonthFirst)}`,
  }));
  return {
    rows: completeAll(inYear(shift(chosen))),
    question: { code: 'year', about: short, choices },
  };
}

/** The columns that hold such days only; of those that could be amounts as well, '12.05', the first one. */
function dayColumns(rows: readonly string[][], isMonthFirst: boolean): Set<number> {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const found: number[] = [];
  for (let column = 0; column < width; column++) {
    const cells = rows.filter((row) => isShortMovement(row)).map((row) => row[column] ?? '');
    const filled = cells.filter((cell) => cell !== '');
    const isDay = filled.length > 0 && filled.every((cell) => isPossible(cell, isMonthFirst));
    const isSure = filled.every((cell) => readNumber(cell) === undefined);
    if (isDay && (found.length === 0 || isSure)) found.push(column);
  }
  return new Set(found);
}

function isPossible(cell: string, isMonthFirst: boolean): boolean {
  const monthDay = partsOf(cell, isMonthFirst)?.monthDay ?? '';
  return /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(monthDay);
}

function isShortMovement(row: readonly string[]): boolean {
  const isShort = row.some((cell) => DAY_AND_MONTH.test(cell) || isNamed(cell));
  return isShort && row.some((cell) => !DAY_AND_MONTH.test(cell) && readNumber(cell) !== undefined);
}

function isNamed(cell: string): boolean {
  const found = DAY_AND_NAME.exec(cell);
  return found !== null && monthOf(found[2]) !== undefined;
}

const monthOf = (name = '') =>
  readMonth(
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, ''),
  );

function lastDayOf(rows: readonly string[][]): string | undefined {
  const texts = rows.flat().flatMap((cell) => cell.slice(0, 500).match(WHOLE) ?? []);
  const days = texts.flatMap((text) => readDate(text)?.days.dmy ?? readDate(text)?.days.mdy ?? []);
  return days.toSorted().at(-1);
}

/** The cell as it goes on with a year, and its month and day as 'MM-dd'. */
function partsOf(cell: string, isMonthFirst: boolean): { start: string; monthDay: string } | undefined {
  const numeric = DAY_AND_MONTH.exec(cell);
  const named = numeric ? null : DAY_AND_NAME.exec(cell);
  const [, first = '', separator = '', second = ''] = numeric ?? [];
  const [day, month] = numeric
    ? isMonthFirst
      ? [second, first]
      : [first, second]
    : [named?.[1] ?? '', String(monthOf(named?.[2]) ?? '')];
  if (month === '' || day === '') return undefined;
  const start = numeric ? `${first}${separator}${second}${separator}` : `${day} ${named?.[2] ?? ''} `;
  return { start, monthDay: `${month.padStart(2, '0')}-${day.padStart(2, '0')}` };
}

function yearOf(cell: string, last: string, isMonthFirst: boolean): number | undefined {
  const parts = partsOf(cell, isMonthFirst);
  if (parts === undefined) return undefined;
  // A day behind the last one belongs to the year before.
  const isLater = parts.monthDay < '13' && parts.monthDay > last.slice(5);
  return Number(last.slice(0, 4)) - (isLater ? 1 : 0);
}

function complete(cell: string, last: string, isMonthFirst: boolean): string {
  const parts = partsOf(cell, isMonthFirst);
  return parts === undefined ? cell : `${parts.start}${yearOf(cell, last, isMonthFirst) ?? ''}`;
}
