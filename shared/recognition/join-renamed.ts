import { isSameAmount } from './evidence.ts';
import type { Found } from './find-series.ts';
import { joinEarlier, type Fit } from './fit.ts';
import type { Group } from './points.ts';
import { slotOf } from './rhythm.ts';

/** A series with the group that it was found in, which gives it its key. */
export type Grouped = Found & { group: Group; otherTexts?: readonly string[] };

/**
 * Joins a series of one amount that stops where another one of the same amount, cadence and days begins: somebody wrote
 * 'Rent' by hand, and then the bank's lines came. Only if there is no second one that it could be.
 */
export function joinRenamed(series: readonly Grouped[]): Grouped[] {
  const fixed = Map.groupBy(
    series.filter(({ fit }) => fit.isFixed),
    ({ fit, group }) => `${group.type}:${fit.rule.cadence}`,
  );
  const earlierOf = new Map<Grouped, Grouped>();
  for (const alike of fixed.values()) {
    for (const later of alike) {
      const [earlier, ...others] = alike.filter((each) => goesOn(each, later));
      const isOnlyOne = earlier !== undefined && alike.filter((each) => goesOn(earlier, each)).length === 1;
      if (isOnlyOne && others.length === 0) earlierOf.set(later, earlier);
    }
  }
  const joined = new Set(earlierOf.values());
  return series.filter((each) => !joined.has(each)).map((each) => withAllEarlier(each, earlierOf));
}

function goesOn(one: Grouped, other: Grouped): boolean {
  const last = one.fit.kept.at(-1)?.point;
  const first = other.fit.kept[0]?.point;
  if (last === undefined || first === undefined || one.group === other.group) return false;
  const { rule, rhythm } = one.fit;
  const gap = first.day - last.day;
  if (gap < rule.period / 2 || gap > rule.period * 1.5) return false;
  if (!isSameAmount(last.amountMinor, first.amountMinor)) return false;
  return Math.abs(slotOf(rhythm, first).away) <= (rule.bands.at(-2)?.days ?? 0);
}

/** The key stays that of the first one, so that the user's decision about it holds. */
function withAllEarlier(series: Grouped, earlierOf: ReadonlyMap<Grouped, Grouped>): Grouped {
  let { fit }: { fit: Fit } = series;
  let first = series;
  const texts: string[] = [];
  for (let earlier = earlierOf.get(series); earlier !== undefined; earlier = earlierOf.get(earlier)) {
    fit = joinEarlier(earlier.fit, fit);
    if (first.isMain) texts.push(first.group.text);
    first = earlier;
  }
  return { ...first, fit, otherTexts: texts };
}
