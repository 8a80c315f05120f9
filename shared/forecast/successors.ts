import { expectedDays } from '../recognition/expected-day.ts';
import { median } from '../recognition/middle.ts';
import type { Group, Point } from '../recognition/points.ts';
import { isYearly } from './assumed.ts';
import { itemOf, itemsByPoint, type Item } from './item.ts';

/** A new pay begins so many days before the old one is due at the earliest, and so many periods after it at the latest. */
const EARLY = 6;
const LATEST = 4;
/** How many times the old pay the new one may be, and the other way round. */
const ALIKE = 1.7;
const RECENT = 3;
const LONGEST_PERIOD = 31;

/**
 * The items, where a new employer or tenant took the place of another: the old pay is not expected from the first one
 * of the new on, which is expected as often as the old one came, since that one vouches for it.
 */
export function withSuccessors(items: readonly Item[], groups: readonly Group[]): Item[] {
  const incomes = items.filter(({ type }) => type === 'income');
  const itemOfPoint = itemsByPoint(incomes);
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
    const own = points.map((point) => itemOfPoint.get(point)).find((each) => each !== undefined);
    for (const next of own === undefined ? itemOf(points, item.fit.rule) : [own])
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

/** Whether points of another payer begin when the next one of a pay is due, with a like amount. */
function followsTest({ fit }: Item): (points: readonly Point[]) => boolean {
  const last = fit.kept.at(-1);
  if (last === undefined) return () => false;
  const due = expectedDays(fit)(last.slot + 1);
  const usual = median(fit.kept.slice(-RECENT).map(({ point }) => point.amountMinor));
  const from = Math.max(last.point.day + 1, due - EARLY);
  const until = due + LATEST * fit.rule.period;
  return ([first]) =>
    first !== undefined &&
    first.day >= from &&
    first.day <= until &&
    first.amountMinor < usual * ALIKE &&
    usual < first.amountMinor * ALIKE;
}
