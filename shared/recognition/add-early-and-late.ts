import { isSameAmount, relativeDifference } from './evidence.ts';
import type { Fit } from './fit.ts';
import type { PlacedPoint } from './place-points.ts';
import { slotOf } from './rhythm.ts';

/** The largest distance from the day of the slot, as a share of the period. */
const MAX_AWAY = 0.4;
/** The largest share by which a varying amount may differ from the one before. */
const MAX_STEP = 0.4;

/** Adds points that were left out because they came too early or too late, if their slot is empty. */
export function addEarlyAndLate(fit: Fit): Fit {
  const filled = new Map(fit.payments.map((placed) => [placed.slot, placed]));
  const first = fit.payments[0];
  const last = fit.payments.at(-1);
  if (first === undefined || last === undefined || fit.extras.length === 0) return fit;
  for (const point of fit.extras) {
    const { slot, away } = slotOf(fit.rhythm, point);
    const isInside = slot > first.slot && slot <= last.slot + 1 && !filled.has(slot);
    if (!isInside || Math.abs(away) > MAX_AWAY * fit.rule.period) continue;
    const neighbour = fit.payments.findLast((placed) => placed.slot < slot) ?? first;
    if (isLikeAmount(point.amountMinor, neighbour, fit)) filled.set(slot, { slot, away, point });
  }
  if (filled.size === fit.payments.length) return fit;
  const payments = [...filled.values()].toSorted((one, other) => one.slot - other.slot);
  const taken = new Set(payments.map(({ point }) => point));
  return { ...fit, payments, extras: fit.extras.filter((point) => !taken.has(point)) };
}

function isLikeAmount(amountMinor: number, { point }: PlacedPoint, { isFixed }: Fit): boolean {
  if (isFixed) return isSameAmount(amountMinor, point.amountMinor);
  return relativeDifference(amountMinor, point.amountMinor) <= MAX_STEP;
}
