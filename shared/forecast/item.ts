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
  /** The number of payments after which it is expected; by default the `minCount` of its cadence. */
  leastCount?: number;
  /** Returns the probability that it comes again, as known at the end of a day; by default 1. */
  probability?: (today: number) => number;
  /** Whether the user recorded transactions in a month, given by its number; by default true. */
  isRecorded?: (month: number) => boolean;
  /** The day number of the first payment of the item that replaced it. */
  succeededOn?: number;
  /** Whether the user has planned its payments as a recurring transaction. */
  isPlanned?: boolean;
  /** The day numbers of later payments that the user has already entered. */
  enteredDays?: readonly number[];
};
/** An expected payment: `day` is a day number, and the amount is multiplied by the probability of the payment. */
export type ExpectedPayment = { type: TransactionType; category: string; day: number; amountMinor: number };

/** Makes an item of points, oldest first, in the rhythm of a cadence. Returns an empty list if there are no points. */
export function makeItems(points: readonly Point[], rule: CadenceRule): Item[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const rhythm = rhythmOf(points, rule);
  const payments = points.map((point) => ({ ...slotOf(rhythm, point), point }));
  const { type, category } = last.transaction;
  return [{ type, category, fit: { rule, rhythm, payments, extras: [], isFixed: true, score: 0 } }];
}

/** Maps each point to its item or series. */
export function mapPoints<Fitted extends { fit: Fit }>(items: readonly Fitted[]): ReadonlyMap<Point, Fitted> {
  return new Map(items.flatMap((item) => item.fit.payments.map(({ point }) => [point, item] as const)));
}
