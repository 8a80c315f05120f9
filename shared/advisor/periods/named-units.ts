import { addDays, addMonths, endOfMonth, startOfMonth, yearOf, type CalendarRange } from '../../calendar.ts';
import { MONTH, NUMBER, YEAR_LINK, ORDINAL, ARTICLE, YEAR, monthNumber, ordinal, toNumber } from './names.ts';
import type { Found, Now, Shape } from './types.ts';
import { inYears, monthOfYear, pad, unitAround } from './units.ts';

const WEEK = 7;

type Cut = (month: CalendarRange) => CalendarRange;

function partOfMonth(name: string, year: string | undefined, now: Now, cut: Cut): Found {
  const ofYear = (each: number) => cut(monthOfYear(monthNumber(name))(each));
  return year === undefined ? inYears(now, 'days', ofYear) : { ...ofYear(Number(year)), unit: 'days' };
}

/** Cuts a week out of a month: the second one begins on the 8th, and the last one (0) is the last seven days. */
function cutWeek(index: number): Cut {
  return ({ from, to }) =>
    index === 0
      ? { from: addDays(to, 1 - WEEK), to }
      : { from: addDays(from, (index - 1) * WEEK), to: addDays(from, index * WEEK - 1) };
}

function cutEdge(edge: string, days: number): Cut {
  return ({ from, to }) =>
    /^(?:first|primer)/.test(edge)
      ? { from, to: addDays(from, days - 1) }
      : { from: addDays(to, 1 - days), to };
}

/** The first or second half of a named month. */
function readHalf(nth: number, name: string, year: string | undefined, now: Now): Found {
  const ofYear = (each: number) => {
    const { from } = monthOfYear(monthNumber(name))(each);
    const half = unitAround(from, 'half month', nth - 1, now.firstDayOfWeek);
    return { from: half.from, to: half.to };
  };
  return year === undefined
    ? inYears(now, 'half month', ofYear)
    : { ...ofYear(Number(year)), unit: 'half month' };
}

/** A half of the current month, or of the month before if that half has not begun. */
function readHalfOfCurrentMonth(nth: number, now: Now): Found {
  const first = startOfMonth(now.today);
  const half = unitAround(first, 'half month', nth - 1, now.firstDayOfWeek);
  const isOpen = now.isAhead || half.from <= now.today;
  return isOpen ? half : unitAround(addMonths(first, -1), 'half month', nth - 1, now.firstDayOfWeek);
}

/** The first, second, … quarter or half of a year. */
const partOfYear = (unit: 'quarter' | 'half', nth: number, now: Now): Found =>
  inYears(now, unit, (year) => {
    const month = (nth - 1) * (unit === 'quarter' ? 3 : 6) + 1;
    const { from, to } = unitAround(`${year}-${pad(month)}-01`, unit, 0, now.firstDayOfWeek);
    return { from, to };
  });

/** The three months that begin with a month. */
const season = (month: number, now: Now): Found =>
  inYears(now, 'days', (year) => {
    const from = `${year}-${pad(month)}-01`;
    return { from, to: endOfMonth(addMonths(from, 2)) };
  });

/** Reads 'last October', which in November is the month before; 'last November' is a year earlier. */
function lastMonth([name = '']: string[], now: Now): Found {
  const found = inYears({ ...now, isAhead: false }, 'month', monthOfYear(monthNumber(name)));
  const { ofYear } = found;
  return found.to >= now.today && ofYear
    ? { ...found, ...ofYear(Number(found.from.slice(0, 4)) - 1) }
    : found;
}

const nextMonth = ([name = '']: string[], now: Now): Found =>
  inYears({ ...now, isAhead: true }, 'month', monthOfYear(monthNumber(name)));

function monthWithYear(month: number, year: string | undefined): Found | undefined {
  return month >= 1 && month <= 12 ? { ...monthOfYear(month)(Number(year)), unit: 'month' } : undefined;
}

const wholeYear = ([year = '']: string[]): Found => ({ ...yearOf(`${year}-01-01`), unit: 'year' });

const OF_MONTH = `(?: del?| of| in)? (?:mes de )?${MONTH}(?:${YEAR_LINK} ${YEAR})?`;

/** Weeks and days of a named month. They are read before the month itself. */
export const MONTH_PARTS: Shape[] = [
  {
    patterns: [`${ARTICLE}${ORDINAL} (?:week|semana)${OF_MONTH}`],
    read: ([word = '', month = '', year], now) => partOfMonth(month, year, now, cutWeek(ordinal(word))),
  },
  {
    patterns: [`${ARTICLE}(?:last|ultima) (?:week|semana)${OF_MONTH}`],
    read: ([month = '', year], now) => partOfMonth(month, year, now, cutWeek(0)),
  },
  {
    patterns: [`${ARTICLE}(first|last|primer|ultimo) (?:day|dia)${OF_MONTH}`],
    read: ([edge = '', month = '', year], now) => partOfMonth(month, year, now, cutEdge(edge, 1)),
  },
  {
    patterns: [`${ARTICLE}(first|last|primer[oa]s|ultim[oa]s) ${NUMBER} (?:days|dias)${OF_MONTH}`],
    read: ([edge = '', count = '', month = '', year], now) =>
      partOfMonth(month, year, now, cutEdge(edge, toNumber(count))),
  },
];

const THIS_MONTH = '(?:this |este |el mes de |month of |the month of |mes de )?';
const MONTHS: Shape[] = [
  {
    patterns: [
      `(primera|segunda|1ra|2da|1a|2a|first|second) (?:quincena|half)(?: de| del| of)?(?: mes de)? ${MONTH}(?:${YEAR_LINK} ${YEAR})?`,
    ],
    read: ([word = '', month = '', year], now) => readHalf(ordinal(word), month, year, now),
  },
  {
    patterns: [`${ARTICLE}(primera|segunda|1ra|2da) quincena(?: (?:del mes|de este mes))?`],
    read: ([word = ''], now) => readHalfOfCurrentMonth(ordinal(word), now),
    notBefore: 'del?',
  },
  { patterns: [`(?:last|pasado) ${MONTH}`, `${MONTH} pasado`], read: lastMonth },
  {
    patterns: [`(?:next|coming|proximo|this coming) ${MONTH}`, `${MONTH} (?:que viene|proximo)`],
    read: nextMonth,
  },
  {
    patterns: [`${THIS_MONTH}${MONTH}${YEAR_LINK} ${YEAR}`],
    read: ([month = '', year]) => monthWithYear(monthNumber(month), year),
  },
  { patterns: [`(\\d\\d?)[/-]${YEAR}`], read: ([month, year]) => monthWithYear(Number(month), year) },
  {
    patterns: [`${THIS_MONTH}${MONTH}`],
    read: ([month = ''], now) => inYears(now, 'month', monthOfYear(monthNumber(month))),
  },
];

/** Words after 'first half' that show that it is half a year. 'The first half was dearer' may mean any half. */
const AFTER_HALF = '(?:$|of|del?|P\\d+|than|or|and|with|vs|versus|to|against|o|y|con|que|contra|a)';
const PARTS_OF_YEAR: Shape[] = [
  { patterns: ['[qt]([1-4])'], read: ([index = ''], now) => partOfYear('quarter', Number(index), now) },
  {
    patterns: [`${ARTICLE}${ORDINAL} (?:quarter|trimestre)`],
    read: ([word = ''], now) => partOfYear('quarter', ordinal(word), now),
  },
  {
    patterns: ['(?:el )?ultimo trimestre de', '(?:the )?last quarter of'],
    read: (_, now) => partOfYear('quarter', 4, now),
  },
  {
    patterns: [
      `${ARTICLE}(first|second|primera?|segundo|segunda) (?:semestre|(?:half|mitad) (?:of the year|del ano))`,
    ],
    read: ([word = ''], now) => partOfYear('half', ordinal(word), now),
  },
  {
    patterns: [`${ARTICLE}(first|second|primera|segunda) (?:half|mitad)`],
    read: ([word = ''], now) => partOfYear('half', ordinal(word), now),
    before: AFTER_HALF,
  },
  { patterns: ['h([12])'], read: ([index = ''], now) => partOfYear('half', Number(index), now) },
];

const SEASON = '(?:(?:last|this|the|el|la|este|esta|pasad[oa]|el pasado|la pasada|in the) )?';
const SEASONS: Shape[] = [
  { patterns: [`${SEASON}(?:summer|verano)(?: pasado)?`], read: (_, now) => season(6, now) },
  { patterns: [`${SEASON}(?:winter|invierno)(?: pasado)?`], read: (_, now) => season(12, now) },
  { patterns: [`${SEASON}(?:primavera|springtime|spring)(?: pasada)?`], read: (_, now) => season(3, now) },
  { patterns: [`${SEASON}(?:autumn|otono)(?: pasado)?`], read: (_, now) => season(9, now) },
  // 'Will prices fall by then?' names no season.
  { patterns: [`${SEASON}fall`], read: (_, now) => season(9, now), before: '(?:$|P\\d+)' },
];

/** Words before or after a number such as 2000 that make it money: 'save 2000', '2000 euros', '2000 for a car'. */
const MONEY_VERBS = [
  'save|saved|have|reach|want|need|afford|hit|quiero|necesito|tengo|tener|ahorrar|ahorrados|juntar|reunir',
  'gastar|guardar|apartar|hide',
].join('|');
const MONEY_BOUNDS =
  'over|under|above|below|(?:more|less|greater|higher) than|de mas de|menos de|mas de|€|\\$|£';
const BOUGHT =
  '(?:(?:afford|buy|permitir(?:me|nos)?|comprar(?:me|nos)?) (?:[^ ]+ ){0,4}(?:of|for|de|por)|(?:for|buy|afford|de|para) (?:an?|un|una))';
const MONEY_AFTER =
  '(?:€|\\$|£|euros?|dollars?|pounds?|quid|pesos?|dolares|eur|usd|bucks|to|for an?|para una?|saved|ahorrados)';
const YEARS: Shape[] = [
  { patterns: [`${ARTICLE}(?:year|ano) ${YEAR}`], read: wholeYear },
  // Round numbers are money or a count, unless a word such as 'in' makes them a year.
  {
    patterns: ['((?:19|20)00)'],
    read: wholeYear,
    after: '(?:in|en|during|durante|since|desde)',
    notBefore: MONEY_AFTER,
  },
  // 'Spend 2025' is a year, and 'spend 2000' is money.
  { patterns: [`(20[12]\\d)`], read: wholeYear, after: '(?:spend|costs?)', notBefore: MONEY_AFTER },
  {
    patterns: ['((?:19|20)(?!00)\\d\\d)'],
    read: wholeYear,
    notAfter: `(?:${MONEY_VERBS}|${MONEY_BOUNDS}|${BOUGHT}|spend|costs?)`,
    notBefore: MONEY_AFTER,
  },
];

/** Months, quarters, seasons and years by name. */
export const NAMED_UNITS: Shape[] = [...MONTHS, ...PARTS_OF_YEAR, ...SEASONS, ...YEARS];
