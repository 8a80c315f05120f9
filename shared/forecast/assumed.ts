import { RULES } from '../recognition/cadences.ts';
import { YEARLY_WORDS } from '../recognition/description-words.ts';
import { slotOf } from '../recognition/rhythm.ts';
import type { Fit } from '../recognition/fit.ts';
import type { Group, Point } from '../recognition/points.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import { makeItems, mapPoints, type Item } from './item.ts';
import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { isPair } from './recurring.ts';

/** Words of payments that return a year later, in addition to `YEARLY_WORDS`. */
const RETURNING_WORDS = new Set([
  'aeat',
  'hacienda',
  'renta',
  'refund',
  'bonus',
  'aguinaldo',
  'prima',
  'extra',
]);

/** An extra pay differs from the monthly one by less than this share. */
const LIKE_PAY = 0.13;

/**
 * Returns items that came too seldom to be shown as repeating, but are more likely than not to come again: the same
 * price twice, a month apart; a single payment that is usual once a year; and an extra pay, as many get in June and
 * December.
 */
export function assumedItems(
  groups: readonly Group[],
  series: readonly FittedSeries[],
  isProjected: (series: FittedSeries) => boolean,
): Item[] {
  const seriesOf = mapPoints(series);
  return groups.flatMap(({ points, text }) => {
    const first = points.find((point) => seriesOf.has(point));
    const known = first && seriesOf.get(first);
    if (known !== undefined) {
      if (known.type !== 'income' || !isProjected(known)) return [];
      return extraPays(
        known,
        points.filter((point) => !seriesOf.has(point)),
      );
    }
    if (points.length > 2) return [];
    if (isPair(points)) return makeItems(points, RULES.monthly);
    return points.length === 1 && isYearly(text) ? makeItems(points, RULES.annual) : [];
  });
}

/** Returns an item for each month of the year in which an extra pay came. */
function extraPays({ status, fit }: FittedSeries, others: readonly Point[]): Item[] {
  if (status === 'ended' || fit.rule.cadence !== 'monthly') return [];
  const extras = others.filter((point) => isLikePay(point, fit) && isExtra(point, fit));
  return [...Map.groupBy(extras, ({ month }) => month % MONTHS_A_YEAR).values()].flatMap((pays) => {
    const oneAYear = new Map(pays.map((point) => [point.month, point]));
    return makeItems([...oneAYear.values()], RULES.annual);
  });
}

/** Whether all monthly pays around a point came, so that the point is not one of them, early or late. */
function isExtra(point: Point, { payments, rhythm }: Fit): boolean {
  const { slot } = slotOf(rhythm, point);
  const filled = new Set(payments.map((placed) => placed.slot));
  const last = payments.at(-1)?.slot ?? slot;
  return [slot - 1, slot, slot + 1].every((each) => each > last || filled.has(each));
}

function isLikePay({ day, amountMinor }: Point, { payments }: Fit): boolean {
  const [nearest] = payments.toSorted(
    (one, other) => Math.abs(one.point.day - day) - Math.abs(other.point.day - day),
  );
  return nearest !== undefined && Math.abs(amountMinor / nearest.point.amountMinor - 1) < LIKE_PAY;
}

/** Whether a word of a folded description says that the payment comes once or twice a year. */
export function isYearly(text: string): boolean {
  return text.split(' ').some((word) => YEARLY_WORDS.has(word) || RETURNING_WORDS.has(word));
}
