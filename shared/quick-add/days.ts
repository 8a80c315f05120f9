import {
  addDays,
  addMonths,
  endOfMonth,
  isCalendarDay,
  startOfMonth,
  weekday,
  type CalendarDay,
} from '../calendar.ts';
import { findCounted } from './counted-days.ts';
import { MOST_DAYS_AHEAD, readNamed, type DayReading, type FoundDay } from './dates.ts';
import {
  HOURS,
  LAST_MONTH_END,
  LEADS,
  MONTH_PARTS,
  MONTHS,
  NEAR_DAYS,
  MONTH_PARTS_BEFORE,
  SOME_DAY,
  WEEKENDS,
  WIDE_DAYS,
} from './day-words.ts';
import { skipLeads, findDate, findInMonth, type DayContext } from './month-days.ts';
import { findPhrase } from './phrases.ts';
import { correctDayNames } from './spelling.ts';
import { isOneOf, setMeaning, type Token } from './tokens.ts';
import { findInWeek, findWeekday } from './weekdays.ts';

type LocatedDay = FoundDay & { start: number };

/**
 * Finds the day of the line and marks its tokens. Of several days the last one counts, and a day right before it is
 * marked too: 'today monday'. Returns undefined if there is none.
 */
export function claimDay(tokens: Token[], context: DayContext): DayReading | undefined {
  const all: LocatedDay[] = [];
  const corrected = correctDayNames(tokens);
  for (let at = 0; at < tokens.length;) {
    // The number after 'el otro día' is not a day of the month.
    const isAfterPhrase = all.at(-1)?.end === at && tokens[at - 1]?.word === 'dia';
    const isOpen = tokens[at]?.meaning === undefined && !isAfterPhrase;
    const found = isOpen ? findDay(corrected, at, context) : undefined;
    if (found) {
      const isCorrected = corrected.slice(at, found.end).some((token, index) => token !== tokens[at + index]);
      all.push({ ...found, ...(isCorrected && { other: context.today }), start: at });
    }
    at = found?.end ?? at + 1;
  }
  const last = all.at(-1);
  if (!last) return undefined;
  const before = all.at(-2);
  const isAdjacent =
    before?.end === last.start && !tokens.slice(before.start, before.end).some(({ isNumber }) => isNumber);
  setMeaning(tokens, isAdjacent ? before.start : last.start, last.end, 'day');
  const other = all.find(({ day }) => day !== last.day)?.day ?? last.other;
  return other === undefined || other === last.day ? { day: last.day } : { day: last.day, other };
}

/** Finds a day that begins at a token, including words before it such as 'on the', 'del' and 'el día'. */
function findDay(tokens: readonly Token[], at: number, context: DayContext): FoundDay | undefined {
  let from = at;
  while (isOneOf(tokens[from], LEADS) && from < at + 3) from += 1;
  const found =
    findVague(tokens, at, context) ??
    findCounted(tokens, at, context) ??
    findNear(tokens, from, context) ??
    findWide(tokens, at, context) ??
    findVague(tokens, from, context) ??
    findWide(tokens, from, context) ??
    findCounted(tokens, from, context) ??
    // 'Mar' next to a number is a month, not a Tuesday.
    readNamed(tokens, from, context) ??
    findWeekday(tokens, from, context, from > at) ??
    findDate(tokens, from, context, from > at);
  if (!found) return undefined;
  return { ...found, end: findPhrase(HOURS, tokens, found.end)?.end ?? found.end };
}

function findNear(tokens: readonly Token[], at: number, { today }: DayContext): FoundDay | undefined {
  const end = findPhrase(LAST_MONTH_END, tokens, at);
  if (end) return { day: endOfMonth(addMonths(today, -1)), end: end.end };
  const found = findPhrase(NEAR_DAYS, tokens, at);
  // 'la mañana' is the morning, and 'media mañana' too.
  if (!found || (tokens[at]?.word === 'manana' && /^(?:la|media)$/.test(tokens[at - 1]?.word ?? '')))
    return undefined;
  return { day: addDays(today, found.value), end: found.end };
}

/** Finds a phrase for an inexact day: 'end of month', 'last weekend', 'el otro día'. It gets a second reading. */
function findVague(tokens: readonly Token[], at: number, { today }: DayContext): FoundDay | undefined {
  const part = findPhrase(MONTH_PARTS, tokens, at);
  if (part) return { ...nearestPart(today, part.value), end: part.end };
  const ofMonth = findPartOf(tokens, at, today);
  if (ofMonth) return ofMonth;
  const weekend = findPhrase(WEEKENDS, tokens, at);
  if (weekend) {
    const day = addDays(today, weekend.value * 7 - ((weekday(today) + 1) % 7));
    const sunday = addDays(day, 1);
    return { day, other: sunday <= today || weekend.value > 0 ? sunday : addDays(day, -7), end: weekend.end };
  }
  const some = findPhrase(SOME_DAY, tokens, at);
  return some && { day: addDays(today, some.value), other: addDays(today, some.value - 1), end: some.end };
}

/** Finds a part of a named month: 'principios del mes pasado', 'end of next month'. */
function findPartOf(tokens: readonly Token[], at: number, today: CalendarDay): FoundDay | undefined {
  let next = at;
  while (/^(?:a|al|at|by|the)$/.test(tokens[next]?.word ?? '') && next < at + 2) next += 1;
  const part = findPhrase(MONTH_PARTS_BEFORE, tokens, next);
  const month = part && findPhrase(MONTHS, tokens, part.end);
  if (!month) return undefined;
  const first = startOfMonth(addMonths(today, month.value));
  const day = part.value > 28 ? endOfMonth(first) : addDays(first, part.value - 1);
  return { day, other: addDays(day, part.value > 1 ? -1 : 1), end: month.end };
}

/** Returns a part of this month or of the month before: the latest that is at most a week ahead. */
function nearestPart(today: CalendarDay, dayOfMonth: number): Omit<FoundDay, 'end'> {
  const [coming, before] = [today, addMonths(today, -1)].map((each) =>
    dayOfMonth > 28 ? endOfMonth(each) : addDays(startOfMonth(each), dayOfMonth - 1),
  );
  if (coming === undefined || before === undefined) return { day: today };
  return coming <= addDays(today, MOST_DAYS_AHEAD)
    ? { day: coming, other: before }
    : { day: before, other: coming };
}

function findWide(tokens: readonly Token[], at: number, context: DayContext): FoundDay | undefined {
  const { today } = context;
  const found = findPhrase(WIDE_DAYS, tokens, at);
  if (!found) return undefined;
  const { days, months = 0 } = found.value;
  const within =
    days === undefined
      ? (findInYear(tokens, found.end, months, today) ?? findInMonth(tokens, found.end, months, context))
      : findInWeek(tokens, found.end, days, context);
  if (within) return within;
  const day = addMonths(addDays(today, days ?? 0), months);
  const other = days === undefined ? endOfMonth(day) : addDays(day, 1 - (weekday(day) || 7));
  return { day, other: other === day ? addDays(day, -1) : other, end: found.end };
}

/** Finds a day after its year: 'last year on march 3', 'el año pasado el 3 de marzo'. */
function findInYear(
  tokens: readonly Token[],
  at: number,
  months: number,
  today: CalendarDay,
): FoundDay | undefined {
  const named = months % 12 === 0 ? readNamed(tokens, skipLeads(tokens, at), { today }) : undefined;
  if (!named) return undefined;
  const day = `${addMonths(today, months).slice(0, 4)}${named.day.slice(4)}`;
  return isCalendarDay(day) ? { day, end: named.end } : undefined;
}
