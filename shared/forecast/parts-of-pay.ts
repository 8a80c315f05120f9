import type { Fit } from '../recognition/fit.ts';
import type { Group, Point } from '../recognition/points.ts';
import type { FittedSeries } from '../recognition/recognised.ts';

/** So many others for each point of a series: before it in as many days, after it, or between its weeks. */
const OTHERS = 0.5;
const LONGEST_PERIOD = 31;
/** Between the pays of a month there may be others of the same payer. */
const WEEKS = 16;

/**
 * The series that show a part of a varying pay only, as sales on four days of each month look weekly for a while. To
 * expect such a part beside a level of the rest would count it twice.
 */
export function partsOfPay(
  series: readonly FittedSeries[],
  groups: readonly Group[],
): ReadonlySet<FittedSeries> {
  const seriesOf = new Map(
    series
      .filter(({ type }) => type === 'income')
      .flatMap((each) => each.fit.kept.map(({ point }) => [point, each] as const)),
  );
  const parts = new Set<FittedSeries>();
  for (const { type, points } of groups) {
    if (type !== 'income') continue;
    const others = points.filter((point) => !seriesOf.has(point));
    if (others.length === 0) continue;
    for (const each of new Set(points.flatMap((point) => seriesOf.get(point) ?? [])))
      if (isPart(each.fit, others)) parts.add(each);
  }
  return parts;
}

function isPart({ kept, rule, isFixed }: Fit, others: readonly Point[]): boolean {
  if (isFixed || rule.period > LONGEST_PERIOD) return false;
  const [first, last] = [kept[0]?.point.day ?? 0, kept.at(-1)?.point.day ?? 0];
  const from = first - (last - first);
  const counts = ({ day }: Point) => day > last || (day >= from && (day < first || rule.period < WEEKS));
  return others.filter(counts).length >= OTHERS * kept.length;
}
