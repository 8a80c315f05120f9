import { isSameAmount } from './evidence.ts';
import type { Fit } from './fit.ts';
import type { PlacedPoint } from './place-points.ts';
import { slotOf } from './rhythm.ts';

/** The largest distance from the day of the slot, as a share of the period. */
const MAX_AWAY = 0.4;
/** The largest share by which a varying amount may differ from the one before. */
const MAX_STEP = 0.4;

/** Puts points into empty slots that were left out because they came too late or too early. */
export function addEarlyAndLate(fit: Fit): Fit {
  const filled = new Map(fit.kept.map((placed) => [placed.slot, placed]));
  const first = fit.kept[0];
  const last = fit.kept.at(-1);
  if (first === undefined || last === undefined || fit.extras.length === 0) return fit;
  for (const point of fit.extras) {
    const { slot, away } = slotOf(fit.rhythm, point);
    const isInside = slot > first.slot && slot <= last.slot + 1 && !filled.has(slot);
    if (!isInside || Math.abs(away) > MAX_AWAY * fit.rule.period) continue;
    const neighbour = fit.kept.findLast((placed) => placed.slot < slot) ?? first;
    if (isLike(point.amountMinor, neighbour, fit)) filled.set(slot, { slot, away, point });
  }
  if (filled.size === fit.kept.length) return fit;
  const kept = [...filled.values()].toSorted((one, other) => one.slot - other.slot);
  const taken = new Set(kept.map(({ point }) => point));
  return { ...fit, kept, extras: fit.extras.filter((point) => !taken.has(point)) };
}

function isLike(amountMinor: number, { point }: PlacedPoint, { isFixed }: Fit): boolean {
  if (isFixed) return isSameAmount(amountMinor, point.amountMinor);
  return Math.abs(amountMinor - point.amountMinor) / Math.max(amountMinor, point.amountMinor, 1) <= MAX_STEP;
}
