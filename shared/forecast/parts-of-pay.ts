import type { Fit } from '../recognition/fit.ts';
import type { Group, Point } from '../recognition/points.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import { mapPoints } from './item.ts';

/** A series is only a part of a pay if its payer has at least this many other payments for each of its own. */
const MIN_OTHERS = 0.5;
/** A series with a longer period, in days, is not a part of a pay. */
const LONGEST_PERIOD = 31;
/** For a shorter period, payments between those of the series count as others too. */
const SHORT_PERIOD = 16;

/**
 * Returns the series that are only a part of a varying pay, such as sales on four days of each month, which look weekly
 * for a while. If they were expected in addition to the level of the other payments, they would count twice.
 */
export function partsOfPay(
  series: readonly FittedSeries[],
  groups: readonly Group[],
): ReadonlySet<FittedSeries> {
  const seriesOf = mapPoints(series.filter(({ type }) => type === 'income'));
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

function isPart({ payments, rule, isFixed }: Fit, others: readonly Point[]): boolean {
  if (isFixed || rule.period > LONGEST_PERIOD) return false;
  const [first, last] = [payments[0]?.point.day ?? 0, payments.at(-1)?.point.day ?? 0];
  const from = first - (last - first);
  const isCounted = ({ day }: Point) =>
    day > last || (day >= from && (day < first || rule.period < SHORT_PERIOD));
  return others.filter(isCounted).length >= MIN_OTHERS * payments.length;
}
