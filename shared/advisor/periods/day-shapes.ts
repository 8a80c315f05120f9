import { addDays, addMonths, weekday, isCalendarDay, startOfMonth, endOfMonth } from '../../calendar.ts';
import { MONTH, WEEKDAY, monthNumber, weekdayNumber } from './names.ts';
import { inYears } from './units.ts';
import { LAST_WEEK, ROW_OF_DAYS, THIS_WEEK } from './weekday-rows.ts';
import { YEAR, DAY, OF, around, dayOf, pad } from './pieces.ts';
import type { Found, Now, Shape } from './types.ts';

const WEEK = 7;

/** A day without a year. */
function dayOfMonth(day: string, month: number, now: Now): Found | undefined {
  if (!isCalendarDay(`2024-${pad(month)}-${pad(day)}`)) return undefined;
  return inYears(now, 'day', (year) => {
    const only = `${year}-${pad(month)}-${pad(day)}`;
    const fitting = isCalendarDay(only) ? only : endOfMonth(`${only.slice(0, 7)}-01`);
    return { from: fitting, to: fitting };
  });
}

function fullDay(year: string, month: number | string, day: string): Found | undefined {
  const only = `${year.length === 2 ? `20${year}` : year}-${pad(month)}-${pad(day)}`;
  return isCalendarDay(only) ? dayOf(only) : undefined;
}

/** 'From 1 to 15 October'. */
function daysOfMonth(
  from: string,
  to: string,
  month: number,
  year: string | undefined,
  now: Now,
): Found | undefined {
  const ofYear = (each: number) => ({
    from: `${each}-${pad(month)}-${pad(from)}`,
    to: `${each}-${pad(month)}-${pad(to)}`,
  });
  const found: Found =
    year === undefined ? inYears(now, 'days', ofYear) : { ...ofYear(Number(year)), unit: 'days' };
  return isCalendarDay(found.from) && isCalendarDay(found.to) && found.from <= found.to ? found : undefined;
}

/** 'From the 1st to the 10th of this month'. */
function daysOfNearMonth(from: string, to: string, months: number, now: Now): Found | undefined {
  const { from: first } = around('month', months, now);
  const [year = '', month = ''] = first.split('-');
  return daysOfMonth(from, to, Number(month), year, now);
}

/** 'The 5th': the last one that has begun, or the next. */
function dayOfRunningMonth(day: string, now: Now): Found | undefined {
  const value = Number(day);
  if (value < 1 || value > 31) return undefined;
  const first = startOfMonth(now.today);
  const months = now.isAhead ? [0, 1, 2] : [0, -1, -2];
  const found = months
    .map((offset) => `${addMonths(first, offset).slice(0, 8)}${pad(day)}`)
    .find((each) => isCalendarDay(each) && (now.isAhead ? each >= now.today : each <= now.today));
  return found === undefined ? undefined : dayOf(found);
}

function nearWeekday(name: string, now: Now, weeks = 0): Found {
  const away = (weekday(now.today) - weekdayNumber(name) + WEEK) % WEEK;
  return dayOf(addDays(now.today, (now.isAhead && away > 0 ? WEEK - away : -away) + weeks * WEEK));
}

function weekdayOfWeek(name: string, offset: number, now: Now): Found {
  const week = around('week', offset, now);
  const away = (weekdayNumber(name) - now.firstDayOfWeek + WEEK) % WEEK;
  return dayOf(addDays(week.from, away));
}

const weekdays = (from: string, to: string, offset: number, now: Now): Found | undefined => {
  const range = { from: weekdayOfWeek(from, offset, now).from, to: weekdayOfWeek(to, offset, now).to };
  return range.from <= range.to ? { ...range, unit: 'days' } : undefined;
};
const ofWeek = (week: string) =>
  `${ROW_OF_DAYS}(?: of| in| during| de| en)? (?:${week})|(?:${week}) ${ROW_OF_DAYS}`;

/** Days of a month or week that is near; they are looked for before the month itself. */
export const DAYS_NEAR: Shape[] = [
  [
    ofWeek(LAST_WEEK),
    ([one, two, three, four], now) => weekdays(one ?? three ?? '', two ?? four ?? '', -1, now),
  ],
  [
    ofWeek(THIS_WEEK),
    ([one, two, three, four], now) => weekdays(one ?? three ?? '', two ?? four ?? '', 0, now),
  ],
  [
    `(?:del?|from|between|entre el|desde el)(?: the)? ${DAY} (?:al?|to|and|y el|until|till|y|hasta el) (?:the )?${DAY} (?:of |de |del )?(este mes|this month|mes pasado|last month)`,
    ([from = '', to = '', month = ''], now) =>
      daysOfNearMonth(from, to, /this|este/.test(month) ? 0 : -1, now),
  ],
];

/** Single days. */
export const DAYS: Shape[] = [
  [
    `(?:del?|from|between|entre el|desde el)(?: the)? ${DAY} (?:al?|to|and|y el|until|till|y|hasta el) (?:the )?${DAY}(?: of| de)? ${MONTH}(?:${OF} ${YEAR})?`,
    ([from = '', to = '', month = '', year], now) => daysOfMonth(from, to, monthNumber(month), year, now),
  ],
  [
    `(?:from )?${MONTH} ${DAY} (?:to|until|till|through) ${DAY}`,
    ([month = '', from = '', to = ''], now) => daysOfMonth(from, to, monthNumber(month), undefined, now),
  ],
  [
    '(?:the )?day before yesterday|anteayer|antier|antes de ayer|antes ayer',
    (_, { today }) => dayOf(addDays(today, -2)),
  ],
  ['(?:the )?day after tomorrow|pasado manana', (_, { today }) => dayOf(addDays(today, 2))],
  ['yesterdays?|ayer|anoche|last night', (_, { today }) => dayOf(addDays(today, -1))],
  [
    'todays?|tonight|this (?:morning|afternoon|evening)|hoy(?: dia| mismo)?|esta (?:manana|tarde|noche)',
    (_, { today }) => dayOf(today),
  ],
  ['tomorrow|(?<!(?:por|de|en) la )manana', (_, { today }) => dayOf(addDays(today, 1))],
  [`(20\\d\\d)-(\\d\\d?)-(\\d\\d?)`, ([year = '', month = '', day = '']) => fullDay(year, month, day)],
  [
    `(\\d\\d?)[/.-](\\d\\d?)[/.-](\\d{2}|20\\d\\d)`,
    ([day = '', month = '', year = '']) => fullDay(year, month, day) ?? fullDay(year, day, month),
  ],
  [`(\\d\\d?)/(\\d\\d?)`, ([day = '', month = ''], now) => dayOfMonth(day, Number(month), now)],
  [
    `(?:the |el |el dia |dia )?${DAY}(?: of| de)? ${MONTH}${OF} ${YEAR}`,
    ([day = '', month = '', year = '']) => fullDay(year, monthNumber(month), day),
  ],
  [
    `${MONTH} (?:the )?${DAY} ${YEAR}`,
    ([month = '', day = '', year = '']) => fullDay(year, monthNumber(month), day),
  ],
  [
    `(?:the |el |el dia |dia )?${DAY}(?: of| de)? ${MONTH}`,
    ([day = '', month = ''], now) => dayOfMonth(day, monthNumber(month), now),
  ],
  [
    `(?:the |el |el dia )?(?:first|primero|1ro|1o)(?: of| de) ${MONTH}`,
    ([month = ''], now) => dayOfMonth('1', monthNumber(month), now),
  ],
  [
    `${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?! (?:€|euros?|\\$|times|veces))`,
    ([month = '', day = ''], now) => dayOfMonth(day, monthNumber(month), now),
  ],
  [
    '(?:on |(?<=(?:since|until|till|by|before|after|from|to) ))the (\\d{1,2})(?:st|nd|rd|th)(?: of (?:this|the) month)?',
    ([day = ''], now) => dayOfRunningMonth(day, now),
  ],
  [
    '(?:(?:el )?dia|(?<=(?:desde|hasta|a partir del?) )el) (\\d{1,2})(?: de este mes)?',
    ([day = ''], now) => dayOfRunningMonth(day, now),
  ],
  [
    `(?:last |el |este )?(?<!(?<![^ ])(?:los|las|a) )${WEEKDAY}(?: of| de| in)? (?:last week|la semana pasada)`,
    ([name = ''], now) => weekdayOfWeek(name, -1, now),
  ],
  [
    `(?:next |proximo |el proximo )${WEEKDAY}`,
    ([name = ''], now) => nearWeekday(name, { ...now, isAhead: true }),
  ],
  [`(?<=by )${WEEKDAY}`, ([name = ''], now) => (now.isAhead ? nearWeekday(name, now) : undefined)],
  [`${WEEKDAY} que viene`, ([name = ''], now) => nearWeekday(name, { ...now, isAhead: true })],
  [
    `(?:last |this |this past |el pasado |el |este )?(?<!(?<![^ ])(?:los|las|o|by|a(?<!(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|P\\d) a)|an|un|every|each|any|cada|todos los|typical|normal|average|usual) )${WEEKDAY}(?: pasado)?(?! (?:o|or) )`,
    ([name = ''], now) => nearWeekday(name, now),
  ],
];
