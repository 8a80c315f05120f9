import type { CalendarDay } from '../../calendar.ts';
import type { Question, ReadOptions } from '../types.ts';
import { dayInWords, fullYear, toDay, usualDateOrder } from './file-days.ts';

type Order = 'dmy' | 'mdy' | 'ymd';

/** The three numbers of a date as written. `year` is where the year stands, if four digits or an apostrophe show it. */
type WrittenDate = {
  parts: [string, string, string];
  isDotted: boolean;
  year: 'first' | 'last' | null;
  /** Whether an apostrophe shows a year of this century. */
  isModern: boolean;
};

export type DateReader = { read: (text: string) => CalendarDay | null; question: Question | null };

/** Makes a reader that uses the order of day, month and year that fits all dates of a file. Asks if several fit. */
export function dateReader(texts: readonly string[], options: ReadOptions): DateReader {
  const written = texts.map(parseDateText).filter((each) => each !== null);
  const answer = options.answers?.dateOrder;
  const fitting = fittingOrders(written);
  const usual = usualDateOrder(options.language);
  const [first = usual] = fitting.includes(usual) ? [usual] : fitting;
  const doubt =
    answer === undefined ? written.find((each) => findReadings(each, fitting).size > 1) : undefined;
  return {
    question: doubt ? ask(doubt, fitting, first, options.language) : null,
    read: (text) => {
      const parts = parseDateText(text);
      return parts && readAs(parts, answer ?? first);
    },
  };
}

function parseDateText(text: string): WrittenDate | null {
  const bare = text.trim();
  if (bare.length > 40) return null;
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(bare);
  if (compact) {
    const [, year = '', month = '', day = ''] = compact;
    return { parts: [year, month, day], isDotted: false, year: 'first', isModern: false };
  }
  const named = /^(\d{1,2})[\s.-]{1,2}([a-zäçéû]{3,10})[\s.,-]{1,2}(\d{4}|\d{2})$/i.exec(bare);
  const found = /^(\d{1,4})\s?([-/.])\s?(\d{1,2})\s?([-/.' ])\s?(\d{1,4})(?:\s.*)?$/.exec(bare);
  if (named) return withMonthName(named);
  if (!found) return null;
  const [, first = '', separator, middle = '', apostrophe, last = ''] = found;
  const startsWithYear = first.length > 2;
  const endsWithYear = last.length > 2 || apostrophe === "'";
  if (startsWithYear && endsWithYear) return null;
  return {
    parts: [first, middle, last],
    isDotted: separator === '.',
    year: startsWithYear ? 'first' : endsWithYear ? 'last' : null,
    isModern: apostrophe === "'",
  };
}

/** The first letters of each month in English, Spanish, German, French, Dutch, Italian and Portuguese. */
const MONTHS = [
  /^(?:jan|ene|gen)/i,
  /^(?:feb|fév|fev)/i,
  /^(?:mar|mär|mrz|maa|mrt)/i,
  /^(?:apr|abr|avr)/i,
  /^(?:may|mai|mei|mag)/i,
  /^(?:jun|juin|giu)/i,
  /^(?:jul|juil|lug)/i,
  /^(?:aug|ago|aoû|aou)/i,
  /^(?:sep|set)/i,
  /^(?:oct|okt|ott|out)/i,
  /^nov/i,
  /^(?:dec|dez|dic|déc)/i,
];

function withMonthName([, day = '', name = '', year = '']: RegExpExecArray): WrittenDate | null {
  const month = MONTHS.findIndex((begin) => begin.test(name)) + 1;
  const full = year.length === 2 ? `20${year}` : year;
  return month === 0
    ? null
    : { parts: [full, String(month), day], isDotted: false, year: 'first', isModern: false };
}

/** Finds the orders in which every date exists. Dates with points begin with the day or with a year of four digits. */
function fittingOrders(written: readonly WrittenDate[]): Order[] {
  const isDotted = written.some((each) => each.isDotted && each.year !== 'first');
  const fits = (order: Order) => written.every((each) => readAs(each, order) !== null);
  const ends = (isDotted ? (['dmy'] as const) : (['dmy', 'mdy'] as const)).filter(fits);
  const isYearFirst =
    fits('ymd') && (ends.length === 0 || countDifferent(written, 0) < countDifferent(written, 2));
  return isYearFirst ? [...ends, 'ymd'] : ends.length > 0 ? [...ends] : findBestOrders(written);
}

/** Counts the different numbers in one place: a file has fewer years than days. */
function countDifferent(written: readonly WrittenDate[], part: 0 | 2): number {
  return new Set(written.map(({ parts }) => parts[part])).size;
}

/** Finds the orders that read the most dates, for a file with a damaged one. */
function findBestOrders(written: readonly WrittenDate[]): Order[] {
  const readable = (order: Order) => written.filter((each) => readAs(each, order) !== null).length;
  const most = Math.max(readable('dmy'), readable('mdy'));
  if (readable('ymd') > most) return ['ymd'];
  return (['dmy', 'mdy'] as const).filter((order) => readable(order) === most);
}

function readAs({ parts, year, isModern }: WrittenDate, order: Order): CalendarDay | null {
  const [first, middle, last] = parts;
  if (year === 'first') return toDay(first, middle, last);
  if (order === 'ymd') return year === 'last' ? null : toDay(toYear(first, isModern), middle, last);
  const [day, month] = order === 'dmy' ? [first, middle] : [middle, first];
  return toDay(toYear(last, isModern), month, day);
}

/** '26' is 2026 and '98' is 1998, but 2098 after an apostrophe. */
function toYear(digits: string, isModern: boolean): number {
  if (digits.length > 2) return Number(digits);
  return isModern ? 2000 + Number(digits) : fullYear(digits);
}

function findReadings(written: WrittenDate, orders: readonly Order[]): Set<CalendarDay> {
  return new Set(orders.map((order) => readAs(written, order)).filter((day) => day !== null));
}

function ask(doubt: WrittenDate, fitting: readonly Order[], first: Order, language: string): Question {
  const about = doubt.parts.join('/');
  const choices = [first, ...fitting.filter((order) => order !== first)].flatMap((value) => {
    const day = readAs(doubt, value);
    return day === null ? [] : [{ value, example: `${about} = ${dayInWords(day, language)}` }];
  });
  return { code: 'dateOrder', about, choices };
}
