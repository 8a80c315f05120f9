import type { TransactionType } from '../categories.ts';
import type { CadenceRule } from '../recognition/cadences.ts';
import type { Fit } from '../recognition/fit.ts';
import type { Point } from '../recognition/points.ts';
import { rhythmOf, slotOf } from '../recognition/rhythm.ts';

/** A part of the history that repeats. */
export type Item = {
  type: TransactionType;
  category: string;
  fit: Fit;
  /** It is seen once it came so often; as often as its cadence asks for if it is missing. */
  leastCount?: number;
  /** How likely it comes again, from 0 to 1, as known at the end of a day; 1 if it is missing. */
  again?: (today: number) => number;
  /** Tells the months, by their number, in which the user recorded what came; all of them if it is missing. */
  isRecorded?: (month: number) => boolean;
  /** The day number from which on something else took its place. */
  succeededOn?: number;
  /** Its days are given by a recurring transaction that the user has added. */
  isPlanned?: boolean;
  /** The day numbers of coming days on which it is entered already. */
  enteredDays?: readonly number[];
};
/** What is due on a coming day (a day number), in minor units, times how likely it is. */
export type Coming = { type: TransactionType; category: string; day: number; amountMinor: number };

/** What came on the days of these points, oldest first, laid out at the pace of a cadence; none for no points. */
export function itemOf(points: readonly Point[], rule: CadenceRule): Item[] {
  const last = points.at(-1);
  if (last === undefined) return [];
  const rhythm = rhythmOf(points, rule);
  const kept = points.map((point) => ({ ...slotOf(rhythm, point), point }));
  const { type, category } = last.transaction;
  return [{ type, category, fit: { rule, rhythm, kept, extras: [], isFixed: true, score: 0 } }];
}

/** Finds the item that a point belongs to. */
export function itemsByPoint(items: readonly Item[]): ReadonlyMap<Point, Item> {
  return new Map(items.flatMap((item) => item.fit.kept.map(({ point }) => [point, item] as const)));
}
