import type { Grouped } from './join-renamed.ts';
import type { Group, Point } from './points.ts';
import type { Series } from './types.ts';

const MAX_TEXTS = 5;
const MAX_AMOUNTS = 5;
/** Of what is left of a payee's transactions beside streams of one amount. */
const REST = ':rest';

/** The keys of a series, by any of which a word of the user is known. */
export function keysOf(
  { fit, isMain, isRest, group, otherTexts = [] }: Grouped,
  points: readonly Point[],
): Pick<Series, 'key' | 'otherKeys'> {
  const main = `${group.type}:${group.text}`;
  const amounts = fit.isFixed ? [...new Set(points.map(({ amountMinor }) => amountMinor))] : [];
  const byAmount = amounts.slice(-MAX_AMOUNTS).map((amount) => `${main}:${amount}`);
  const [key = main, ...own] = isMain
    ? keysOfMain(group, '')
    : isRest
      ? [main + REST]
      : [`${main}:${points[0]?.amountMinor}`, ...byAmount];
  const others = [...own, ...otherTexts.map((text) => `${group.type}:${text}`), ...(isMain ? byAmount : [])];
  return { key, otherKeys: [...new Set(others)].filter((other) => other !== key) };
}

/** The key of a group with a suffix, and those by its other texts. */
export function keysOfMain({ type, text, otherTexts }: Group, suffix: string): string[] {
  const others = [...otherTexts].filter((other) => other !== text).toSorted();
  return [text, ...others.slice(0, MAX_TEXTS)].map((each) => `${type}:${each}${suffix}`);
}

/** Two series of one payee that have a key in common get a number, the one of the earlier day of the month first. */
export function withOwnKeys<Keyed extends Pick<Series, 'key' | 'otherKeys' | 'firstDay' | 'lastDay'>>(
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
