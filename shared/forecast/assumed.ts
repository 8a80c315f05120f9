import { RULES } from '../recognition/cadences.ts';
import { YEARLY_WORDS } from '../recognition/description-words.ts';
import { slotOf } from '../recognition/rhythm.ts';
import type { Fit } from '../recognition/fit.ts';
import type { Group, Point } from '../recognition/points.ts';
import type { FittedSeries } from '../recognition/recognised.ts';
import { itemOf, type Item } from './item.ts';
import { YEAR } from './level.ts';
import { isPair } from './recurring.ts';

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
    const first = points.find((point) => seriesOf.has(point));
    const own = first && seriesOf.get(first);
    if (own !== undefined) {
      const hasExtras = own.type === 'income' && isProjected(own);
      return hasExtras ? extraPays(own, withoutSeries(points, seriesOf)) : [];
    }
    if (points.length > 2) return [];
    if (isPair(points)) return itemOf(points, RULES.monthly);
    return points.length === 1 && isYearly(text) ? itemOf(points, RULES.annual) : [];
  });
}

function withoutSeries(points: readonly Point[], seriesOf: ReadonlyMap<Point, FittedSeries>): Point[] {
  return points.filter((point) => !seriesOf.has(point));
}

/** The pays beside the monthly one, each by the month of the year in which it came. */
function extraPays({ status, fit }: FittedSeries, others: readonly Point[]): Item[] {
  if (status === 'ended' || fit.rule.cadence !== 'monthly') return [];
  const extras = others.filter((point) => isLikePay(point, fit) && isBeside(point, fit));
  return [...Map.groupBy(extras, ({ month }) => month % YEAR).values()].flatMap((pays) => {
    const oneAYear = new Map(pays.map((point) => [point.month, point]));
    return itemOf([...oneAYear.values()], RULES.annual);
  });
}

/** Whether the pays of the months around it came, so that it is none of them, early or late. */
function isBeside(point: Point, { kept, rhythm }: Fit): boolean {
  const { slot } = slotOf(rhythm, point);
  const filled = new Set(kept.map((placed) => placed.slot));
  const last = kept.at(-1)?.slot ?? slot;
  return [slot - 1, slot, slot + 1].every((each) => each > last || filled.has(each));
}

function isLikePay({ day, amountMinor }: Point, { kept }: Fit): boolean {
  const [nearest] = kept.toSorted(
    (one, other) => Math.abs(one.point.day - day) - Math.abs(other.point.day - day),
  );
  return nearest !== undefined && Math.abs(amountMinor / nearest.point.amountMinor - 1) < LIKE_PAY;
}

/** Whether a word of a description says that it comes once or twice a year. */
export function isYearly(text: string): boolean {
  return text.split(' ').some((word) => YEARLY_WORDS.has(word) || RETURNING_WORDS.has(word));
}
