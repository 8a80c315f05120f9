import type { Point } from './points.ts';
import { slotOf, type Rhythm } from './rhythm.ts';

export type Placed = { slot: number; away: number; point: Point };
/** One point a slot, oldest first, and those that are left. */
export type Placement = { kept: Placed[]; extras: Point[] };

/** Days that a wholly different amount weighs, where several points want one slot. */
const AMOUNT_WEIGHT = 8;

/**
 * Gives each slot the point that is nearest in day and amount. Points further away than
 * `reach` days are left; `usual` is the amount in the middle.
 */
export function placePoints(
  points: readonly Point[],
  rhythm: Rhythm,
  { reach, usual }: { reach: number; usual: number },
): Placement {
  const bySlot = new Map<number, Placed>();
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
  return { kept: [...bySlot.values()].toSorted((one, other) => one.slot - other.slot), extras };
}

function cost({ away, point }: Placed, usual: number): number {
  const { amountMinor } = point;
  const difference = Math.abs(amountMinor - usual) / Math.max(amountMinor, usual, 1);
  return Math.abs(away) + AMOUNT_WEIGHT * difference;
}
