import type { Cadence } from '../cadences.ts';
import { RULES } from '../recognition/cadences.ts';
import { YEARLY_WORDS } from '../recognition/description-words.ts';
import { dayOfSlot, slotOf, type Rhythm } from '../recognition/rhythm.ts';
import type { Fit } from '../recognition/fit.ts';
import type { Group, Point } from '../recognition/points.ts';
import type { FittedSeries } from '../recognition/recognise-series.ts';
import { YEAR } from './level.ts';
import { isPair, type Item } from './recurring.ts';

/** What comes back a year later, too, though no word for what is paid once a year is in it. */
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

/** An extra pay is about as high as the monthly one. */
const LIKE_PAY = 0.13;

/**
 * What has come too seldom to be shown as repeating and is more likely than not to come again: one price twice a month
 * apart, once what people pay or get once a year, and a second pay in a month, as many get in June and December.
 */
export function assumedItems(
  groups: readonly Group[],
  series: readonly FittedSeries[],
  isProjected: (series: FittedSeries) => boolean,
): Item[] {
  const seriesOf = new Map(
    series.flatMap((each) => each.fit.kept.map(({ point }) => [point, each] as const)),
  );
  return groups.flatMap(({ points, text }) => {
    const own = points.flatMap((point) => seriesOf.get(point) ?? [])[0];
    const others = points.filter((point) => !seriesOf.has(point));
    if (own !== undefined) return isProjected(own) ? extraPays(own, others) : [];
    if (points.length > 2) return [];
    if (isPair(points)) return itemOf(points, 'monthly');
    return points.length === 1 && isYearly(text) ? itemOf(points, 'annual') : [];
  });
}

/** The pays beside the monthly one, each by the month of the year in which it came. */
function extraPays({ type, status, fit }: FittedSeries, others: readonly Point[]): Item[] {
  if (type !== 'income' || status === 'ended' || fit.rule.cadence !== 'monthly') return [];
  const extras = others.filter((point) => isLikePay(point, fit));
  return [...Map.groupBy(extras, ({ month }) => month % YEAR).values()].flatMap((pays) => {
    const oneAYear = new Map(pays.map((point) => [point.month, point]));
    return itemOf([...oneAYear.values()], 'annual');
  });
}

function isLikePay({ day, amountMinor }: Point, { kept }: Fit): boolean {
  const [nearest] = kept.toSorted(
    (one, other) => Math.abs(one.point.day - day) - Math.abs(other.point.day - day),
  );
  return nearest !== undefined && Math.abs(amountMinor / nearest.point.amountMinor - 1) < LIKE_PAY;
}

function isYearly(text: string): boolean {
  return text.split(' ').some((word) => YEARLY_WORDS.has(word) || RETURNING_WORDS.has(word));
}

function itemOf(points: readonly Point[], cadence: Cadence): Item[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const rule = RULES[cadence];
  const step = rule.months;
  const rhythm: Rhythm = { unit: 'months', step, phase: last.month % step, daysOfMonth: [last.dayOfMonth] };
  const kept = points.map((point) => {
    const { slot } = slotOf(rhythm, point);
    return { slot, away: point.day - dayOfSlot(rhythm, slot), point };
  });
  const { type, category } = last.transaction;
  return [{ type, category, fit: { rule, rhythm, kept, extras: [], isFixed: true, score: 0 } }];
}
