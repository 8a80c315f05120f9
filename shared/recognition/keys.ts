import type { GroupedSeries } from './join-renamed.ts';
import type { Group, Point } from './points.ts';
import type { Series } from './types.ts';

/** The most other texts, and last amounts, that are keys of a series. */
const MAX_TEXTS = 5;
const MAX_AMOUNTS = 5;
/** The suffix of a series that was found among the transactions that no other series of the payee took. */
const REST = ':rest';

/** Returns the keys of a series. A user's decision about any of them applies to the series. */
export function toKeys(
  { fit, isMain, isRest, group, otherTexts = [] }: GroupedSeries,
  points: readonly Point[],
): Pick<Series, 'key' | 'otherKeys'> {
  const main = `${group.type}:${group.text}`;
  const amounts = fit.isFixed ? [...new Set(points.map(({ amountMinor }) => amountMinor))] : [];
  const byAmount = amounts.slice(-MAX_AMOUNTS).map((amount) => `${main}:${amount}`);
  const [key = main, ...own] = isMain
    ? toMainKeys(group, '')
    : isRest
      ? [main + REST]
      : [`${main}:${points[0]?.amountMinor}`, ...byAmount];
  const others = [...own, ...otherTexts.map((text) => `${group.type}:${text}`), ...(isMain ? byAmount : [])];
  return { key, otherKeys: [...new Set(others)].filter((other) => other !== key) };
}

/** Returns the key of a group with a suffix, then the keys by its other texts. */
export function toMainKeys({ type, text, otherTexts }: Group, suffix: string): string[] {
  const others = [...otherTexts].filter((other) => other !== text).toSorted();
  return [text, ...others.slice(0, MAX_TEXTS)].map((each) => `${type}:${each}${suffix}`);
}

/** Numbers series that have a key in common, in the order of their days of the month. */
export function withUniqueKeys<Keyed extends Pick<Series, 'key' | 'otherKeys' | 'firstDay' | 'lastDay'>>(
  series: readonly Keyed[],
): Keyed[] {
  const used = new Map<string, number>();
  const number = (key: string) => {
    const times = (used.get(key) ?? 0) + 1;
    used.set(key, times);
    return times === 1 ? key : `${key}:${times}`;
  };
  return series
    .toSorted((one, other) => dayOfMonth(one) - dayOfMonth(other) || (one.firstDay < other.firstDay ? -1 : 1))
    .map((each) => ({ ...each, key: number(each.key) }))
    .map((each) => ({ ...each, otherKeys: each.otherKeys.map(number) }));
}

function dayOfMonth({ lastDay }: Pick<Series, 'lastDay'>): number {
  return Number(lastDay.slice(8));
}
