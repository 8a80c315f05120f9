import type { Period } from '../types.ts';
import { IS_BEFORE_NAMED, isSame, oneCompared, only, twoCompared, type Settled } from './compared-periods.ts';
import type { Found, Now } from './types.ts';
import { periodBeside, unitOfRange } from './units.ts';

/** Which of the periods in a text the question is about, and which one that is compared with. */
export function settlePeriods(
  text: string,
  found: Found[],
  isCompared: boolean,
  now: Now,
  last?: Period,
): Settled {
  const named = Array.from(text.matchAll(/\bP(\d+)\b/g), ([marker, index]) => ({
    marker,
    period: found[Number(index)],
  })).flatMap(({ marker, period }) => (period ? [{ marker, period }] : []));
  const [first, second] = named;
  if (!first) {
    const isBefore = isCompared && IS_BEFORE_NAMED.test(text);
    return isBefore && last
      ? { period: last, compareTo: before(last, now), isDoubtful: false }
      : { isDoubtful: false };
  }
  if (first.period.isBefore && !second && last && !isCompared)
    return { period: before(last, now), isDoubtful: false };
  if (!isCompared)
    return {
      period: only(first.period),
      isDoubtful:
        second !== undefined && (!isSame(first.period, second.period) || second.period.isBefore === true),
    };
  if (!second) return oneCompared(text, first, now, last);
  return {
    ...twoCompared(text, first, second, now),
    isDoubtful:
      named.length > 2 &&
      !named.slice(2).every(({ period }) => isSame(period, first.period) || isSame(period, second.period)),
  };
}

const before = (last: Period, now: Now): Period => beside(last, -1, now);

/** The period just before (-1) or after (1) another, of the same unit. */
export function beside(last: Period, offset: -1 | 1, now: Now): Period {
  const unit = unitOfRange(last, now.firstDayOfWeek);
  return only(periodBeside({ ...last, unit }, offset, now.firstDayOfWeek));
}
