import { addDays, type CalendarRange } from '../../calendar.ts';
import { DAYS, DAYS_NEAR } from './day-shapes.ts';
import { MONTH_PARTS } from './month-parts.ts';
import { NAMED } from './named-shapes.ts';
import { BEFORE, UNITS_NEAR } from './near-shapes.ts';
import { HOLIDAYS } from './holidays.ts';
import { endOf } from './pieces.ts';
import { joinParts, writeDays } from './parts.ts';
import type { Found, Now } from './types.ts';
import { yearBefore } from './units.ts';

const COMPILED = [...HOLIDAYS, ...MONTH_PARTS, ...DAYS_NEAR, ...BEFORE, ...UNITS_NEAR, ...DAYS, ...NAMED].map(
  ([pattern, read]) => ({
    pattern: new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'g'),
    read,
  }),
);
const MARKER = 'P(\\d+)';

export type ReadPeriods = { text: string; found: Found[] };

/**
 * Replaces each period in a text by `P` and its place in the list that is returned. `isCompared`: 'between May and
 * June' names two periods.
 */
export function takePeriods(text: string, now: Now, isCompared: boolean): ReadPeriods {
  const found: Found[] = [];
  let rest = writeDays(text);
  for (const { pattern, read } of COMPILED)
    rest = rest.replace(pattern, (said: string, ...more: unknown[]) => {
      const groups = more.slice(0, -2).filter((each) => typeof each !== 'object') as (string | undefined)[];
      const period = read(groups.some(Boolean) ? (groups as string[]) : [], now);
      if (!period) return said;
      found.push(period);
      return `P${found.length - 1}`;
    });
  return join(rest, found, now, isCompared);
}

/** Joins what belongs together: 'March of last year', 'from May to June', 'since May'. */
function join(text: string, found: Found[], now: Now, isCompared: boolean): ReadPeriods {
  const at = (index: string | undefined) => found[Number(index)];
  const put = (period: Found) => `P${found.push(period) - 1}`;
  let rest = text.replace(
    new RegExp(`\\b${MARKER} (?:of |de |del |in |en |,)?(?:the |el )?${MARKER}\\b`, 'g'),
    (said, one, other) => {
      const [part, year] = at(one)?.unit === 'year' ? [at(other), at(one)] : [at(one), at(other)];
      if (part === undefined || year?.unit !== 'year' || part.unit === 'year') return said;
      return put({ ...inYear(part, Number(year.from.slice(0, 4))), unit: part.unit });
    },
  );
  rest = joinParts(rest, found, now, put);
  rest = rest.replace(SINCE_PART, (said: string, ...groups: (string | undefined)[]) => {
    const [start, middle, end] = groups.slice(0, 3).map((index) => (index ? at(index) : undefined));
    const from = start?.from ?? (middle && middleOf(middle)) ?? end?.to;
    return from !== undefined && from <= now.today ? put({ from, to: now.today, unit: 'days' }) : said;
  });
  const joints = isCompared ? 'from|desde|del?' : 'from|between|entre|desde|del?';
  rest = rest.replace(
    new RegExp(
      `(?:(?:${joints}) (?:el |los |the )?${START})${MARKER} (?:to|until|till|${isCompared ? '' : 'and|y|'}a|al|hasta|through|thru) (?:el |the )?${END}${MARKER}`,
      'g',
    ),
    (said, one, other) => joinRange(at(one), at(other), put) ?? said,
  );
  if (!isCompared)
    rest = rest.replace(
      new RegExp(`${MARKER} (?:to|until|till|through|hasta) (?:el |the )?${END}${MARKER}`, 'g'),
      (said, one, other) => joinRange(at(one), at(other), put) ?? said,
    );
  rest = rest.replace(
    new RegExp(
      `(?:(?:at |by |before )?the end of|(?:a )?(?:fin|final|finales|fines) (?:de|del)) ${MARKER}`,
      'g',
    ),
    (said, one) => {
      const whole = at(one);
      // 'At the end of August' is no whole month of what has been.
      return whole && now.isAhead ? put(endOf(whole, now)) : said;
    },
  );
  rest = rest.replace(
    new RegExp(
      `(?:since|desde|starting|starting from|a partir de|(?:from|de|del)(?= P\\d+ (?:on(?= |$)|onwards|until now|till now|para aca|en adelante))) (?:el |la |the |que (?:empezo|comenzo|inicio) |el inicio de |the start of )?${MARKER}(?: on(?= |$)| onwards| until now| till now| started| began| para aca| en adelante)?`,
      'g',
    ),
    (said, one) => {
      const start = at(one);
      return start && start.from <= now.today ? put({ from: start.from, to: now.today, unit: 'days' }) : said;
    },
  );
  if (!isCompared)
    rest = rest.replace(IN_A_ROW, (said: string) => {
      const all = Array.from(said.matchAll(new RegExp(MARKER, 'g')), ([, index]) => at(index));
      return joinRow(all, put) ?? said;
    });
  rest = rest.replace(AFTER, (said, one) => {
    const last = at(one);
    const from = last && addDays(last.to, 1);
    return from !== undefined && from <= now.today ? put({ from, to: now.today, unit: 'days' }) : said;
  });
  return { text: rest, found };
}

/** 'July and August', 'mayo, junio y julio'. */
const IN_A_ROW = new RegExp(
  `\\b${MARKER}(?: (?:in |en |de )?${MARKER})* (?:and|y) (?:in |en |de )?${MARKER}\\b`,
  'g',
);

/** Periods that follow each other are one. */
function joinRow(all: readonly (Found | undefined)[], put: (period: Found) => string): string | undefined {
  const [first, ...others] = all;
  let last = first;
  for (const other of others) {
    if (!last || !other || other.unit !== last.unit || other.from !== addDays(last.to, 1)) return undefined;
    last = other;
  }
  return first && last && put({ from: first.from, to: last.to, unit: 'days' });
}

/** 'After June' is all that follows. */
const AFTER = new RegExp(`(?<![^ ])(?:after|despues del?) (?:the |el |la )?${MARKER}(?= |$)`, 'g');

/** What a range may begin and end with. */
const START = '(?:(?:start|beginning) of (?:the )?|(?:principios?|inicios?|comienzos?) del? )?';
const END = '(?:end of (?:the )?|(?:finales|final|fines|fin) del? )?';

/** 'Since the start of September', 'desde mediados de mayo', 'since the end of June'. */
const SINCE_PART = new RegExp(
  `(?:since|from|starting|desde|a partir de) (?:the |el |la |los |around |about |very |mas o menos |a )*(?:(?:early(?: on)?(?: in)?|(?:start|beginning|first|(?:first|primer) (?:day|week|dia)|primera semana|1st|1|principios?|inicios?|comienzos?|primeros) (?:of|de|del|in)) (?:the |el |mes de )?${MARKER}|(?:middle of|mid|mediados? del?|mitad del?) (?:the |el |mes de )?${MARKER}|(?:end of|late|finales del?|fines del?|final del?|fin del?|ultimos de) (?:the |el |mes de )?${MARKER})(?: on| onwards)?(?! (?:to|until|till|through|hasta|a|al|and|y) )(?![^ ])`,
  'g',
);

/** The day in the middle of a period. */
function middleOf({ from, to }: CalendarRange): string {
  return addDays(from, Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS / 2));
}
const DAY_MS = 86_400_000;

/** A part of a year in another one. */
function inYear(part: Found, year: number): CalendarRange {
  if (part.ofYear) return part.ofYear(year);
  let range: CalendarRange = { from: part.from, to: part.to };
  for (let left = Number(range.from.slice(0, 4)) - year; left > 0 && left < 100; left--)
    range = yearBefore(range);
  return range;
}

function joinRange(
  one: Found | undefined,
  other: Found | undefined,
  put: (period: Found) => string,
): string | undefined {
  if (!one || !other) return undefined;
  let start: CalendarRange = one;
  if (one.ofYear) {
    const year = Number(other.from.slice(0, 4));
    start = one.ofYear(year);
    if (start.from > other.from) start = one.ofYear(year - 1);
  }
  return start.from <= other.to ? put({ from: start.from, to: other.to, unit: 'days' }) : undefined;
}
