import { isSameRange } from '../../periods.ts';
import type { Period } from '../types.ts';
import type { Found, Now, Unit } from './types.ts';
import { adjacentPeriod, rangeAround, unitAround, unitOfRange, backToYear, yearBefore } from './units.ts';

type Settled = { period?: Period; compareTo?: Period; isDoubtful: boolean };

/** A period, and its mask in the text. */
type Named = { mask: string; period: Found };

/**
 * Decides which period a text is about, and with which one it is compared. `last` is the period of the previous
 * question.
 */
export function settlePeriods(
  text: string,
  found: Found[],
  isCompared: boolean,
  now: Now,
  last?: Period,
): Settled {
  const corrected = afterCorrection(text);
  const named = Array.from(corrected.matchAll(/\bP(\d+)\b/g), ([mask, index]) => ({
    mask,
    period: found[Number(index)],
  })).flatMap(({ mask, period }) => (period ? [{ mask, period }] : []));
  const [first, second] = named;
  const isVague = named.some(({ period }) => period.isVague);
  if (!first) return last ? settleByLast(corrected, last, isCompared, now) : { isDoubtful: false };
  if (last && !second && (first.period.isAfter || (first.period.isBefore && !isCompared)))
    return { period: moveLast(first.period, last, now), isDoubtful: false };
  if (!isCompared) {
    const isOtherNamed =
      second !== undefined && (!isSameRange(first.period, second.period) || second.period.isBefore === true);
    return { period: toPeriod(first.period), isDoubtful: isOtherNamed || isVague };
  }
  if (!second) return { ...settleOneCompared(corrected, first, now, last), isDoubtful: isVague };
  const isKnown = ({ period }: Named) =>
    isSameRange(period, first.period) || isSameRange(period, second.period);
  return {
    ...settleTwoCompared(corrected, first, second, now),
    isDoubtful: isVague || !named.slice(2).every((each) => isKnown(each)),
  };
}

/** Keeps the text after a correction that names a period: 'since summer, no wait, since September'. */
function afterCorrection(text: string): string {
  const corrected = text.split(/ (?:no wait|no no|i mean|quiero decir|mejor dicho|digo) /).at(-1) ?? text;
  return /\bP\d+\b/.test(corrected) ? corrected : text;
}

const END = '(?: that| a es[ae])?(?=$| (?:in|on|at|for|with|en|de|con)(?: |$))';
const ONE_BEFORE = new RegExp(
  `(?<![^ ])(?:the (?:one before|previous one|last one)|(?:el|la) (?:anterior|previ[oa]|de antes))${END}`,
);
const ONE_AFTER = new RegExp(
  `(?<![^ ])(?:the (?:next|following) one|the one after|(?:el|la) (?:que viene|siguiente|proxim[oa]|de despues))${END}`,
);
const LAST_ONE = new RegExp(`(?<![^ ])(?:el pasado|la pasada)${END}`);
const ONE_BEFORE_LAST = new RegExp(`(?<![^ ])(?:the one before last|el antepasado|la antepasada)${END}`);
const THIS_ONE = new RegExp(
  `^(?:(?:and|y|what about|how about|que tal|en|in|for|de) )*(?:this one|est[ea])${END}`,
);
/** 'When was the last one' asks for a transaction, not for a period. */
const WHEN = /^(?:(?:and|y|but|pero) )*(?:when|what day|which day|cuando|que dia)(?![^ ])/;
/** A question that is only 'day before?' or the like. */
const UNIT_BEFORE =
  /^(?:(?:and|y) )?(day|week|month|quarter|year|dia|semana|mes|trimestre|ano) (?:before|earlier|prior)$/;

/** Settles the period of a follow-up question that names none. */
function settleByLast(text: string, last: Period, isCompared: boolean, now: Now): Settled {
  if (WHEN.test(text)) return { isDoubtful: false };
  const before = neighbour(last, -1, now);
  if (isCompared && isBeforeNamed(text)) return { period: last, compareTo: before, isDoubtful: false };
  const unit = unitOfRange(last, now.firstDayOfWeek);
  const fromToday = (offset: number) => toPeriod(rangeAround(now.today, unit, offset, now.firstDayOfWeek));
  const findPeriod = () => {
    if (ONE_BEFORE.test(text) || UNIT_BEFORE.test(text)) return before;
    if (ONE_AFTER.test(text)) return neighbour(last, 1, now);
    if (unit === 'days') return undefined;
    if (LAST_ONE.test(text)) return isSameRange(fromToday(-1), last) ? before : fromToday(-1);
    if (ONE_BEFORE_LAST.test(text)) return fromToday(-2);
    return THIS_ONE.test(text) ? fromToday(0) : undefined;
  };
  const period = findPeriod();
  return { ...(period && { period }), isDoubtful: false };
}

/** The unit before or after `last`: 'the month after'. 'The year before' means the same month a year earlier. */
function moveLast({ unit, isAfter }: Found, last: Period, now: Now): Period {
  const offset = isAfter ? 1 : -1;
  const unitOfLast = unitOfRange(last, now.firstDayOfWeek);
  if (unit === unitOfLast || unit === 'days') return neighbour(last, offset, now);
  if (unit === 'year' && !isAfter) return toPeriod(yearBefore(last));
  return toPeriod(rangeAround(isAfter ? last.to : last.from, unit, offset, now.firstDayOfWeek));
}

/** The period just before (-1) or after (1) another, of the same unit. */
function neighbour(last: Period, offset: -1 | 1, now: Now): Period {
  const unit = unitOfRange(last, now.firstDayOfWeek);
  return toPeriod(adjacentPeriod({ ...last, unit }, offset, now.firstDayOfWeek));
}

/** Settles a comparison that names one period, and derives the other one. */
function settleOneCompared(
  text: string,
  { mask, period }: Named,
  now: Now,
  last: Period | undefined,
): Omit<Settled, 'isDoubtful'> {
  const withBefore = { period: toPeriod(period), compareTo: samePeriodBefore(period, now) };
  if (isBeforeNamed(text)) return withBefore;
  if (!isComparedWith(text, mask)) return { period: toPeriod(period) };
  if (last) {
    const base = { mask: '', period: { ...last, unit: unitOfRange(last, now.firstDayOfWeek) } };
    return settleTwoCompared('', base, { mask, period }, now);
  }
  const unit: Unit = period.unit === 'days' ? 'month' : period.unit;
  const running = toPeriod(unitAround(now.today, unit, 0, now.firstDayOfWeek));
  if (isSameRange(running, period)) return withBefore;
  return { period: running, compareTo: toPeriod(period) };
}

/** Decides which of two periods a text is about. */
function settleTwoCompared(
  text: string,
  first: Named,
  second: Named,
  now: Now,
): { period: Period; compareTo: Period } {
  const [one, other] = isAboutSecond(text, first, second)
    ? [second.period, first.period]
    : [first.period, second.period];
  if (other.isBefore) return { period: toPeriod(one), compareTo: periodBefore(one, other, now) };
  if (isSameRange(one, other)) return { period: toPeriod(one), compareTo: toPeriod(yearBefore(one)) };
  if (other.unit === 'year' && one.unit !== 'year')
    return { period: toPeriod(one), compareTo: inOtherYear(one, Number(other.from.slice(0, 4))) };
  return { period: toPeriod(one), compareTo: toPeriod(other) };
}

const BETWEEN = '(?:between|entre)(?: el| la)?(?: \\S+){0,6}';
const THAN = '(?:compared (?:to|with)|vs|than|respecto al?|comparado con|frente a)';

/** Whether a text is about the second of two periods: 'than in May, was June dearer?' */
function isAboutSecond(text: string, { mask, period }: Named, second: Named): boolean {
  const isRow =
    new RegExp(`${BETWEEN} ${mask}`).test(text) ||
    new RegExp(`(?:from|del?) ${mask} (?:to|al?) ${second.mask}`).test(text);
  return isRow ? period.from < second.period.from : new RegExp(`${THAN} ${mask}`).test(text);
}

/** The period before another one. With 'the year before', that is the same month a year earlier. */
function periodBefore(one: Found, other: Found, now: Now): Period {
  return other.unit === 'year' && one.unit !== 'year'
    ? toPeriod(yearBefore(one))
    : samePeriodBefore(one, now);
}

function samePeriodBefore(period: Found, now: Now): Period {
  // 'The summer before' is a year earlier.
  if (period.unit === 'days' && period.ofYear) return toPeriod(yearBefore(period));
  return toPeriod(adjacentPeriod(period, -1, now.firstDayOfWeek));
}

function inOtherYear(one: Found, year: number): Period {
  return one.ofYear ? toPeriod(one.ofYear(year)) : backToYear(toPeriod(one), year);
}

const DID = '(?:i|we|it|they) (?:did|was|were|had)';
const COMPARED = `(?:(?:than|then|with|vs|versus|against|con|que|q|contra)(?: in| en| ${DID})?|to|on|al?|y|and|o|or)`;
const ARTICLES = '(?:(?:el|la|lo|los|las|the|del|de) ){0,3}';
const BEFORE =
  '(?:anterior|pasad[oa]|previous one|one before|previous|prior one|de antes|last one|last|before|antes|antepasad[oa])';
const BEFORE_NAMED = new RegExp(`(?<![^ ])${COMPARED} ${ARTICLES}(?:(?:mes|semana|ano) )?${BEFORE}(?![^ ])`);
/** A comparison with 'the past one' after a verb: 'contra lo que me sobró el pasado'. */
const BEFORE_AFTER_VERB =
  /(?<![^ ])(?:que|contra|con|vs) l[oa]s? que(?: \S+){1,3} (?:el|la) (?:pasad[oa]|anterior)(?![^ ])/;
/** Whether a text compares the named period with the one before it. */
const isBeforeNamed = (text: string) => BEFORE_NAMED.test(text) || BEFORE_AFTER_VERB.test(text);

/** Words before the second period of a comparison. */
const COMPARATORS = [
  'than|then|that|to|with|vs|versus|against|from|que|q|con|contra|respecto a|respecto al|respecto de|respecto del',
  'frente a|frente al|up on|down on|al lado|comparado a|comparada a|comparados a|comparadas a|comparado al|comparada al',
].flatMap((words) => words.split('|'));
/** Words that may stand between a comparator and its period. */
const FILLERS = new Set(
  [
    'in on the for during of en el la los las lo que mi my mine those that what i spent paid did earned saved de del all',
    'gaste pague income spending expenses savings balance gastos ingresos ones one ahorre gane ingrese gasto ahorros',
    'saldo same figure mismo misma',
  ].flatMap((words) => words.split(' ')),
);

/** Whether the period of a mask is the second one of a comparison: 'than what I spent in P0'. */
function isComparedWith(text: string, mask: string): boolean {
  const before = text.split(' ');
  before.length = Math.max(0, before.indexOf(mask));
  for (;;) {
    const textBefore = before.join(' ');
    if (COMPARATORS.some((words) => textBefore === words || textBefore.endsWith(` ${words}`))) return true;
    if (!FILLERS.has(before.pop() ?? '')) return false;
  }
}

const toPeriod = ({ from, to }: Period): Period => ({ from, to });
