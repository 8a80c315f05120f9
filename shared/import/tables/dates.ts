import { isCalendarDay, type CalendarDay } from '../../calendar.ts';
import { largestOf } from '../../lists.ts';
import { cleanCell, foldText } from './cells.ts';
import { readMonth } from './months.ts';

export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** A cell that looks like a day, with the day in each order that gives one. */
export type DateCell = {
  days: Partial<Record<DateOrder, CalendarDay>>;
  /** `sure` is the same day in any order; `bare` has only digits, and so may be something else. */
  shape: 'sure' | 'numeric' | 'bare';
  /** Whether the separator is a point, which no American day has. */
  hasPoints: boolean;
};

const MAX_LENGTH = 60;
const ORDERS: readonly DateOrder[] = ['dmy', 'mdy', 'ymd'];
const NUMERIC = /^(\d{1,4})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{1,2})(?!\d)/;
const ISO = /^(\d{4})\s?([./ -])\s?(\d{1,2})\s?\2\s?(\d{1,2})(?!\d)/;
/** Days with the Japanese year of an emperor: '令和8年11月24日' or 'R8.11.24'. */
const ERA_DAY =
  /^(令和|平成|[RH](?=\d{1,2}[./-]\d{1,2}[./-]\d{1,2}$))(\d{1,2}|元)[年./-](\d{1,2}(?:月\d{1,2}日.*|[./-]\d{1,2}))$/;
const WEEKDAY =
  /^(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom|mo|di|mi|do|fr|sa|so|mer|jeu|ven|sam|dim|gio|seg|ter|qua|qui|sex|ma|wo|vr|za|zo)\p{L}{0,8}[.,]?\s(?=\d|\p{L}{3,})/iu;

/** Reads a cell as a day, with or without a time after it; undefined if it is none. */
export function readDate(cell: string): DateCell | undefined {
  if (cell.length > MAX_LENGTH || !/\p{Nd}/u.test(cell)) return undefined;
  const text = cleanCell(cell)
    .replace(/^'|'$/g, '')
    .replace(
      ERA_DAY,
      (_, era: string, year: string, rest: string) => `${eraYear(era, year)}-${rest.replace(/[./]/, '-')}`,
    )
    .replace(/^(\d{4})(?:[年-]|년 ?)(\d{1,2})(?:月|월 ?)(\d{1,2})[日일]/, '$1-$2-$3')
    .replace(/^(\d{4}):(\d{2}):(\d{2})(?!\d)/, '$1-$2-$3')
    .replace(/^(\d{1,2}):(\d{1,2}):(\d{4})(?!\d)/, '$1/$2/$3');
  if (/^\d+(?:[.,]\d+)?$/.test(text)) return readBare(text);
  const isWord = /^\p{L}/u.test(text);
  if (isWord && !isDayWord(text)) return undefined;
  const iso = isWord ? null : ISO.exec(text);
  if (iso)
    return isTimeOrEmpty(text.slice(iso[0].length))
      ? toCertainCell(dayOf(iso[1], iso[3], iso[4]))
      : undefined;
  const plain = isWord && readMonth(firstWord(text)) === undefined ? text.replace(WEEKDAY, '') : text;
  const numeric = NUMERIC.exec(plain);
  if (!numeric) return /^(?:\d{1,4}\P{L}{0,3})?\p{L}{2}/u.test(plain) ? readNamed(plain) : undefined;
  if (!isTimeOrEmpty(plain.slice(numeric[0].length))) return undefined;
  const [, first, separator, second, third] = numeric;
  return { ...readings(first, second, third), shape: 'numeric', hasPoints: separator === '.' };
}

function eraYear(era: string, year: string): number {
  const before = /^[令R]/.test(era) ? 2018 : 1988;
  return before + (year === '元' ? 1 : Number(year));
}

/** Whether a text begins with a month or a day of the week. */
function isDayWord(text: string): boolean {
  return readMonth(firstWord(text).slice(0, 3)) !== undefined || /^jui/i.test(text) || WEEKDAY.test(text);
}

/** Reads a serial number of Excel: the days since 30 December 1899, with or without a fraction. */
function readSerial(cell: string): CalendarDay | undefined {
  const days = Number(/^(\d{5})(?:[.,]\d+)?$/.exec(cell)?.[1]);
  const isPlausible = days > 25_569 && days < 73_051;
  return isPlausible ? new Date((days - 25_569) * 86_400_000).toISOString().slice(0, 10) : undefined;
}

/** Returns the day of a cell in an order. */
export function dayIn(cell: DateCell, order: DateOrder): CalendarDay | undefined {
  return cell.days[order];
}

/** Finds the orders that fit most cells; several if the cells do not decide. */
export function fittingOrders(cells: readonly DateCell[]): DateOrder[] {
  const open = cells.filter(({ shape }) => shape !== 'sure');
  const counts = ORDERS.map((order) => ({
    order,
    count: open.filter(({ days }) => days[order] !== undefined).length,
  }));
  if (open.length === 0) return ['ymd'];
  const most = largestOf(counts.map(({ count }) => count));
  const fitting = counts.filter(({ count }) => count === most).map(({ order }) => order);
  const areAllWithPoints = open.length > 0 && open.every(({ hasPoints }) => hasPoints);
  // Nobody writes the month first with points, and a year of two digits rarely comes first.
  const isMonthFirstOut = areAllWithPoints && fitting.includes('dmy');
  const isYearFirstOut = fitting.length > 1 && open.some(({ shape }) => shape === 'numeric');
  return fitting.filter(
    (each) => !(each === 'mdy' && isMonthFirstOut) && !(each === 'ymd' && isYearFirstOut),
  );
}

/** Reads '20240131', '31012024', '20240131120000' or a serial number of Excel. */
function readBare(text: string): DateCell | undefined {
  const serial = readSerial(text);
  if (serial !== undefined) return { ...toCertainCell(serial), shape: 'bare' };
  if (!/^(?:\d{8}|\d{14})$/.test(text)) return undefined;
  const [a, b, c, d] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6), text.slice(6, 8)];
  const ymd = keepPlausible(dayOf(a + b, c, d));
  if (text.length === 14) return ymd === undefined ? undefined : { ...toCertainCell(ymd), shape: 'bare' };
  const days = withoutMissing({
    ymd,
    dmy: keepPlausible(dayOf(c + d, b, a)),
    mdy: keepPlausible(dayOf(c + d, a, b)),
  });
  return Object.keys(days).length === 0 ? undefined : { days, shape: 'bare', hasPoints: false };
}

function readings(first = '', second = '', third = ''): Pick<DateCell, 'days'> {
  const isShort = first.length <= 2 && third.length <= 2;
  const dmy = first.length > 2 ? undefined : dayOf(fullYear(third), second, first);
  const mdy = first.length > 2 ? undefined : dayOf(fullYear(third), first, second);
  const ymd = isShort && first.length === 2 ? dayOf(fullYear(first), second, third) : undefined;
  return { days: withoutMissing({ dmy, mdy, ymd }) };
}

/** Reads '5 de septiembre de 2026', 'Sep 5, 2026', '05-SEP-26' or '2026-Sep-05'. */
function readNamed(text: string): DateCell | undefined {
  const spaced = foldText(text.replace(/(\d)(\p{L})/gu, '$1 $2').replace(/(\p{L})(\d)/gu, '$1 $2'));
  const words = spaced.split(' ').filter((word) => !/^(?:de|del|of|den|er|st|nd|rd|th|o)$/.test(word));
  const at = words.slice(0, 3).findIndex((word) => readMonth(word) !== undefined);
  const month = readMonth(words[at] ?? '');
  if (month === undefined) return undefined;
  const [one = '', other = ''] = [...words.slice(0, at), ...words.slice(at + 1)];
  const rest = words.slice(3).join(':');
  if (at > 1 || !/^\d{1,4}$/.test(one) || !/^(?:\d{4}|\d{1,2})$/.test(other)) return undefined;
  if (rest !== '' && !/^\D{0,6}\d{1,2}:\d{2}/.test(rest)) return undefined;
  return one.length === 4
    ? toCertainCell(dayOf(one, String(month), other))
    : toCertainCell(dayOf(fullYear(other), String(month), one));
}

/** Whether the text after a day is empty or a time. */
function isTimeOrEmpty(rest: string): boolean {
  if (/^[.,]?\s*$/.test(rest) || /^ as of \d/.test(rest)) return true;
  return /^\D{1,8}\d{1,2}\s?[:.h]\s?\d{2}/i.test(rest) && !/\d[./-]\d{1,2}[./-]\d{2}/.test(rest);
}

function toCertainCell(day: CalendarDay | undefined): DateCell {
  return {
    days: day === undefined ? {} : { dmy: day, mdy: day, ymd: day },
    shape: 'sure',
    hasPoints: false,
  };
}

const firstWord = (text: string) => foldText(/^[\p{L}.]+/u.exec(text)?.[0] ?? '');

const fullYear = (year: string) =>
  year.length > 2 ? year : `${Number(year) < 80 ? '20' : '19'}${year.padStart(2, '0')}`;

function dayOf(year = '', month = '', day = ''): CalendarDay | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : undefined;
}

/** Keeps a day only in a year that a bank's file may have: not all numbers of eight digits are days. */
function keepPlausible(day: CalendarDay | undefined): CalendarDay | undefined {
  return day !== undefined && day >= '1970' && day < '2100' ? day : undefined;
}

function withoutMissing(days: Record<DateOrder, CalendarDay | undefined>): DateCell['days'] {
  const known: DateCell['days'] = {};
  for (const order of ORDERS) if (days[order] !== undefined) known[order] = days[order];
  return known;
}
