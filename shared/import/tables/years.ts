import { readDate } from './dates.ts';
import { readNumber } from './numbers.ts';

const DAY_AND_MONTH = /^(\d{1,2})([./-])(\d{1,2})\.?$/;
const WHOLE = /\b(?:\d{1,2}[./-]\d{1,2}[./-](\d{4})|(\d{4})-\d{2}-\d{2})\b/g;
const MAX_ABOVE = 50;

/**
 * Adds the year to days that have none, '30.09', from the last day that stands above the table. Undefined where there
 * are no such days, or no year.
 */
export function completeYears(rows: readonly string[][]): string[][] | undefined {
  const start = rows.findIndex((row) => isShortMovement(row));
  if (start === -1 || rows.filter((row) => isShortMovement(row)).length < 2) return undefined;
  const last = lastDayOf(rows.slice(Math.max(0, start - MAX_ABOVE), start));
  if (last === undefined) return undefined;
  return rows.map((row, at) => (at < start ? [...row] : row.map((cell) => complete(cell, last))));
}

function isShortMovement(row: readonly string[]): boolean {
  const isShort = row.some((cell) => DAY_AND_MONTH.test(cell));
  return isShort && row.some((cell) => !DAY_AND_MONTH.test(cell) && readNumber(cell) !== undefined);
}

function lastDayOf(rows: readonly string[][]): string | undefined {
  const texts = rows.flat().flatMap((cell) => cell.slice(0, 500).match(WHOLE) ?? []);
  const days = texts.flatMap((text) => readDate(text)?.days.dmy ?? readDate(text)?.days.mdy ?? []);
  return days.toSorted().at(-1);
}

/** A day behind the last one belongs to the year before. */
function complete(cell: string, last: string): string {
  const found = DAY_AND_MONTH.exec(cell);
  if (!found) return cell;
  const [, day = '', separator = '.', month = ''] = found;
  const year = Number(last.slice(0, 4));
  const isLater = Number(month) <= 12 && `${month.padStart(2, '0')}-${day.padStart(2, '0')}` > last.slice(5);
  return `${day}${separator}${month}${separator}${isLater ? year - 1 : year}`;
}
