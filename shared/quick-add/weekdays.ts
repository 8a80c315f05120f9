import { addDays, weekday, type CalendarDay } from '../calendar.ts';
import type { FoundDay } from './dates.ts';
import {
  BEFORE_LAST,
  COMING,
  HOURS,
  LAST,
  MEALS,
  NEXT,
  NO_DAY_AFTER,
  NO_DAY_BEFORE,
  THIS,
  weekdayOfName,
  WIDE_DAYS,
} from './day-words.ts';
import { skipLeads, findDate, hasOtherNumber, type DayContext } from './month-days.ts';
import { findPhrase } from './phrases.ts';
import { isOneOf, isWord, type Token } from './tokens.ts';

/** Finds a weekday. It is the last one before today; on that weekday, today is the second reading. */
export function findWeekday(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
  hasLead: boolean,
): FoundDay | undefined {
  const { today } = context;
  if (isOneOf(tokens[at - 1], NO_DAY_BEFORE) || isRange(tokens, at)) return undefined;
  // 'this coming friday', 'este pasado viernes'.
  const isDouble = isOneOf(tokens[at], THIS) && [LAST, NEXT].some((words) => isOneOf(tokens[at + 1], words));
  const whichAt = isDouble ? at + 1 : at;
  const which = [LAST, THIS, NEXT].findIndex((words) => isOneOf(tokens[whichAt], words));
  const nameAt = which < 0 ? at : whichAt + 1;
  const isBeforeWord = nameAt === 0 || isWord(tokens[nameAt + 1]);
  const isMeal = findPhrase(HOURS, tokens, nameAt + 1) !== undefined || isOneOf(tokens[nameAt + 1], MEALS);
  const isSure = isMeal || hasLead || which >= 0 || !isBeforeWord || nameAt === tokens.length - 1;
  // 'Friday's 31.20' is a restaurant, and 'friday's lunch' is a day.
  if (tokens[nameAt]?.word.endsWith("'s") && !isWord(tokens[nameAt + 1])) return undefined;
  const wanted = weekdayOfName((tokens[nameAt]?.word ?? '').replace(/'s$/, ''), isSure);
  const next = tokens[nameAt + 1];
  const isName = isOneOf(next, NO_DAY_AFTER) || (next?.text === '.' && tokens[nameAt + 2]?.isGlued === true);
  if (wanted < 0 || isName) return undefined;
  const date = findDateAfter(tokens, nameAt + 1, context, wanted);
  if (date) return date;
  const week = which < 0 ? findWeek(tokens, nameAt + 1) : undefined;
  if (week) return { day: inWeek(today, week.days, wanted), end: week.end };
  const back = (weekday(today) - wanted + 7) % 7;
  const last = addDays(today, -(back || 7));
  const coming = addDays(today, 7 - back);
  const after = tokens[nameAt + 1];
  const beforeLast = findPhrase(BEFORE_LAST, tokens, nameAt + 1);
  if (beforeLast) return { day: addDays(last, -7), end: beforeLast.end };
  const comingPhrase = which === 1 || which < 0 ? findPhrase(COMING, tokens, nameAt + 1) : undefined;
  if (which === 2 || comingPhrase)
    return { day: coming, other: addDays(coming, 7), end: comingPhrase?.end ?? nameAt + 1 };
  if (which === 1) return { day: back === 0 ? today : coming, other: last, end: nameAt + 1 };
  // British: 'friday week' is a week after the coming one.
  if (which < 0 && after?.word === 'week' && !isWord(tokens[nameAt + 2]))
    return { day: addDays(coming, 7), other: coming, end: nameAt + 2 };
  if (isOneOf(after, LAST) || which === 0) return { day: last, end: nameAt + (which === 0 ? 1 : 2) };
  return { day: last, ...(back === 0 && { other: today }), end: nameAt + 1 };
}

/** Finds a week after its weekday: 'last week', 'de la semana que viene'. */
function findWeek(tokens: readonly Token[], at: number): { days: number; end: number } | undefined {
  let next = at;
  while (/^(?:of|in|on|the|de|en)$/.test(tokens[next]?.word ?? '') && next < at + 2) next += 1;
  const found = findPhrase(WIDE_DAYS, tokens, next);
  return found?.value.days === undefined ? undefined : { days: found.value.days, end: found.end };
}

/** Finds a weekday after its week: 'next week on friday', 'la semana pasada el lunes'. */
export function findInWeek(
  tokens: readonly Token[],
  at: number,
  days: number,
  { today }: DayContext,
): FoundDay | undefined {
  const next = skipLeads(tokens, at);
  const wanted = weekdayOfName(tokens[next]?.word ?? '', next > at);
  return wanted < 0 ? undefined : { day: inWeek(today, days, wanted), end: next + 1 };
}

/** Returns a weekday of the week that is `days` days from today. Weeks begin on Monday. */
function inWeek(today: CalendarDay, days: number, wanted: number): CalendarDay {
  const sinceMonday = (each: number) => (each + 6) % 7;
  return addDays(today, days + sinceMonday(wanted) - sinceMonday(weekday(today)));
}

/** Finds a date after its weekday: 'monday 16 nov', or 'lunes 16' if that is a Monday and there is another number. */
function findDateAfter(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
  wanted: number,
): FoundDay | undefined {
  let next = at;
  while (/^(?:,|\.|the|el|dia)$/.test(tokens[next]?.word ?? '') && next < at + 2) next += 1;
  const date = findDate(tokens, next, context, false);
  const bare =
    date ?? (hasOtherNumber(tokens, next) ? findDate(tokens, next, context, true, true) : undefined);
  return bare && weekday(bare.day) === wanted ? bare : undefined;
}

/** Whether a weekday is part of a range, such as 'lunes a viernes', which is not a day. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const isRangeWord = (index: number) => /^(?:a|to|-)$/.test(tokens[index]?.word ?? '');
  const isWeekday = (index: number) => weekdayOfName(tokens[index]?.word ?? '', true) >= 0;
  return (isRangeWord(at - 1) && isWeekday(at - 2)) || (isRangeWord(at + 1) && isWeekday(at + 2));
}
