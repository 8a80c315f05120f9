import { relativeDifference } from './evidence.ts';
import type { Point } from './points.ts';
import { slotOf, type Rhythm } from './rhythm.ts';

/** A point in its slot. `away` is the number of days by which it came after the slot's day; negative if before. */
export type PlacedPoint = { slot: number; away: number; point: Point };
/** One point per slot, oldest first, and all other points. */
export type Placement = { payments: PlacedPoint[]; extras: Point[] };

/** If several points compete for a slot, a completely different amount counts like this many days. */
const AMOUNT_WEIGHT = 8;

/**
 * Gives each slot the point that is nearest in day and amount. Points more than `reach` days away are extras. `usual`
 * is the median amount.
 */
export function placePoints(
  points: readonly Point[],
  rhythm: Rhythm,
  { reach, usual }: { reach: number; usual: number },
): Placement {
  const bySlot = new Map<number, PlacedPoint>();
  const extras: Point[] = [];
  for (const point of points) {
    const { slot, away } = slotOf(rhythm, point);
    const placed = { slot, away, point };
    const other = bySlot.get(slot);
    if (Math.abs(away) > reach) extras.push(point);
    else if (other === undefined) bySlot.set(slot, placed);
    else if (cost(placed, usual) < cost(other, usual)) {
      extras.push(other.point);
      bySlot.set(slot, placed);
    } else extras.push(point);
  }
  return { payments: [...bySlot.values()].toSorted((one, other) => one.slot - other.slot), extras };
}

function cost({ away, point }: PlacedPoint, usual: number): number {
  return Math.abs(away) + AMOUNT_WEIGHT * relativeDifference(point.amountMinor, usual);
}
