import { largestOf } from '../../lists.ts';
import type { Question, ReadOptions } from '../types.ts';
import { readDate } from './dates.ts';
import { readMonth } from './months.ts';
import { readNumber } from './numbers.ts';

const DAY_AND_MONTH = /^(\d{1,2})([./-])(\d{1,2})\.?$/;
/** '4月30日' */
const MONTH_AND_DAY = /^(\d{1,2})(?:月|월) ?(\d{1,2})[日일]$/;
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
  const named = lastDayOf(rows.slice(Math.max(0, start - MAX_ABOVE), start), options.today);
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
  return (
    row.some((cell) => isShortDay(cell)) &&
    row.some((cell) => !DAY_AND_MONTH.test(cell) && readNumber(cell) !== undefined)
  );
}

/** Whether a cell has a day and a month, and no year. */
export function isShortDay(cell: string): boolean {
  return DAY_AND_MONTH.test(cell) || MONTH_AND_DAY.test(cell) || isNamed(cell);
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

function lastDayOf(rows: readonly string[][], today = '9999'): string | undefined {
  const texts = rows.flat().flatMap((cell) => cell.slice(0, 500).match(WHOLE) ?? []);
  const days = texts.flatMap((text) => readDate(text)?.days.dmy ?? readDate(text)?.days.mdy ?? []);
  return days.toSorted().at(-1) ?? lastDayOfTitle(rows, today);
}

/** '2025年4月', 'Abril de 2025', '04/2025'. */
const YEAR_AND_MONTH = /(?<!\d)(20\d{2})[年.년]\s?(\d{1,2})[月월]?(?![\d.])/;
const MONTH_AND_YEAR =
  /(?:(\p{L}{3,})\.?|(?<![\d./-])(\d{1,2})\s?[/.-])\s?(?:de |del |of )?(20\d{2})(?![\d./-])/u;

/** 'Movimientos 2025'; four digits beside a card or an account are its last ones. */
const TITLED_YEAR = /^\D*(?<![\d.,/*x-]\s?)(20\d{2})\D{0,3}$/i;
const OF_ACCOUNT = /\*|card|karte|tarjeta|cart|kort|account|konto|cuenta|compte|conto|conta|rekening/i;

/** The last day of the month, or else of the only year, that stands above the table. */
function lastDayOfTitle(rows: readonly string[][], today: string): string | undefined {
  const texts = rows.flat().map((cell) => cell.slice(0, 500));
  const months = texts.flatMap((text) => {
    const [, year, number] = YEAR_AND_MONTH.exec(text) ?? [];
    const [, name, digits, titled] = MONTH_AND_YEAR.exec(text) ?? [];
    const month = Number(number ?? digits ?? monthOf(name));
    return month >= 1 && month <= 12 ? [`${year ?? titled ?? ''}-${String(month).padStart(2, '0')}-31`] : [];
  });
  const titles = texts.filter((text) => !OF_ACCOUNT.test(text.replace(/kontoauszug/i, '')));
  const years = new Set(titles.flatMap((text) => TITLED_YEAR.exec(text)?.[1] ?? []));
  const [year = '9999'] = years;
  const last = months.toSorted().at(-1);
  return last ?? (years.size === 1 && year <= today ? `${year}-12-31` : undefined);
}

/** The cell with a year, and its month and day as 'MM-dd'. */
function partsOf(cell: string, isMonthFirst: boolean): Parts | undefined {
  const [, month = '', day = ''] = MONTH_AND_DAY.exec(cell) ?? [];
  if (month !== '')
    return { monthDay: monthDayOf(month, day), withYear: (year) => `${year}-${monthDayOf(month, day)}` };
  return endsOf(cell, isMonthFirst);
}

/** A day that a year stands behind. */
function endsOf(cell: string, isMonthFirst: boolean): Parts | undefined {
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
  return { monthDay: monthDayOf(month, day), withYear: (year) => `${start}${year}` };
}

type Parts = { monthDay: string; withYear: (year: number | undefined) => string };

const monthDayOf = (month: string, day: string) => `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function yearOf(cell: string, last: string, isMonthFirst: boolean): number | undefined {
  const parts = partsOf(cell, isMonthFirst);
  if (parts === undefined) return undefined;
  // A day behind the last one belongs to the year before.
  const isLater = parts.monthDay < '13' && parts.monthDay > last.slice(5);
  return Number(last.slice(0, 4)) - (isLater ? 1 : 0);
}

function complete(cell: string, last: string, isMonthFirst: boolean): string {
  const parts = partsOf(cell, isMonthFirst);
  return parts === undefined ? cell : parts.withYear(yearOf(cell, last, isMonthFirst));
}
