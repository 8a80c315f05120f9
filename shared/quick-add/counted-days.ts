import { addDays, addMonths, weekday, type CalendarDay } from '../calendar.ts';
import {
  AGO,
  AHEAD_AFTER,
  AHEAD_BEFORE,
  DONE,
  HALF_UNITS,
  HOURS,
  toTimeUnit,
  weekdayOfPlural,
} from './day-words.ts';
import type { FoundDay } from './dates.ts';
import type { DayContext } from './month-days.ts';
import { findHalfEnd, readWords } from './number-words.ts';
import { findPhrase } from './phrases.ts';
import { isOneOf, toWordSet, type Token } from './tokens.ts';

type TimeUnit = NonNullable<ReturnType<typeof toTimeUnit>>;
/** A number of days, weeks or months; `isHalf` adds half a unit, and `isVague` says that the number is not exact. */
type TimeSpan = { value: number; unit: TimeUnit; end: number; isHalf: boolean; isVague: boolean };

/** Finds a day by its distance: 'three days ago', 'en 3 semanas', 'a week from now', 'hace dos viernes'. */
export function findCounted(
  tokens: readonly Token[],
  at: number,
  { today }: DayContext,
): FoundDay | undefined {
  const isPast = /^(?:hace|hara)$/.test(tokens[at]?.word ?? '');
  const before = isPast ? undefined : findPhrase(AHEAD_BEFORE, tokens, at);
  let next = isPast ? at + 1 : (before?.end ?? at);
  while (/^(?:ya|como|about|around|cosa|de|casi)$/.test(tokens[next]?.word ?? '') && next < at + 5) next += 1;
  const weekdays = findWeekdaysAgo(tokens, next, isPast, today);
  if (weekdays) return weekdays;
  // 'sixty two fifty two days ago' is an amount and two days.
  const isInNumber = next === at && !isPast && readWords(tokens, at - 1) !== undefined;
  if (isInNumber && readWords(tokens, at)?.end !== at + 1) return undefined;
  const span = readSpan(tokens, next, isPast) ?? readToday(tokens, at, before?.end);
  if (!span) return undefined;
  const isAgo = !isPast && !before && isOneOf(tokens[span.end], AGO);
  const after = isPast || isAgo ? undefined : findPhrase(AHEAD_AFTER, tokens, span.end);
  if (!isPast && !isAgo && !before && after?.value !== true) return undefined;
  const sign = isPast || isAgo ? -1 : 1;
  const end = isAgo ? span.end + 1 : (after?.end ?? span.end);
  const day = move(today, span, sign);
  const other = findOtherDay(tokens, at, span, { today, day, sign });
  return other === undefined ? { day, end } : { day, other, end };
}

function move(today: CalendarDay, { value, unit, isHalf }: TimeSpan, sign: number): CalendarDay {
  if ('days' in unit) return addDays(today, sign * Math.round((value + (isHalf ? 0.5 : 0)) * unit.days));
  const month = addMonths(today, sign * value * unit.months);
  if (!isHalf) return month;
  return unit.months > 1 ? addMonths(month, (sign * unit.months) / 2) : addDays(month, sign * 15);
}

/** Returns another day if the span is vague or has half a unit, or if today may be meant: 'spent 90 in 3 days'. */
function findOtherDay(
  tokens: readonly Token[],
  at: number,
  span: TimeSpan,
  { today, day, sign }: { today: CalendarDay; day: CalendarDay; sign: number },
): CalendarDay | undefined {
  if (span.isVague) return move(today, { ...span, value: span.value - 1 }, sign);
  if (span.isHalf) return addDays(day, 1);
  const isDone = sign > 0 && tokens.some((token) => isOneOf(token, DONE));
  return isDone || (tokens[at]?.word === 'en' && 'months' in span.unit) ? today : undefined;
}

function readSpan(tokens: readonly Token[], at: number, isPast: boolean): TimeSpan | undefined {
  const half = findPhrase(HALF_UNITS, tokens, at);
  if (half) return { value: 1, unit: { months: half.value }, end: half.end, isHalf: false, isVague: false };
  const count = readCount(tokens, at, isPast);
  if (!count) return undefined;
  const halfBefore = findHalfEnd(tokens, count.end);
  const unitAt = halfBefore ?? count.end;
  const unit = toTimeUnit(tokens[unitAt]?.word ?? '');
  if (!unit) return undefined;
  const halfEnd = halfBefore === undefined ? findHalfEnd(tokens, unitAt + 1) : undefined;
  const isHalf = halfBefore !== undefined || halfEnd !== undefined;
  return { value: count.value, unit, end: halfEnd ?? unitAt + 1, isHalf, isVague: count.isVague === true };
}

/** Reads 'de hoy en ocho', a week from today, and 'de hoy en quince', two weeks. */
function readToday(tokens: readonly Token[], at: number, end: number | undefined): TimeSpan | undefined {
  if (end === undefined || tokens[at]?.word !== 'de' || tokens[at + 1]?.word !== 'hoy') return undefined;
  const count = readCount(tokens, end, false);
  if (!count || (count.value !== 8 && count.value !== 15)) return undefined;
  return { value: count.value - 1, unit: { days: 1 }, end: count.end, isHalf: false, isVague: false };
}

/** Finds 'two fridays ago' and 'hace dos viernes'. The latest Friday before today counts as the first. */
function findWeekdaysAgo(
  tokens: readonly Token[],
  at: number,
  isPast: boolean,
  today: CalendarDay,
): FoundDay | undefined {
  const count = readCount(tokens, at, isPast);
  const wanted = weekdayOfPlural(tokens[count?.end ?? at]?.word ?? '');
  if (!count || wanted < 0) return undefined;
  const after = findPhrase(HOURS, tokens, count.end + 1)?.end ?? count.end + 1;
  const isAgo = !isPast && isOneOf(tokens[after], AGO);
  if (!isPast && !isAgo) return undefined;
  const back = (weekday(today) - wanted + 7) % 7 || 7;
  return { day: addDays(today, -back - 7 * (count.value - 1)), end: after + (isAgo ? 1 : 0) };
}

/** A larger number before 'days' is an amount. */
const MAX_COUNT = 400;
const OF = toWordSet('of de');

function readCount(
  tokens: readonly Token[],
  at: number,
  isPast: boolean,
): { value: number; end: number; isVague?: true } | undefined {
  const token = tokens[at];
  if (token?.isNumber) {
    const value = Number(token.text);
    return Number.isInteger(value) && value <= MAX_COUNT ? { value, end: at + 1 } : undefined;
  }
  const isOne = /^(?:an?|una?|one)$/.test(token?.word ?? '');
  if (isOne && toTimeUnit(tokens[at + 1]?.word ?? '')) return { value: 1, end: at + 1 };
  const word = tokens[isOne ? at + 1 : at]?.word ?? '';
  const end = isOne ? at + 2 : at + 1;
  if (/^(?:couple|par)$/.test(word)) return { value: 2, end: isOneOf(tokens[end], OF) ? end + 1 : end };
  if (/^(?:few|several|unos|unas|algunos|algunas|varios|varias)$/.test(word))
    return { value: 3, end, isVague: true };
  // 'week ago', 'weeks ago' and 'hace semanas'.
  if (toTimeUnit(word) && (isPast || isOneOf(tokens[at + 1], AGO)))
    return word.endsWith('s') && word !== 'mes'
      ? { value: 2, end: at, isVague: true }
      : { value: 1, end: at };
  const number = readWords(tokens, at);
  return number && number.value <= MAX_COUNT ? number : undefined;
}
