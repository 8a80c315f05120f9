import { countDays, type CalendarDay } from '../../calendar.ts';
import type { Question, ReadOptions } from '../types.ts';
import { dayInWords, toDay } from './file-days.ts';

const TWO_YEARS = 732;

/** Before this year, banks offered few downloads. */
const FIRST_LIKELY_YEAR = 2015;

/** Reads six digits, YYMMDD or DDMMYY, as a day of this century; null if it does not exist. */
export function readDay(digits: string, isDayFirst: boolean): CalendarDay | null {
  const [first, month, last] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return isDayFirst ? toDay(`20${last}`, month, first) : toDay(`20${first}`, month, last);
}

/**
 * Decides whether days are written YYMMDD, as the standard says, or DDMMYY, as some banks write. Most are days in both
 * orders: '010226' is in 2001 or in 2026. But in the wrong order, the days of one month lie years apart. Asks in doubt.
 */
export function decideDayOrder(
  all: readonly string[],
  options: ReadOptions,
): { isDayFirst: boolean; question: Question | null } {
  const texts = [...new Set(all)];
  const [usual, dayFirst] = [findSpan(texts, false), findSpan(texts, true)];
  const answer = options.answers?.dateOrder;
  if (answer !== undefined) return { isDayFirst: answer === 'dmy', question: null };
  // One damaged day must not change the order of all others.
  if (!dayFirst || dayFirst.days > TWO_YEARS) return { isDayFirst: false, question: null };
  if (!usual || usual.days > TWO_YEARS) return { isDayFirst: true, question: null };
  const isOld = Number(usual.last.slice(0, 4)) < FIRST_LIKELY_YEAR;
  const isDoubtful =
    dayFirst.days < usual.days || (dayFirst.days === usual.days && isOld && dayFirst.last > usual.last);
  return { isDayFirst: isDoubtful, question: isDoubtful ? ask(texts[0] ?? '', options.language) : null };
}

/** Returns the last day and the number of days from the first to it; null if one of them does not exist. */
function findSpan(texts: readonly string[], isDayFirst: boolean): { days: number; last: CalendarDay } | null {
  const days = texts.map((text) => readDay(text, isDayFirst)).filter((day) => day !== null);
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  if (first === undefined || last === undefined || days.length < texts.length) return null;
  return { days: countDays({ from: first, to: last }), last };
}

function ask(about: string, language: string): Question {
  const choice = (value: 'dmy' | 'ymd') => {
    const day = readDay(about, value === 'dmy');
    return { value, example: `${about} = ${day === null ? '' : dayInWords(day, language)}` };
  };
  return { code: 'dateOrder', about, choices: [choice('dmy'), choice('ymd')] };
}
