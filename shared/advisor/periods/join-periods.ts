import { addDays, addMonths, endOfMonth, weekday, type CalendarRange } from '../../calendar.ts';
import { EARLIEST_DAY } from '../../limits.ts';
import { NUMBER, ORDINAL, ARTICLE, UNIT, ordinal, toNumber, toUnit } from './names.ts';
import type { Found, Now, Shape } from './types.ts';
import { sameUnit, findMiddle, singleDay, endOf, adjacentPeriod, rangeAround, backToYear } from './units.ts';

/** The mask of a period that was read. */
const P = 'P\\d+';
const WEEK = 7;

/** The periods of a match, and its groups. `one` is the first period, or without any the period before the match. */
type Joined = { one: Found; other: Found; all: Found[]; words: string[]; now: Now; isPair: boolean };

/** A shape that joins read periods with each other or with the words next to them. */
type Join = Omit<Shape, 'read'> & {
  read: (joined: Joined) => Found | undefined;
  /** True if it is not used in questions that compare: there, 'between May and June' names two periods. */
  isNeverCompared?: true;
  isOnlyCompared?: true;
};

const isFirst = (edge: string) => /^(?:first|primer)/.test(edge);

/** Returns a part of a period if it lies in the period. */
function within(whole: Found, part: CalendarRange | undefined): Found | undefined {
  return part && whole.from <= part.from && part.to <= whole.to ? { ...part, unit: 'days' } : undefined;
}

/** The day `count` units after a day; undefined for units other than days, weeks and months. */
function unitsFrom(day: string, count: number, name: string): string | undefined {
  const unit = toUnit(name);
  if (unit === 'month') return addMonths(day, count);
  return unit === 'day' || unit === 'week' ? addDays(day, count * (unit === 'week' ? WEEK : 1)) : undefined;
}

function firstPart({ from }: Found, count: number, unit: string): CalendarRange | undefined {
  const end = unitsFrom(from, count, unit);
  return count < 1 || end === undefined ? undefined : { from, to: addDays(end, -1) };
}

function lastPart({ to }: Found, count: number, unit: string): CalendarRange | undefined {
  if (toUnit(unit) === 'month' && to !== endOfMonth(to)) return undefined;
  const start = unitsFrom(addDays(to, 1), -count, unit);
  return count < 1 || start === undefined ? undefined : { from: start, to };
}

function nthPart({ from }: Found, nth: number, unit: string): CalendarRange | undefined {
  const [start, end] = [unitsFrom(from, nth - 1, unit), unitsFrom(from, nth, unit)];
  return nth < 1 || start === undefined || end === undefined
    ? undefined
    : { from: start, to: addDays(end, -1) };
}

/** Moves a part of a year to the year that is named with it. */
function inYear(one: Found, other: Found): Found | undefined {
  const [part, year] = one.unit === 'year' ? [other, one] : [one, other];
  if (year.unit !== 'year' || part.unit === 'year') return undefined;
  const number = Number(year.from.slice(0, 4));
  const { from, to } = backToYear(part.ofYear?.(number) ?? part, number);
  return { from, to, unit: part.unit };
}

/** The day of 'Monday of last week'. */
function dayOfWeek(day: Found, week: Found): Found {
  return singleDay(addDays(week.from, (weekday(day.from) - weekday(week.from) + WEEK) % WEEK));
}

/** The days from the first of one period to the last of another. */
function fromTo(one: Found, other: Found): Found | undefined {
  let start: CalendarRange = one;
  if (one.ofYear) {
    const year = Number(other.from.slice(0, 4));
    start = one.ofYear(year);
    if (start.from > other.from) start = one.ofYear(year - 1);
  }
  return start.from <= other.to ? { from: start.from, to: other.to, unit: 'days' } : undefined;
}

/** Joins periods of one unit that follow each other. Days may be in any order: 'yesterday and the day before'. */
function joinRow(periods: readonly Found[]): Found | undefined {
  // 'In 2024 and in 2025' asks for two sums.
  if (periods.some(({ unit }) => unit === 'year')) return undefined;
  const areDays = periods.every(({ unit }) => unit === 'day');
  const all = areDays ? periods.toSorted((one, other) => one.from.localeCompare(other.from)) : periods;
  const [first, ...others] = all;
  let last = first;
  for (const other of others) {
    if (!last || other.unit !== last.unit || other.from !== addDays(last.to, 1)) return undefined;
    last = other;
  }
  return first && last && { from: first.from, to: last.to, unit: 'days' };
}

/** Returns a period together with the one before: 'this month and last'. */
const withBefore = (one: Found, { firstDayOfWeek }: Now): Found => ({
  from: adjacentPeriod(one, -1, firstDayOfWeek).from,
  to: one.to,
  unit: 'days',
});

const since = (from: string, { today }: Now): Found | undefined =>
  from <= today ? { from, to: today, unit: 'days' } : undefined;

/** The days from today to the end of a day or of a running unit: 'from today to the end of the month'. */
function fromToday({ from, to, unit }: Found, { today }: Now): Found | undefined {
  const isNear = to >= today && (unit === 'day' || from <= today);
  return isNear ? { from: today, to, unit: 'days' } : undefined;
}

const CUT = '(week|day|month|semana|dia|mes)';
const COMPARING_WORDS = '(?:against|versus|vs|than|with|to|and|or|que|contra|con|y|o)';
const PART_OF = '(?: (?:of|in|from|del?|en|the|el|la))*';
const SINCE =
  '(?:since|from|starting|desde|a partir de)(?: (?:the|el|la|los|around|about|very|mas o menos|a))*';
const BEGINNING =
  '(?:early(?: on)?(?: in)?|(?:start|beginning|first|(?:first|primer) (?:day|week|dia)|1st|1) (?:of|del?|in)|' +
  '(?:primera semana|principios?|inicios?|comienzos?|primeros) (?:del?|in))';
const MIDDLE = '(?:middle of|mid|mediados? del?|mitad del?)';
const ENDING = '(?:end of|late|finales del?|fines del?|final del?|fin del?|ultimos de)';
const WHOLE = `(?: (?:the|el|mes de))* ${P}(?: on| onwards)?`;
const UNTIL = '(?:to|until|till|through|hasta|al?|and|y)';
const START =
  '(?:(?:el |los |the )?(?:(?:start|beginning) of (?:the )?|(?:principios?|inicios?|comienzos?) del? )?)';
const END = '(?:(?:el |the )?(?:end of (?:the )?|(?:finales|final|fines|fin) del? )?)';
const ONWARDS = '(?:on|onwards|until now|till now|para aca|en adelante)';
const STARTED = '(?:el |la |the |que (?:empezo|comenzo|inicio) |el inicio de |the start of )?';

/** Shapes that join periods: 'March of last year', 'from May to June', 'since May'. The first match counts. */
export const JOINS: Join[] = [
  {
    patterns: [
      `(?:so far(?: in)?|(?:en )?lo que (?:va|llevamos|llevo) del?|(?:all|the whole) of|tod[oa]) ${P}`,
      `${P} (?:so far|enter[oa])`,
    ],
    read: ({ one }) => one,
  },
  {
    patterns: [`${P} (?:of |de |del |in |en |,)?(?:the |el )?${P}`],
    read: ({ one, other }) => inYear(one, other),
  },
  {
    patterns: [`${P} (?:(?:of|de) )?${P}`],
    read: ({ one, other }) =>
      one.unit === 'day' && other.unit === 'week' ? dayOfWeek(one, other) : undefined,
  },
  {
    patterns: [
      `${ARTICLE}(?:week|semana)(?: of| beginning| starting| commencing| del?| que empieza)(?: on)? (?:the |el |dia )*${P}`,
    ],
    read: ({ one: { from, to }, now }) =>
      from === to ? { ...rangeAround(from, 'week', 0, now.firstDayOfWeek), unit: 'week' } : undefined,
  },
  {
    patterns: [`${ARTICLE}(first|last|primer[oa]s|ultim[oa]s) ${NUMBER} ${UNIT}${PART_OF} ${P}`],
    read: ({ one, words: [edge = '', count = '', unit = ''] }) =>
      within(one, (isFirst(edge) ? firstPart : lastPart)(one, toNumber(count), unit)),
  },
  {
    patterns: [`${ARTICLE}${ORDINAL} ${CUT}${PART_OF} ${P}`],
    read: ({ one, words: [nth = '', unit = ''] }) => within(one, nthPart(one, ordinal(nth), unit)),
  },
  {
    patterns: [`${ARTICLE}(?:last|ultim[oa]) ${CUT}${PART_OF} ${P}`],
    read: ({ one, words: [unit = ''] }) => within(one, lastPart(one, 1, unit)),
  },
  {
    patterns: [`${SINCE} ${BEGINNING}${WHOLE}`],
    read: ({ one, now }) => since(one.from, now),
    notBefore: UNTIL,
  },
  {
    patterns: [`${SINCE} ${MIDDLE}${WHOLE}`],
    read: ({ one, now }) => since(findMiddle(one), now),
    notBefore: UNTIL,
  },
  {
    patterns: [`${SINCE} ${ENDING}${WHOLE}`],
    read: ({ one, now }) => since(one.to, now),
    notBefore: UNTIL,
  },
  {
    patterns: [
      `(?:de (?:aqui|aca)|from (?:now|today|here)|between now)(?: (?:al?|hasta|to|until|till|and|the|el|on))* ${P}`,
    ],
    read: ({ one, now }) => fromToday(one, now),
  },
  {
    patterns: [`(?:from|desde|del?) ${START}${P} (?:to|until|till|al?|hasta|through|thru) ${END}${P}`],
    // 'Did it rise from May to June' compares the two months.
    read: ({ one, other, isPair }) => (isPair && one.unit === other.unit ? undefined : fromTo(one, other)),
  },
  {
    patterns: [
      `(?:from|between|entre|desde|del?) ${START}${P} (?:and|y|to|al?|hasta) ${END}${P}`,
      `${P} (?:to|until|till|through|al?|hasta) ${END}${P}`,
    ],
    read: ({ one, other }) => fromTo(one, other),
    isNeverCompared: true,
  },
  {
    patterns: [`(?:(?:at |by |before )?the end of|(?:a )?(?:fin|final|finales|fines) (?:de|del)) ${P}`],
    // 'At the end of August' means the whole month only in questions about the future.
    read: ({ one, now }) => (now.isAhead ? endOf(one, now) : undefined),
  },
  {
    patterns: [
      `(?:since|desde|starting|starting from|a partir de) ${STARTED}${P}(?: ${ONWARDS}| started| began)?`,
      `(?:from|del?) ${P} ${ONWARDS}`,
    ],
    read: ({ one, now }) => since(one.from, now),
  },
  {
    patterns: [`${P} (?:and|y) (?:in |en )?${P}`],
    read: ({ one, other, now }) => (other.isBefore && !one.isBefore ? withBefore(one, now) : undefined),
    isNeverCompared: true,
  },
  {
    patterns: [`${P} (?:and last|and the one before|y (?:el|la) (?:anterior|pasad[oa]))`],
    read: ({ one, now }) => withBefore(one, now),
    before: '(?:$|in|on|at|for|en|de)',
    isNeverCompared: true,
  },
  {
    patterns: [`${P}(?: (?:in |en |de )?${P})* (?:and|y) (?:in |en |de )?${P}`],
    read: ({ all }) => joinRow(all),
    isNeverCompared: true,
  },
  {
    patterns: [`(?:before|prior to|antes del?) (?:the |el |ano |year )*${P}`],
    read: ({ one: { from, unit }, now }) =>
      unit === 'year' && from <= now.today
        ? { from: EARLIEST_DAY, to: addDays(from, -1), unit: 'days' }
        : undefined,
    isNeverCompared: true,
    notAfter: '(?:day|week|month|year|one|dia|semana|mes|ano)',
  },
  {
    patterns: [`(?:after|despues del?) (?:the |el |la )?${P}`],
    read: ({ one, now }) => since(addDays(one.to, 1), now),
  },
  {
    patterns: [`${ARTICLE}${ORDINAL}`],
    read: ({ one, words: [nth = ''], now }) => sameUnit(one, ordinal(nth), now),
    after: `${COMPARING_WORDS}(?: (?:in|en|los?|las?|those|of|del?))*`,
    notBefore: `(?:${UNIT}|${P}|of|del?)`,
    isOnlyCompared: true,
  },
];
