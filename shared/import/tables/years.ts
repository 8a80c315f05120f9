import { largestOf } from '../../lists.ts';
import type { Question, ReadOptions } from '../types.ts';
import { readDate } from './dates.ts';
import { readMonth } from './months.ts';
import { readNumber } from './numbers.ts';

const DAY_AND_MONTH = /^(\d{1,2})([./-])(\d{1,2})\.?$/;
/** A day such as '4月30日'. */
const MONTH_AND_DAY = /^(\d{1,2})(?:月|월) ?(\d{1,2})[日일]$/;
/** A day such as '5 sep', '05/SEP' or '05-sept.'. */
const DAY_AND_NAME = /^(\d{1,2})[ ./-]{1,2}(\p{L}{3,10})\.?$/u;
const FULL_DAY = /\b(?:\d{1,2}[./-]\d{1,2}[./-](\d{4})|(\d{4})-\d{2}-\d{2})\b/g;
const MAX_ABOVE = 50;
/** The number of years to choose from if the file names none. */
const YEAR_CHOICES = 3;

type CompletedRows = { rows: string[][]; question: Question | undefined };

/**
 * Adds a year to days without one, such as '30.09', by the last day above the table. If there is none, takes the most
 * recent past days and asks for the year. Undefined if no day lacks a year, or if the current day is not given.
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
  const named = findLastDay(rows.slice(Math.max(0, start - MAX_ABOVE), start), options.today);
  if (named !== undefined) return { rows: completeAll(named), question: undefined };
  const { today } = options;
  if (today === undefined) return undefined;
  const days = rows.slice(start).flatMap((row) => row.filter((_, column) => columns.has(column)));
  const short = days.find((cell) => splitDay(cell, isMonthFirst) !== undefined) ?? '';
  const inYear = (year: number) => `${year}${today.slice(4)}`;
  const newest = largestOf(days.flatMap((cell) => findYear(cell, today, isMonthFirst) ?? []));
  const chosen = /^\d{4}$/.test(options.answers?.year ?? '') ? Number(options.answers?.year) : newest;
  const shift = (year: number) => Number(today.slice(0, 4)) - newest + year;
  const choices = Array.from({ length: YEAR_CHOICES }, (_, at) => newest - at).map((year) => ({
    value: String(year),
    example: `${short} = ${complete(short, inYear(shift(year)), isMonthFirst)}`,
  }));
  return {
    rows: completeAll(inYear(shift(chosen))),
    question: { code: 'year', about: short, choices },
  };
}

/** Finds columns that only have days without a year. If they may be amounts, such as '12.05', only the first counts. */
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
  const monthDay = splitDay(cell, isMonthFirst)?.monthDay ?? '';
  return /^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(monthDay);
}

function isShortMovement(row: readonly string[]): boolean {
  return (
    row.some((cell) => isShortDay(cell)) &&
    row.some((cell) => !DAY_AND_MONTH.test(cell) && readNumber(cell) !== undefined)
  );
}

/** Whether a cell has a day and a month, but no year. */
export function isShortDay(cell: string): boolean {
  return DAY_AND_MONTH.test(cell) || MONTH_AND_DAY.test(cell) || hasMonthName(cell);
}

function hasMonthName(cell: string): boolean {
  const found = DAY_AND_NAME.exec(cell);
  return found !== null && findMonth(found[2]) !== undefined;
}

const findMonth = (name = '') =>
  readMonth(
    name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F]/g, ''),
  );

function findLastDay(rows: readonly string[][], today = '9999'): string | undefined {
  const texts = rows.flat().flatMap((cell) => cell.slice(0, 500).match(FULL_DAY) ?? []);
  const days = texts.flatMap((text) => readDate(text)?.days.dmy ?? readDate(text)?.days.mdy ?? []);
  return days.toSorted().at(-1) ?? findLastDayOfTitle(rows, today);
}

/** A title such as '2025年4月'; the next one finds 'Abril de 2025' and '04/2025'. */
const YEAR_AND_MONTH = /(?<!\d)(20\d{2})[年.년]\s?(\d{1,2})[月월]?(?![\d.])/;
const MONTH_AND_YEAR =
  /(?:(\p{L}{3,})\.?|(?<![\d./-])(\d{1,2})\s?[/.-])\s?(?:de |del |of )?(20\d{2})(?![\d./-])/u;

/** A title such as 'Movimientos 2025'. Four digits after a card or an account are the end of its number. */
const TITLED_YEAR = /^\D*(?<![\d.,/*x-]\s?)(20\d{2})\D{0,3}$/i;
const ACCOUNT_OR_CARD = /\*|card|karte|tarjeta|cart|kort|account|konto|cuenta|compte|conto|conta|rekening/i;

/** Finds the last day of the month above the table, or else of the only year there. */
function findLastDayOfTitle(rows: readonly string[][], today: string): string | undefined {
  const texts = rows.flat().map((cell) => cell.slice(0, 500));
  const months = texts.flatMap((text) => {
    const [, year, number] = YEAR_AND_MONTH.exec(text) ?? [];
    const [, name, digits, titled] = MONTH_AND_YEAR.exec(text) ?? [];
    const month = Number(number ?? digits ?? findMonth(name));
    return month >= 1 && month <= 12 ? [`${year ?? titled ?? ''}-${String(month).padStart(2, '0')}-31`] : [];
  });
  const titles = texts.filter((text) => !ACCOUNT_OR_CARD.test(text.replace(/kontoauszug/i, '')));
  const years = new Set(titles.flatMap((text) => TITLED_YEAR.exec(text)?.[1] ?? []));
  const [year = '9999'] = years;
  const last = months.toSorted().at(-1);
  return last ?? (years.size === 1 && year <= today ? `${year}-12-31` : undefined);
}

/** Returns the month and day of a cell as 'MM-dd', and a function that adds a year to the cell. */
function splitDay(cell: string, isMonthFirst: boolean): Parts | undefined {
  const [, month = '', day = ''] = MONTH_AND_DAY.exec(cell) ?? [];
  if (month !== '')
    return { monthDay: toMonthDay(month, day), withYear: (year) => `${year}-${toMonthDay(month, day)}` };
  return splitWithYearLast(cell, isMonthFirst);
}

/** Splits a cell whose year is added at the end. */
function splitWithYearLast(cell: string, isMonthFirst: boolean): Parts | undefined {
  const numeric = DAY_AND_MONTH.exec(cell);
  const named = numeric ? null : DAY_AND_NAME.exec(cell);
  const [, first = '', separator = '', second = ''] = numeric ?? [];
  const [day, month] = numeric
    ? isMonthFirst
      ? [second, first]
      : [first, second]
    : [named?.[1] ?? '', String(findMonth(named?.[2]) ?? '')];
  if (month === '' || day === '') return undefined;
  const start = numeric ? `${first}${separator}${second}${separator}` : `${day} ${named?.[2] ?? ''} `;
  return { monthDay: toMonthDay(month, day), withYear: (year) => `${start}${year}` };
}

type Parts = { monthDay: string; withYear: (year: number | undefined) => string };

const toMonthDay = (month: string, day: string) => `${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

function findYear(cell: string, last: string, isMonthFirst: boolean): number | undefined {
  const parts = splitDay(cell, isMonthFirst);
  if (parts === undefined) return undefined;
  // A day after the last one belongs to the year before.
  const isLater = parts.monthDay < '13' && parts.monthDay > last.slice(5);
  return Number(last.slice(0, 4)) - (isLater ? 1 : 0);
}

function complete(cell: string, last: string, isMonthFirst: boolean): string {
  const parts = splitDay(cell, isMonthFirst);
  return parts === undefined ? cell : parts.withYear(findYear(cell, last, isMonthFirst));
}
