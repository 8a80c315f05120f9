import { addDays, addMonths, endOfMonth, isCalendarDay, startOfMonth, weekday } from '../../calendar.ts';
import { DAY, MONTH, YEAR_LINK, WEEKDAY, YEAR, monthNumber, weekdayNumber } from './names.ts';
import type { Found, Now, Shape } from './types.ts';
import { nearUnit, singleDay, inYears, pad } from './units.ts';
import { LAST_WEEK, ROW_OF_DAYS, THIS_WEEK } from './weekday-rows.ts';

const WEEK = 7;

/** A day of a month, without a year. */
function dayOfMonth(day: string, month: number, now: Now): Found | undefined {
  if (!isCalendarDay(`2024-${pad(month)}-${pad(day)}`)) return undefined;
  return inYears(now, 'day', (year) => {
    const date = `${year}-${pad(month)}-${pad(day)}`;
    const fitting = isCalendarDay(date) ? date : endOfMonth(`${date.slice(0, 7)}-01`);
    return { from: fitting, to: fitting };
  });
}

function fullDay(year: string, month: number | string, day: string): Found | undefined {
  const date = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  return isCalendarDay(date) ? singleDay(date) : undefined;
}

/** The days of 'from 1 to 15 October'. */
function daysOfMonth(
  days: readonly string[],
  month: number,
  year: string | undefined,
  now: Now,
): Found | undefined {
  const [from = '', to = ''] = days;
  const ofYear = (each: number) => ({
    from: `${each}-${pad(month)}-${pad(from)}`,
    to: `${each}-${pad(month)}-${pad(to)}`,
  });
  const found: Found =
    year === undefined ? inYears(now, 'days', ofYear) : { ...ofYear(Number(year)), unit: 'days' };
  return isCalendarDay(found.from) && isCalendarDay(found.to) && found.from <= found.to ? found : undefined;
}

/** The days of 'from the 1st to the 10th of this month', in the month `offset` months after the current one. */
function daysOfNearMonth(days: readonly string[], offset: number, now: Now): Found | undefined {
  const [year = '', month = ''] = nearUnit('month', offset, now).from.split('-');
  return daysOfMonth(days, Number(month), year, now);
}

/** The days of 'between the 10th and the 20th': in the current month, or in the last one if they have not begun. */
function daysOfCurrentMonth(days: readonly string[], now: Now): Found | undefined {
  const found = daysOfNearMonth(days, 0, now);
  return found && !now.isAhead && found.from > now.today ? daysOfNearMonth(days, -1, now) : found;
}

/** The day of 'the 5th': the last one up to today, or the next one in a question about the future. */
function dayOfCurrentMonth([day = '']: string[], now: Now): Found | undefined {
  const value = Number(day);
  if (value < 1 || value > 31) return undefined;
  const first = startOfMonth(now.today);
  const months = now.isAhead ? [0, 1, 2] : [0, -1, -2];
  const found = months
    .map((offset) => `${addMonths(first, offset).slice(0, 8)}${pad(day)}`)
    .find((each) => isCalendarDay(each) && (now.isAhead ? each >= now.today : each <= now.today));
  return found === undefined ? undefined : singleDay(found);
}

function nearWeekday([name = '']: string[], now: Now): Found {
  const daysAway = (weekday(now.today) - weekdayNumber(name) + WEEK) % WEEK;
  return singleDay(addDays(now.today, now.isAhead && daysAway > 0 ? WEEK - daysAway : -daysAway));
}

const nextWeekday = (groups: string[], now: Now): Found => nearWeekday(groups, { ...now, isAhead: true });

function weekdayOfWeek(name: string, offset: number, now: Now): Found {
  const week = nearUnit('week', offset, now);
  const daysAway = (weekdayNumber(name) - now.firstDayOfWeek + WEEK) % WEEK;
  return singleDay(addDays(week.from, daysAway));
}

function weekdays([from = '', to = '']: string[], offset: number, now: Now): Found | undefined {
  const range = { from: weekdayOfWeek(from, offset, now).from, to: weekdayOfWeek(to, offset, now).to };
  return range.from <= range.to ? { ...range, unit: 'days' } : undefined;
}

const rowIn = (week: string) => [
  `${ROW_OF_DAYS}(?: of| in| during| de| en)? (?:${week})`,
  `(?:${week}) ${ROW_OF_DAYS}`,
];

const FROM = '(?:del?|from|between|entre el|desde el)(?: the| dia)?';
const TO = '(?:al?|to|and|y el|until|till|y|hasta el)(?: the)?';
/** 'The 23rd', 'el 23'. */
const THE_DAY = '(?:(?:the )?(\\d{1,2})(?:st|nd|rd|th)|the (\\d{1,2})|el (\\d{1,2}))';

/** Days of this or last week or month. They are read before the week or month itself. */
export const DAYS_NEAR: Shape[] = [
  { patterns: rowIn(LAST_WEEK), read: (groups, now) => weekdays(groups, -1, now) },
  { patterns: rowIn(THIS_WEEK), read: (groups, now) => weekdays(groups, 0, now) },
  {
    patterns: [`${FROM} ${DAY} ${TO} ${DAY} (?:of |de |del )?(este mes|this month|mes pasado|last month)`],
    read: ([from = '', to = '', month = ''], now) =>
      daysOfNearMonth([from, to], /this|este/.test(month) ? 0 : -1, now),
  },
];

const THE_DAY_OF = '(?:the |el |el dia |dia )?';
/** Words after a number that show that it is not a day: 'March 20 €'. */
const COUNTED = '(?:€|euros?|\\$|times|veces|primer[oa]s|ultim[oa]s)';

const DATES: Shape[] = [
  {
    patterns: [`(?:${FROM} )?${DAY} ${TO} ${DAY}(?: of| de)? ${MONTH}(?:${YEAR_LINK} ${YEAR})?`],
    read: ([from = '', to = '', month = '', year], now) =>
      daysOfMonth([from, to], monthNumber(month), year, now),
  },
  {
    patterns: [`(?:from )?${MONTH} ${DAY} (?:to|until|till|through) ${DAY}`],
    read: ([month = '', from = '', to = ''], now) =>
      daysOfMonth([from, to], monthNumber(month), undefined, now),
  },
  {
    patterns: [
      `(?:between|from) ${THE_DAY} (?:and|to|until|till) ${THE_DAY}`,
      `(?:entre|del?|desde) ${THE_DAY} (?:y|al?|hasta) ${THE_DAY}`,
      'del (\\d{1,2}) al (\\d{1,2})',
    ],
    read: (groups, now) => daysOfCurrentMonth(groups, now),
    notBefore: '(?:of|de|€|euros?|%|P\\d+)',
  },
  {
    patterns: ['(20\\d\\d)-(\\d\\d?)-(\\d\\d?)'],
    read: ([year = '', month = '', day = '']) => fullDay(year, month, day),
  },
  {
    patterns: ['(\\d\\d?)[/.-](\\d\\d?)[/.-](\\d{2}|20\\d\\d)'],
    read: ([day = '', month = '', year = '']) => fullDay(year, month, day) ?? fullDay(year, day, month),
  },
  {
    patterns: ['(\\d\\d?)/(\\d\\d?)'],
    read: ([day = '', month = ''], now) => dayOfMonth(day, Number(month), now),
  },
  {
    patterns: [`${THE_DAY_OF}${DAY}(?: of| de)? ${MONTH}${YEAR_LINK} ${YEAR}`],
    read: ([day = '', month = '', year = '']) => fullDay(year, monthNumber(month), day),
  },
  {
    patterns: [`${MONTH} (?:the )?${DAY} ${YEAR}`],
    read: ([month = '', day = '', year = '']) => fullDay(year, monthNumber(month), day),
  },
  {
    patterns: [`${THE_DAY_OF}${DAY}(?: of| de)? ${MONTH}`],
    read: ([day = '', month = ''], now) => dayOfMonth(day, monthNumber(month), now),
    notAfter: '(?:menos de|mas de|less than|more than|over|under|above|below)',
  },
  {
    patterns: [`(?:the |el |el dia )?(?:first|primero|1ro|1o)(?: of| de) ${MONTH}`],
    read: ([month = ''], now) => dayOfMonth('1', monthNumber(month), now),
  },
  {
    patterns: [`${MONTH} (?:the )?${DAY}`],
    read: ([month = '', day = ''], now) => dayOfMonth(day, monthNumber(month), now),
    notBefore: COUNTED,
  },
  { patterns: ['on the (\\d{1,2})(?:st|nd|rd|th)(?: of (?:this|the) month)?'], read: dayOfCurrentMonth },
  {
    patterns: ['the (\\d{1,2})(?:st|nd|rd|th)(?: of (?:this|the) month)?'],
    read: dayOfCurrentMonth,
    after: '(?:since|until|till|by|before|after|from|to)',
  },
  { patterns: ['(?:el )?dia (\\d{1,2})(?: de este mes)?'], read: dayOfCurrentMonth },
  {
    patterns: ['el (\\d{1,2})(?: de este mes)?'],
    read: dayOfCurrentMonth,
    after: '(?:desde|hasta|a partir del?)',
  },
];

const NEAR_TODAY: Shape[] = [
  {
    patterns: ['(?:the )?day before yesterday', 'anteayer|antier|antes de ayer|antes ayer'],
    read: (_, { today }) => singleDay(addDays(today, -2)),
  },
  {
    patterns: ['(?:the )?day after tomorrow', 'pasado manana'],
    read: (_, { today }) => singleDay(addDays(today, 2)),
  },
  { patterns: ['yesterdays?|ayer|anoche|last night'], read: (_, { today }) => singleDay(addDays(today, -1)) },
  {
    patterns: [
      'todays?|tonight|this (?:morning|afternoon|evening)',
      'hoy(?: dia| mismo)?|esta (?:manana|tarde|noche)',
    ],
    read: (_, { today }) => singleDay(today),
  },
  { patterns: ['tomorrow'], read: (_, { today }) => singleDay(addDays(today, 1)) },
  {
    patterns: ['manana'],
    read: (_, { today }) => singleDay(addDays(today, 1)),
    notAfter: '(?:por|de|en) la',
  },
];

/** Words before a weekday that mean any such day: 'a Monday', 'los lunes'. */
const ANY = '(?:los|las|o|by|an?|un|every|each|any|cada|todos los|typical|normal|average|usual)';
const FROM_DAY_TO = `(?:${WEEKDAY}|P\\d+) a`;

/** Words after a weekday that ask which day it is: 'is it Monday or Friday?', 'is Saturday the day that …' */
const WHICH_DAY = `(?:(?:o|or) (?:(?:the |el |los )?${WEEKDAY}s?|cual|which)|(?:el dia|the day) (?:en que|que|when|that|on which))`;
const WEEKDAYS: Shape[] = [
  {
    patterns: [`(?:last |el |este )?${WEEKDAY}(?: of| de| in)? (?:last week|la semana pasada)`],
    read: ([name = ''], now) => weekdayOfWeek(name, -1, now),
    notAfter: '(?:los|las|a)',
  },
  {
    patterns: [`(?:next |proximo |el proximo )${WEEKDAY}`, `${WEEKDAY} que viene`],
    read: nextWeekday,
  },
  {
    patterns: [WEEKDAY],
    read: (groups, now) => (now.isAhead ? nearWeekday(groups, now) : undefined),
    after: 'by',
  },
  // The last day of 'de lunes a viernes'.
  { patterns: [WEEKDAY], read: nearWeekday, after: FROM_DAY_TO },
  {
    patterns: [`(?:last |this |this past |el pasado |el |este )?${WEEKDAY}(?: pasado)?`],
    read: nearWeekday,
    notAfter: ANY,
    notBefore: WHICH_DAY,
  },
];

/** Single days, and days from one to another. */
export const DAYS: Shape[] = [...DATES, ...NEAR_TODAY, ...WEEKDAYS];
