import { addDays, weekday } from '../calendar.ts';
import type { FoundDay } from './dates.ts';
import {
  HOURS,
  LAST,
  MEALS,
  NEXT,
  NO_DAY_AFTER,
  NO_DAY_BEFORE,
  THIS,
  weekdayOfName,
  WEEKS,
} from './day-words.ts';
import { findDate, hasOtherNumber, type Clock } from './month-days.ts';
import { findPhrase } from './phrases.ts';
import { isOneOf, isWord, type Token } from './tokens.ts';

/** A weekday is the last one before today. On that weekday itself the second reading is today. */
export function findWeekday(
  tokens: readonly Token[],
  at: number,
  clock: Clock,
  isLed: boolean,
): FoundDay | undefined {
  const { today } = clock;
  if (isOneOf(tokens[at - 1], NO_DAY_BEFORE) || isRange(tokens, at)) return undefined;
  const before = tokens[at];
  const which = [LAST, THIS, NEXT].findIndex((words) => isOneOf(before, words));
  const named = which < 0 ? at : at + 1;
  const isBeforeWord = named === 0 || isWord(tokens[named + 1]);
  const isMeal = findPhrase(HOURS, tokens, named + 1) !== undefined || isOneOf(tokens[named + 1], MEALS);
  const isSure = isMeal || isLed || which >= 0 || !isBeforeWord || named === tokens.length - 1;
  // 'Friday's 31.20' is a restaurant, and 'friday's lunch' is a day.
  if (tokens[named]?.word.endsWith("'s") && !isWord(tokens[named + 1])) return undefined;
  const wanted = weekdayOfName((tokens[named]?.word ?? '').replace(/'s$/, ''), isSure);
  const next = tokens[named + 1];
  const isName = isOneOf(next, NO_DAY_AFTER) || (next?.text === '.' && tokens[named + 2]?.isGlued === true);
  if (wanted < 0 || isName) return undefined;
  const date = findDateAfter(tokens, named + 1, clock, wanted);
  if (date) return date;
  const week = which < 0 ? findPhrase(WEEKS, tokens, named + 1) : undefined;
  const sinceMonday = (each: number) => (each + 6) % 7;
  if (week) {
    const move = week.value + sinceMonday(wanted) - sinceMonday(weekday(today));
    return { day: addDays(today, move), end: week.end };
  }
  const back = (weekday(today) - wanted + 7) % 7;
  const last = addDays(today, -(back || 7));
  const coming = addDays(today, 7 - back);
  const after = tokens[named + 1];
  const isComing = after?.word === 'que' && tokens[named + 2]?.word === 'viene';
  if (which === 2 || isComing || (which < 0 && isOneOf(after, NEXT))) {
    return { day: coming, other: addDays(coming, 7), end: named + (isComing ? 3 : which === 2 ? 1 : 2) };
  }
  if (which === 1) return { day: back === 0 ? today : coming, other: last, end: named + 1 };
  if (isOneOf(after, LAST) || which === 0) return { day: last, end: named + (which === 0 ? 1 : 2) };
  return { day: last, ...(back === 0 && { other: today }), end: named + 1 };
}

/** The date after its weekday: 'monday 16 nov', 'lunes 16' if that day is a Monday and another number is the amount. */
function findDateAfter(
  tokens: readonly Token[],
  at: number,
  clock: Clock,
  wanted: number,
): FoundDay | undefined {
  let next = at;
  while (/^(?:,|\.|the|el|dia)$/.test(tokens[next]?.word ?? '') && next < at + 2) next += 1;
  const date = findDate(tokens, next, clock, false);
  const bare = date ?? (hasOtherNumber(tokens, next) ? findDate(tokens, next, clock, true, true) : undefined);
  return bare && weekday(bare.day) === wanted ? bare : undefined;
}

/** 'lunes a viernes' names no day. */
function isRange(tokens: readonly Token[], at: number): boolean {
  const isTo = (index: number) => /^(?:a|to|-)$/.test(tokens[index]?.word ?? '');
  const isWeekday = (index: number) => weekdayOfName(tokens[index]?.word ?? '', true) >= 0;
  return (isTo(at - 1) && isWeekday(at - 2)) || (isTo(at + 1) && isWeekday(at + 2));
}
