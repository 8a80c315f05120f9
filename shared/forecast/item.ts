import type { TransactionType } from '../categories.ts';
import type { CadenceRule } from '../recognition/cadences.ts';
import type { Fit } from '../recognition/fit.ts';
import type { Point } from '../recognition/points.ts';
import { rhythmOf, slotOf } from '../recognition/rhythm.ts';

/** Payments of the history that are expected to repeat. */
export type Item = {
  type: TransactionType;
  category: string;
  fit: Fit;
  /** The least number of payments after which it is expected; by default that of its cadence. */
  leastCount?: number;
  /** Returns the probability that it comes again, as known at the end of a day; 1 if it is missing. */
  probability?: (today: number) => number;
  /** Whether the user recorded transactions in a month, given by its number; all months if it is missing. */
  isRecorded?: (month: number) => boolean;
  /** The day number of the first payment of the item that replaced it. */
  succeededOn?: number;
  /** Whether a recurring transaction of the user plans its payments. */
  isPlanned?: boolean;
  /** The day numbers of later days for which the user has entered it already. */
  enteredDays?: readonly number[];
};
/** An expected payment: `day` is a day number, and the amount is multiplied by the probability of the payment. */
export type ExpectedPayment = { type: TransactionType; category: string; day: number; amountMinor: number };

/** Makes an item of points, oldest first, at the rhythm of a cadence. Returns no item without points. */
export function makeItems(points: readonly Point[], rule: CadenceRule): Item[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const rhythm = rhythmOf(points, rule);
  const kept = points.map((point) => ({ ...slotOf(rhythm, point), point }));
  const { type, category } = last.transaction;
  return [{ type, category, fit: { rule, rhythm, kept, extras: [], isFixed: true, score: 0 } }];
}

/** Maps each point to its item. */
export function itemsByPoint(items: readonly Item[]): ReadonlyMap<Point, Item> {
  return new Map(items.flatMap((item) => item.fit.kept.map(({ point }) => [point, item] as const)));
}
