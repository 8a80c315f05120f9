import { expectedDays } from '../recognition/expected-day.ts';
import { median } from '../recognition/medians.ts';
import type { Group, Point } from '../recognition/points.ts';
import { isYearly } from './assumed.ts';
import { makeItems, mapPoints, type Item } from './item.ts';

/** A new pay begins at most this many days before the old one is due. */
const EARLY = 6;
/** A new pay begins at most this many periods after the old one is due. */
const LATEST = 4;
/** The larger of the two pays is less than this many times the smaller one. */
const ALIKE = 1.7;
const RECENT = 3;
const LONGEST_PERIOD = 31;

/**
 * Marks items whose payer, such as an employer or a tenant, was replaced by a new one. The old pay is not expected
 * after the first new one. The new pay is expected after one payment, in the rhythm of the old one.
 */
export function withSuccessors(items: readonly Item[], groups: readonly Group[]): Item[] {
  const incomes = items.filter(({ type }) => type === 'income');
  const itemOfPoint = mapPoints(incomes);
  const candidates = groups
    .filter(({ type, text }) => type === 'income' && !isYearly(text))
    .map(({ points }) => points)
    .toSorted((one, other) => firstDay(one) - firstDay(other));
  const result = new Map<Item, Item>(items.map((item) => [item, item]));
  const taken = new Set<readonly Point[]>();
  for (const item of incomes.filter(isPay)) {
    const follows = followsTest(item);
    const points = candidates.find((each) => !taken.has(each) && follows(each));
    if (points === undefined) continue;
    taken.add(points);
    result.set(item, { ...item, ...result.get(item), succeededOn: firstDay(points) });
    const known = points.map((point) => itemOfPoint.get(point)).find((each) => each !== undefined);
    for (const next of known === undefined ? makeItems(points, item.fit.rule) : [known])
      result.set(next, { ...next, ...result.get(next), leastCount: 1 });
  }
  return [...result.values()];
}

function firstDay(points: readonly Point[]): number {
  return points[0]?.day ?? 0;
}

function isPay({ fit: { rule } }: Item): boolean {
  return rule.period <= LONGEST_PERIOD;
}

/** Returns a test whether the payments of another payer begin when a pay is due, with a similar amount. */
function followsTest({ fit }: Item): (points: readonly Point[]) => boolean {
  const last = fit.payments.at(-1);
  if (last === undefined) return () => false;
  const due = expectedDays(fit)(last.slot + 1);
  const usual = median(fit.payments.slice(-RECENT).map(({ point }) => point.amountMinor));
  const from = Math.max(last.point.day + 1, due - EARLY);
  const until = due + LATEST * fit.rule.period;
  return ([first]) =>
    first !== undefined &&
    first.day >= from &&
    first.day <= until &&
    first.amountMinor < usual * ALIKE &&
    usual < first.amountMinor * ALIKE;
}
