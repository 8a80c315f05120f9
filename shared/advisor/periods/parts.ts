import { addDays, addMonths, endOfMonth, type CalendarRange } from '../../calendar.ts';
import { MONTH } from './names.ts';
import { NUMBER, ORDINAL, ordinal, toNumber } from './numbers.ts';
import { rangeAround } from './ranges.ts';
import type { Found, Now } from './types.ts';
import { UNIT, toUnit } from './unit-words.ts';

const WEEK = 7;
const MARKER = 'P(\\d+)';

const SMALL =
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve treinta'.split(
    ' ',
  );
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );
const DAYS_IN_WORDS = new Map([...SMALL, ...ORDINALS].map((word) => [word, dayOfWord(word)]));
function dayOfWord(word: string): number {
  return Math.max(SMALL.indexOf(word), ORDINALS.indexOf(word)) + 1;
}
const WORD = [...DAYS_IN_WORDS.keys()].join('|');
const DAY_BEFORE = new RegExp(`(?<![^ ])(${WORD})(?= (?:de|of) ${MONTH}(?![^ ]))`, 'g');
const DAY_AFTER = new RegExp(
  `(?<=(?<![^ ])${MONTH} )(${ORDINALS.join('|')})(?= |$)(?! (?:week|half|day))`,
  'g',
);

/** Writes days in digits: 'el cinco de noviembre', 'the fifth of November', 'November fifth'. */
export function writeDays(text: string): string {
  const toDigits = (word: string) => String(DAYS_IN_WORDS.get(word) ?? word);
  return text
    .replace(DAY_BEFORE, (_, word: string) => toDigits(word))
    .replace(DAY_AFTER, (_, __, word: string) => toDigits(word));
}

const OF = '(?: (?:of|in|from|del?|en|the|el|la))* ';
const THE = '(?:the |el |la |los |las )?';
/** 'The week of 5 October'. */
const WEEK_OF = new RegExp(
  `(?<![^ ])${THE}(?:week|semana)(?: of| beginning| starting| commencing| del?| que empieza)(?: on)? (?:the |el |dia )*${MARKER}(?![^ ])`,
  'g',
);
/** 'The first three months of last year', 'los últimos 10 días de P0'. */
const SOME_OF = new RegExp(
  `(?<![^ ])${THE}(first|last|primer[oa]s|ultim[oa]s) ${NUMBER} ${UNIT}${OF}${MARKER}(?![^ ])`,
  'g',
);
/** 'The second week of last month', 'el último día del mes pasado'. */
const ONE_OF = new RegExp(
  `(?<![^ ])${THE}(?:${ORDINAL}|(last|ultim[oa])) (week|day|month|semana|dia|mes)${OF}${MARKER}(?![^ ])`,
  'g',
);

type Put = (period: Found) => string;

/** Joins a part with the period that it is a part of. */
export function joinParts(text: string, found: readonly Found[], now: Now, put: Put): string {
  const at = (index: string | undefined) => found[Number(index)];
  const cut = (
    said: string,
    index: string | undefined,
    part: (whole: CalendarRange) => CalendarRange | undefined,
  ) => {
    const whole = at(index);
    const range = whole && part(whole);
    return range && whole && whole.from <= range.from && range.to <= whole.to
      ? put({ ...range, unit: 'days' })
      : said;
  };
  return text
    .replace(WEEK_OF, (said: string, index: string) => {
      const day = at(index);
      if (day?.from !== day?.to || !day) return said;
      return put({ ...rangeAround(day.from, 'week', 0, now.firstDayOfWeek), unit: 'week' });
    })
    .replace(SOME_OF, (said: string, ...[edge, count, unit, index]: string[]) =>
      cut(said, index, (whole) =>
        edgeOf(whole, /^(?:first|primer)/.test(edge ?? ''), toNumber(count ?? ''), unit ?? ''),
      ),
    )
    .replace(ONE_OF, (said: string, ...[nth, last, unit, index]: string[]) =>
      cut(said, index, (whole) =>
        last ? edgeOf(whole, false, 1, unit ?? '') : nthOf(whole, ordinal(nth ?? ''), unit ?? ''),
      ),
    );
}

/** The days that so many units are, from the day on; undefined for units that no period is cut into. */
function unitsFrom(day: string, count: number, name: string): string | undefined {
  const unit = toUnit(name);
  if (unit === 'month') return addMonths(day, count);
  return unit === 'day' || unit === 'week' ? addDays(day, count * (unit === 'week' ? WEEK : 1)) : undefined;
}

function edgeOf(
  { from, to }: CalendarRange,
  isFirst: boolean,
  count: number,
  unit: string,
): CalendarRange | undefined {
  if (count < 1) return undefined;
  if (isFirst) {
    const end = unitsFrom(from, count, unit);
    return end === undefined ? undefined : { from, to: addDays(end, -1) };
  }
  const isMonth = toUnit(unit) === 'month';
  if (isMonth && to !== endOfMonth(to)) return undefined;
  const start = unitsFrom(addDays(to, 1), -count, unit);
  return start === undefined ? undefined : { from: start, to };
}

function nthOf({ from }: CalendarRange, nth: number, unit: string): CalendarRange | undefined {
  const start = unitsFrom(from, nth - 1, unit);
  const end = unitsFrom(from, nth, unit);
  return nth < 1 || start === undefined || end === undefined
    ? undefined
    : { from: start, to: addDays(end, -1) };
}
