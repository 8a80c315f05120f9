import type { Cadence } from '../cadences.ts';
import { RULES } from '../recognition/cadences.ts';
import { YEARLY_WORDS } from '../recognition/description-words.ts';
import { dayOfSlot, slotOf, type Rhythm } from '../recognition/rhythm.ts';
import type { Group, Point } from '../recognition/points.ts';
import type { FittedSeries } from '../recognition/recognise-series.ts';
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

/**
 * What has come too seldom to be shown as repeating and is more likely than not to come again: one price twice a month
 * apart, and once what people pay or get once a year.
 */
export function assumedItems(groups: readonly Group[], series: readonly FittedSeries[]): Item[] {
  const taken = new Set(series.flatMap(({ fit }) => fit.kept.map(({ point }) => point)));
  return groups.flatMap(({ points, text }) => {
    if (points.length > 2 || points.some((point) => taken.has(point))) return [];
    if (isPair(points)) return itemOf(points, 'monthly');
    return points.length === 1 && isYearly(text) ? itemOf(points, 'annual') : [];
  });
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
