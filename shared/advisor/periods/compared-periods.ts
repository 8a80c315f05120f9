import type { Period } from '../types.ts';
import type { Found, Now } from './types.ts';
import { periodBefore, unitAround, unitOfRange, yearBefore } from './units.ts';

/** Words before the period that another one is compared with. */
const COMPARATOR =
  '(?:than|then|that|to|with|vs|versus|against|from|que|q|con|contra|respecto (?:a|al|de|del)|frente (?:a|al)|(?:up|down) on|comparad[oa]s? (?:a|al)|relative to) (?:in |on |the |for |during |of |en |el |la |los |las |lo |que |gaste |mi |my |mine |those |that |what |i |spent |did |earned |saved |de |del |all |I )*(?:income |spending |expenses |savings |balance |gastos |ingresos |lo |los |el |de |of |in |en |ones |one |ahorre |gane |ingrese |gasto |ahorros |saldo )*';
/** The period before one that the text names. */
export const IS_BEFORE_NAMED =
  /(?:than|then|with|to|vs|con|que|q|contra|al?|y|and|o|or) (?:(?:el|la|lo|los|las|the|del|de la) ){0,3}(?:mes |semana |ano )?(?:anterior|pasad[oa]|previous one|one before|previous|prior one|de antes|last one|last|before|antes|antepasad[oa])(?= |$)/;

export type Settled = { period?: Period; compareTo?: Period; isDoubtful: boolean };

/** A period, and the mark that stands for it in the text. */
type Named = { marker: string; period: Found };

/** A text that compares and has one period: what it is compared with follows from the rest. */
export function oneCompared(text: string, { marker, period }: Named, now: Now, last?: Period): Settled {
  const withBefore = { period: only(period), compareTo: beforeSame(period, now), isDoubtful: false };
  if (IS_BEFORE_NAMED.test(text)) return withBefore;
  if (!isComparator(text, marker)) return { period: only(period), isDoubtful: false };
  if (last) {
    const base = { marker: '', period: { ...last, unit: unitOfRange(last, now.firstDayOfWeek) } };
    return { ...twoCompared('', base, { marker, period }, now), isDoubtful: false };
  }
  const running = unitAround(now.today, period.unit, 0, now.firstDayOfWeek);
  if (period.unit !== 'days' && isSame(running, period)) return withBefore;
  const unit = period.unit === 'days' ? 'month' : period.unit;
  return {
    period: only(unitAround(now.today, unit, 0, now.firstDayOfWeek)),
    compareTo: only(period),
    isDoubtful: false,
  };
}

/** Which of two periods a text is about. */
export function twoCompared(
  text: string,
  first: Named,
  second: Named,
  now: Now,
): { period: Period; compareTo: Period } {
  const [one, other] = isTurned(text, first, second)
    ? [second.period, first.period]
    : [first.period, second.period];
  if (other.isBefore) return { period: only(one), compareTo: beforeFound(one, other, now) };
  if (isSame(one, other)) return { period: only(one), compareTo: only(yearBefore(one)) };
  if (other.unit === 'year' && one.unit !== 'year')
    return { period: only(one), compareTo: sameOfYear(one, Number(other.from.slice(0, 4))) };
  return { period: only(one), compareTo: only(other) };
}

function isTurned(text: string, { marker, period }: Named, second: Named): boolean {
  if (new RegExp(`(?:between|entre|entre el|entre la) (?:\\S+ ){0,6}${marker}`).test(text))
    return period.from < second.period.from;
  const than = '(?:compared (?:to|with)|vs|than|respecto (?:a|al)|comparado con|frente a)';
  return new RegExp(`${than} ${marker}`).test(text);
}

/** 'The year before' of a month is the same month; 'the month before' is the one just before. */
function beforeFound(one: Found, other: Found, now: Now): Period {
  return other.unit === 'year' && one.unit !== 'year' ? only(yearBefore(one)) : beforeSame(one, now);
}

function beforeSame(period: Found, now: Now): Period {
  // The summer before is that of the year before.
  if (period.unit === 'days' && period.ofYear) return only(yearBefore(period));
  return only(periodBefore(period, now.firstDayOfWeek));
}

function sameOfYear(one: Found, year: number): Period {
  if (one.ofYear) return only(one.ofYear(year));
  let range: Period = only(one);
  for (let left = Number(one.from.slice(0, 4)) - year; left > 0 && left < 100; left--)
    range = yearBefore(range);
  return range;
}

function isComparator(text: string, marker: string): boolean {
  return new RegExp(`(?<![^ ])${COMPARATOR}${marker}(?![^ ])`).test(text);
}

export const only = ({ from, to }: Period): Period => ({ from, to });
export const isSame = (one: Period, other: Period) => one.from === other.from && one.to === other.to;
