import { relativeDifference } from './evidence.ts';
import type { Fit } from './fit.ts';
import type { Point } from './points.ts';
import type { PlacedPoint } from './place-points.ts';
import { slotOf } from './rhythm.ts';

/** The largest share by which a new price may differ from the one before. */
const MAX_STEP = 0.4;
const MAX_SKIPPED_SLOTS = 2;
/** The most days between a point and the day of its slot. */
const MAX_AWAY = 4;

/**
 * Continues a series of one amount over changes of its price: adds later and earlier points on its days that have
 * another amount at least twice.
 */
export function continueStream(fit: Fit, points: readonly Point[]): Fit {
  let { payments } = fit;
  const before = new Set(payments.map(({ point }) => point));
  const others = points
    .filter((point) => !before.has(point))
    .flatMap((point) => placeInSeries(fit, point) ?? []);
  for (const direction of [1, -1] as const) {
    for (;;) {
      const more = findNextPrice(payments, others, direction);
      if (more.length < 2) break;
      payments = [...payments, ...more].toSorted((one, other) => one.slot - other.slot);
    }
  }
  const joined = new Set(payments.map(({ point }) => point));
  return { ...fit, payments, extras: points.filter((point) => !joined.has(point)) };
}

function placeInSeries({ rhythm, rule }: Fit, point: Point): PlacedPoint | undefined {
  const { slot, away } = slotOf(rhythm, point);
  const isInTime = Math.abs(away) <= Math.min(MAX_AWAY, rule.bands.at(-2)?.days ?? 0);
  return isInTime ? { slot, away, point } : undefined;
}

/** Finds the points of the next amount right after the end of a series, or right before its start. */
function findNextPrice(
  payments: readonly PlacedPoint[],
  others: readonly PlacedPoint[],
  direction: 1 | -1,
): PlacedPoint[] {
  const end = direction === 1 ? payments.at(-1) : payments[0];
  if (end === undefined) return [];
  const steps = (other: PlacedPoint) => (other.slot - end.slot) * direction;
  const amount = end.point.amountMinor;
  const near = others
    .filter((other) => steps(other) > 0 && relativeDifference(other.point.amountMinor, amount) <= MAX_STEP)
    .toSorted((one, other) => steps(one) - steps(other));
  for (const first of near) {
    if (steps(first) > MAX_SKIPPED_SLOTS + 1) return [];
    const run = findRun(near, first.point.amountMinor, steps);
    if (run.length >= 2) return run;
  }
  return [];
}

/** Returns the points of one amount, one per slot, up to the first long gap. */
function findRun(
  near: readonly PlacedPoint[],
  amountMinor: number,
  steps: (other: PlacedPoint) => number,
): PlacedPoint[] {
  const run: PlacedPoint[] = [];
  for (const other of near) {
    if (other.point.amountMinor !== amountMinor) continue;
    const before = run.at(-1);
    if (before?.slot === other.slot) continue;
    if (steps(other) - (before === undefined ? 0 : steps(before)) > MAX_SKIPPED_SLOTS + 1) break;
    run.push(other);
  }
  return run;
}
