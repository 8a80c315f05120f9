import { isSameAmount } from './evidence.ts';
import type { FoundSeries } from './find-series.ts';
import { joinEarlier, type Fit } from './fit.ts';
import type { Group } from './points.ts';
import { slotOf } from './rhythm.ts';

/** A series with its group, from which it takes its key. */
export type GroupedSeries = FoundSeries & { group: Group; otherTexts?: readonly string[] };

/**
 * Joins a series with one that begins where it ends, with the same amount, cadence and days: somebody wrote 'Rent' by
 * hand, and later the rows of a bank were imported. Series are joined only if no other one fits as well.
 */
export function joinRenamed(series: readonly GroupedSeries[]): GroupedSeries[] {
  const fixed = Map.groupBy(
    series.filter(({ fit }) => fit.isFixed),
    ({ fit, group }) => `${group.type}:${fit.rule.cadence}`,
  );
  const earlierOf = new Map<GroupedSeries, GroupedSeries>();
  for (const alike of fixed.values()) {
    for (const later of alike) {
      const [earlier, ...others] = alike.filter((each) => continuesAs(each, later));
      const isOnlyOne =
        earlier !== undefined && alike.filter((each) => continuesAs(earlier, each)).length === 1;
      if (isOnlyOne && others.length === 0) earlierOf.set(later, earlier);
    }
  }
  const joined = new Set(earlierOf.values());
  return series.filter((each) => !joined.has(each)).map((each) => withAllEarlier(each, earlierOf));
}

function continuesAs(one: GroupedSeries, other: GroupedSeries): boolean {
  const last = one.fit.payments.at(-1)?.point;
  const first = other.fit.payments[0]?.point;
  if (last === undefined || first === undefined || one.group === other.group) return false;
  const { rule, rhythm } = one.fit;
  const gap = first.day - last.day;
  if (gap < rule.period / 2 || gap > rule.period * 1.5) return false;
  if (!isSameAmount(last.amountMinor, first.amountMinor)) return false;
  return Math.abs(slotOf(rhythm, first).away) <= (rule.bands.at(-2)?.days ?? 0);
}

/** Keeps the key of the first series, so that the user's decision about it stays valid. */
function withAllEarlier(
  series: GroupedSeries,
  earlierOf: ReadonlyMap<GroupedSeries, GroupedSeries>,
): GroupedSeries {
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
