import { countDays } from '../../calendar.ts';
import type { CalendarDay } from '../../calendar.ts';
import type { Question, ReadOptions } from '../types.ts';
import { dayInWords, dayOf } from './file-days.ts';

const TWO_YEARS = 732;

/** Before this year, banks offered few downloads. */
const FIRST_LIKELY_YEAR = 2015;

/** The day of six digits, YYMMDD or DDMMYY. The years are those of this century. */
export function readDay(digits: string, isDayFirst: boolean): CalendarDay | null {
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return isDayFirst ? dayOf(`20${c}`, b, a) : dayOf(`20${a}`, b, c);
}

/**
 * The standard writes YYMMDD, but some banks write DDMMYY, and most of those are days either way: '010226' is in 2001
 * or in 2026. In the wrong order, the days of a month lie years apart. Asks where that leaves a doubt.
 */
export function orderOfDays(
  all: readonly string[],
  options: ReadOptions,
): { isDayFirst: boolean; question: Question | null } {
  const texts = [...new Set(all)];
  const [usual, dayFirst] = [spanOf(texts, false), spanOf(texts, true)];
  const answer = options.answers?.dateOrder;
  if (answer !== undefined) return { isDayFirst: answer === 'dmy', question: null };
  // One damaged day must not turn the order of all others.
  if (!dayFirst || dayFirst.days > TWO_YEARS) return { isDayFirst: false, question: null };
  if (!usual || usual.days > TWO_YEARS) return { isDayFirst: true, question: null };
  const isOld = Number(usual.last.slice(0, 4)) < FIRST_LIKELY_YEAR;
  const isDoubtful =
    dayFirst.days < usual.days || (dayFirst.days === usual.days && isOld && dayFirst.last > usual.last);
  return { isDayFirst: isDoubtful, question: isDoubtful ? ask(texts[0] ?? '', options.language) : null };
}

/** How far apart the days are, or null if one is no day. */
function spanOf(texts: readonly string[], isDayFirst: boolean): { days: number; last: CalendarDay } | null {
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
