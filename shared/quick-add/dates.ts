import { addDays, addMonths, isCalendarDay, type CalendarDay } from '../calendar.ts';
import { monthComesFirst } from '../intl-formats.ts';
import { toMonthNumber, toOrdinal, ORDINALS, pad, YEARS } from './day-words.ts';
import { readWords } from './number-words.ts';
import { findPhrase } from './phrases.ts';
import { isOneOf, toWordSet, type Token } from './tokens.ts';

/** A day with its second reading, if it has one. `end` is the index of the token after it. */
export type FoundDay = { day: CalendarDay; other?: CalendarDay; end: number };
export type DayReading = Omit<FoundDay, 'end'>;

/** A day without a year is at most this many days ahead. */
export const MOST_DAYS_AHEAD = 7;
/** A day at most this many days ahead is the second reading of the same day a year before. */
const SOON = 92;
/** The number of months or years to try: 29 February returns after eight years at most. */
const MOST_TRIES = 9;

/**
 * Returns the latest day with a number, and in a month if one is given, that is at most a week ahead. If it is after
 * today, the second reading is the latest day before it with the same number.
 */
export function nearestDay(today: CalendarDay, dayOfMonth: number, month?: number): DayReading | undefined {
  const limit = addDays(today, MOST_DAYS_AHEAD);
  const [year, limitMonth] = [Number(limit.slice(0, 4)), Number(limit.slice(5, 7))];
  const all = Array.from({ length: MOST_TRIES }, (_, back) => {
    if (month !== undefined) return `${year - back}-${pad(month)}`;
    const count = year * 12 + limitMonth - 1 - back;
    return `${Math.floor(count / 12)}-${pad((count % 12) + 1)}`;
  })
    .map((each) => `${each}-${pad(dayOfMonth)}`)
    .filter((day) => day <= limit && isCalendarDay(day));
  const [day, before] = all;
  if (day === undefined) return undefined;
  if (day > today) return before === undefined ? { day } : { day, other: before };
  // In November, 'dec 20' may be next month.
  const coming = month === undefined ? day : addMonths(day, 12);
  return coming <= addDays(today, SOON) && coming > day ? { day, other: coming } : { day };
}

/** Returns a day of a month in a year, such as '26' or '2026', or in the latest year if `year` is empty. */
function makeDay(today: CalendarDay, dayOfMonth: number, month: number, year = ''): DayReading | undefined {
  if (year === '') return nearestDay(today, dayOfMonth, month);
  const day = `${today.slice(0, 4 - year.length)}${year}-${pad(month)}-${pad(dayOfMonth)}`;
  return isCalendarDay(day) ? { day } : undefined;
}

/** Reads a day in digits: '2026-03-15', '15/3', '15.03.26'. The order of day and month follows the locale. */
export function readDigits(text: string, today: CalendarDay, locale: string): DayReading | undefined {
  const iso = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso) return makeDay(today, Number(iso[4]), Number(iso[3]), iso[1]);
  const found = /^(\d{1,2})([-/.])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/.exec(text);
  if (!found) return undefined;
  const [one, two, year] = [Number(found[1]), Number(found[3]), found[4]];
  if (year === undefined && found[2] === '.') return undefined;
  const isMonthFirst = two > 12 || (one <= 12 && monthComesFirst(locale));
  const chosen = isMonthFirst ? makeDay(today, two, one, year) : makeDay(today, one, two, year);
  const swapped = isMonthFirst ? makeDay(today, one, two, year) : makeDay(today, two, one, year);
  if (chosen === undefined || swapped === undefined || swapped.day === chosen.day) return chosen;
  return { day: chosen.day, other: swapped.day };
}

/** Reads a day with the name of its month: '15 de marzo de 2026', '3rd of march', 'Mar 15, 2026', '9-nov'. */
export function readNamed(
  tokens: readonly Token[],
  at: number,
  { today, isMonthFirst = false }: { today: CalendarDay; isMonthFirst?: boolean },
): FoundDay | undefined {
  const number = readDayNumber(tokens, at);
  if (isMonthFirst && isBetweenDays(tokens, at + 1)) return undefined;
  if (!number) return readMonthFirst(tokens, at, today);
  let next = number.end;
  if (/^(?:de|of|-|\/)$/.test(tokens[next]?.word ?? '')) next += 1;
  const month = toMonthNumber(tokens[next]?.word ?? '');
  return month === 0 ? undefined : withYear(tokens, next + 1, today, number.value, month);
}

function readMonthFirst(tokens: readonly Token[], at: number, today: CalendarDay): FoundDay | undefined {
  const month = toMonthNumber(tokens[at]?.word ?? '');
  if (month === 0) return undefined;
  let next = at + 1;
  while (/^(?:\.|-|the)$/.test(tokens[next]?.word ?? '') && next < at + 3) next += 1;
  const day = readDayNumber(tokens, next);
  if (!day) return undefined;
  const after = tokens[next + 1];
  const end = day.end;
  // 'march 15k' names no day.
  if (end === next + 1 && after?.isGlued === true && /^\p{L}|[€$£%]/u.test(after.text)) return undefined;
  return withYear(tokens, end, today, day.value, month);
}

/** Reads a year that follows, unless it could be the only amount of the line. */
function withYear(
  tokens: readonly Token[],
  at: number,
  today: CalendarDay,
  dayOfMonth: number,
  month: number,
): FoundDay | undefined {
  const phrase = findPhrase(YEARS, tokens, at);
  if (phrase) {
    const named = makeDay(today, dayOfMonth, month, String(Number(today.slice(0, 4)) + phrase.value));
    if (named) return { ...named, end: phrase.end };
  }
  let next = at;
  while (/^(?:\.|,|-|\/|de|del|of)$/.test(tokens[next]?.word ?? '') && next < at + 2) next += 1;
  const year = tokens[next]?.text ?? '';
  const isYear = /^(?:19|20)\d\d$/.test(year) && tokens[next + 1]?.isGlued !== true;
  const isNamed = next > at || tokens.filter(({ isNumber }) => isNumber).length > 2;
  const found = isYear && isNamed ? makeDay(today, dayOfMonth, month, year) : undefined;
  if (found) return { ...found, end: next + 1 };
  const without = makeDay(today, dayOfMonth, month);
  const end = tokens[at]?.word === '.' && tokens[at]?.isGlued ? at + 1 : at;
  return without && { ...without, end };
}

/** Whether a month stands between two numbers that may both be its day: '12 june 20'. */
export function isBetweenDays(tokens: readonly Token[], at: number): boolean {
  const [before, month, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return isDayOfMonth(before) && isDayOfMonth(after) && toMonthNumber(month?.word ?? '') > 0;
}

const BEFORE_BARE = toWordSet('for from of de');

/** Whether a day is only a month and a number, such as 'june 20', without 'on' or 'el', so that it may be an amount. */
export function isBareDate(tokens: readonly Token[]): boolean {
  const isPair = [tokens.slice(-2), tokens.slice(-2).toReversed()].some(
    ([month, number]) => toMonthNumber(month?.word ?? '') > 0 && isDayOfMonth(number),
  );
  return isPair && tokens.slice(0, -2).every((token) => isOneOf(token, BEFORE_BARE));
}

export function isDayOfMonth(token: Token | undefined): boolean {
  return /^\d\d?$/.test(token?.text ?? '') && Number(token?.text) >= 1 && Number(token?.text) <= 31;
}

/** Reads a day of the month: '15', '15th', '1º', 'quince', 'twenty first', 'primero'. */
export function readDayNumber(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number } | undefined {
  const token = tokens[at];
  if (isDayOfMonth(token)) return { value: Number(token?.text), end: skipOrdinal(tokens, at + 1) };
  if (token === undefined || token.isNumber) return undefined;
  const ordinal = toOrdinal(token.word);
  if (ordinal > 0) return { value: ordinal, end: at + 1 };
  const number = readWords(tokens, at);
  if (!number || number.value > 31) return undefined;
  const { value, end } = number;
  const second = value % 10 === 0 && value > 10 ? toOrdinal(tokens[end]?.word ?? '') : 0;
  return second > 0 && second < 10 ? { value: value + second, end: end + 1 } : number;
}

/** Steps over 'th' of '15th' and 'º' of '1º'. */
function skipOrdinal(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  return token?.isGlued === true && ORDINALS.has(token.word) ? at + 1 : at;
}
