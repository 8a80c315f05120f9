import { addDays, addMonths, endOfMonth, startOfMonth, weekday, type CalendarDay } from '../calendar.ts';
import { AHEAD, readNamed, type FoundDay } from './dates.ts';
import {
  AGO,
  HOURS,
  LAST_MONTH_END,
  LEADS,
  MONTH_PARTS,
  NEAR_DAYS,
  SOME_DAY,
  unitOf,
  WEEKENDS,
  WIDE_DAYS,
} from './day-words.ts';
import { findDate, type Clock } from './month-days.ts';
import { readWords } from './number-words.ts';
import { findPhrase } from './phrases.ts';
import { isOneOf, setOf, use, type Token } from './tokens.ts';
import { findWeekday } from './weekdays.ts';

type FromTo = FoundDay & { start: number };

/** Finds the day of the line and marks its tokens. Of several days the last counts. */
export function takeDay(tokens: Token[], clock: Clock): { day: CalendarDay; other?: CalendarDay } {
  const all: FromTo[] = [];
  for (let at = 0; at < tokens.length;) {
    // The number after 'el otro día' is no day of the month.
    const isAfterPhrase = all.at(-1)?.end === at && tokens[at - 1]?.word === 'dia';
    const isOpen = tokens[at]?.use === undefined && !isAfterPhrase;
    const found = isOpen ? findDay(tokens, at, clock) : undefined;
    if (found) all.push({ ...found, start: at });
    at = found?.end ?? at + 1;
  }
  const last = all.at(-1);
  if (!last) return { day: clock.today };
  use(tokens, last.start, last.end, 'day');
  const other = all.find(({ day }) => day !== last.day)?.day ?? last.other;
  return other === undefined || other === last.day ? { day: last.day } : { day: last.day, other };
}

/** A day from a token on, with the words before it that belong to it: 'on the', 'del', 'el día'. */
function findDay(tokens: readonly Token[], at: number, clock: Clock): FoundDay | undefined {
  let from = at;
  while (isOneOf(tokens[from], LEADS) && from < at + 3) from += 1;
  const found =
    findNear(tokens, from, clock) ??
    findVague(tokens, at, clock) ??
    findWide(tokens, at, clock) ??
    findVague(tokens, from, clock) ??
    findWide(tokens, from, clock) ??
    findCounted(tokens, from, clock) ??
    // 'Mar' beside a number is a month.
    readNamed(tokens, from, clock.today) ??
    findWeekday(tokens, from, clock, from > at) ??
    findDate(tokens, from, clock, from > at);
  if (!found) return undefined;
  return { ...found, end: findPhrase(HOURS, tokens, found.end)?.end ?? found.end };
}

function findNear(tokens: readonly Token[], at: number, { today }: Clock): FoundDay | undefined {
  const end = findPhrase(LAST_MONTH_END, tokens, at);
  if (end) return { day: endOfMonth(addMonths(today, -1)), end: end.end };
  const found = findPhrase(NEAR_DAYS, tokens, at);
  // 'la mañana' is the morning, and 'media mañana' too.
  if (!found || (tokens[at]?.word === 'manana' && /^(?:la|media)$/.test(tokens[at - 1]?.word ?? '')))
    return undefined;
  return { day: addDays(today, found.value), end: found.end };
}

/** A phrase that leaves the day open: 'end of month', 'last weekend', 'el otro día'. The second reading shows it. */
function findVague(tokens: readonly Token[], at: number, { today }: Clock): FoundDay | undefined {
  const part = findPhrase(MONTH_PARTS, tokens, at);
  if (part) return { ...inMonth(today, part.value), end: part.end };
  const weekend = findPhrase(WEEKENDS, tokens, at);
  if (weekend) {
    const day = addDays(today, weekend.value * 7 - ((weekday(today) + 1) % 7));
    const sunday = addDays(day, 1);
    return { day, other: sunday <= today || weekend.value > 0 ? sunday : addDays(day, -7), end: weekend.end };
  }
  const some = findPhrase(SOME_DAY, tokens, at);
  return some && { day: addDays(today, some.value), other: addDays(today, some.value - 1), end: some.end };
}

/** A part of this month or the one before: the nearest, up to a week ahead. */
function inMonth(today: CalendarDay, dayOfMonth: number): Omit<FoundDay, 'end'> {
  const [coming, before] = [today, addMonths(today, -1)].map((each) =>
    dayOfMonth > 28 ? endOfMonth(each) : addDays(startOfMonth(each), dayOfMonth - 1),
  );
  if (coming === undefined || before === undefined) return { day: today };
  return coming <= addDays(today, AHEAD) ? { day: coming, other: before } : { day: before, other: coming };
}

function findWide(tokens: readonly Token[], at: number, { today }: Clock): FoundDay | undefined {
  const found = findPhrase(WIDE_DAYS, tokens, at);
  if (!found) return undefined;
  const { days = 0, months = 0 } = found.value;
  const day = addMonths(addDays(today, days), months);
  const other = days === 0 ? endOfMonth(day) : addDays(day, 1 - (weekday(day) || 7));
  return { day, other: other === day ? addDays(day, -1) : other, end: found.end };
}

/** 'three days ago', 'hace 3 días', 'in two weeks'. */
function findCounted(tokens: readonly Token[], at: number, { today }: Clock): FoundDay | undefined {
  const lead = tokens[at]?.word;
  const isPast = lead === 'hace' || lead === 'hara';
  const isFuture = lead === 'in' || (lead === 'dentro' && tokens[at + 1]?.word === 'de');
  let next = isPast ? at + 1 : isFuture ? at + (lead === 'in' ? 1 : 2) : at;
  while (/^(?:ya|como|about|cosa|de|casi)$/.test(tokens[next]?.word ?? '') && next < at + 3) next += 1;
  const count = readCount(tokens, next);
  if (!count) return undefined;
  const unit = unitOf(tokens[count.end]?.word ?? '');
  const isAgo = !isPast && !isFuture && isOneOf(tokens[count.end + 1], AGO);
  if (!unit || !(isPast || isFuture || isAgo)) return undefined;
  const move = (times: number) => {
    const signed = isFuture ? times : -times;
    return 'days' in unit ? addDays(today, signed * unit.days) : addMonths(today, signed * unit.months);
  };
  const found = { day: move(count.value), end: count.end + (isAgo ? 2 : 1) };
  return count.isVague ? { ...found, other: move(count.value - 1) } : found;
}

const MAX_COUNT = 400;
const OF = setOf('of de');

function readCount(
  tokens: readonly Token[],
  at: number,
): { value: number; end: number; isVague?: true } | undefined {
  const token = tokens[at];
  if (token?.isNumber) {
    const value = Number(token.text);
    return Number.isInteger(value) && value <= MAX_COUNT ? { value, end: at + 1 } : undefined;
  }
  const isOne = /^(?:an?|una?)$/.test(token?.word ?? '');
  if (isOne && unitOf(tokens[at + 1]?.word ?? '')) return { value: 1, end: at + 1 };
  const word = tokens[isOne ? at + 1 : at]?.word ?? '';
  const end = isOne ? at + 2 : at + 1;
  if (/^(?:couple|par)$/.test(word)) return { value: 2, end: isOneOf(tokens[end], OF) ? end + 1 : end };
  if (/^(?:few|unos|unas)$/.test(word)) return { value: 3, end, isVague: true };
  // 'week ago'.
  if (unitOf(word) && isOneOf(tokens[at + 1], AGO)) return { value: 1, end: at };
  const said = readWords(tokens, at);
  return said && said.value <= MAX_COUNT ? said : undefined;
}
