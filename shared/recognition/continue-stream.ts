import type { Fit } from './fit.ts';
import type { Point } from './points.ts';
import type { Placed } from './place-points.ts';
import { slotOf } from './rhythm.ts';

/** How far a new price may be from the one before, as a share. */
const MAX_STEP = 0.4;
const MAX_SKIPPED = 2;
const MAX_AWAY = 4;

/**
 * Follows a series of one amount over changes of its price: later and earlier ones that come on its days, at another
 * amount that is seen at least twice.
 */
export function continueStream(fit: Fit, points: readonly Point[]): Fit {
  let { kept } = fit;
  const own = new Set(kept.map(({ point }) => point));
  const others = points.filter((point) => !own.has(point)).flatMap((point) => placed(fit, point) ?? []);
  for (const direction of [1, -1] as const) {
    for (;;) {
      const more = nextPrice(kept, others, direction);
      if (more.length < 2) break;
      kept = [...kept, ...more].toSorted((one, other) => one.slot - other.slot);
    }
  }
  const joined = new Set(kept.map(({ point }) => point));
  return { ...fit, kept, extras: points.filter((point) => !joined.has(point)) };
}

function placed({ rhythm, rule }: Fit, point: Point): Placed | undefined {
  const { slot, away } = slotOf(rhythm, point);
  const isInTime = Math.abs(away) <= Math.min(MAX_AWAY, rule.bands.at(-2)?.days ?? 0);
  return isInTime ? { slot, away, point } : undefined;
}

/** Those of the next amount right after the end of a series, or right before its start. */
function nextPrice(kept: readonly Placed[], others: readonly Placed[], direction: 1 | -1): Placed[] {
  const end = direction === 1 ? kept.at(-1) : kept[0];
  if (end === undefined) return [];
  const steps = (other: Placed) => (other.slot - end.slot) * direction;
  const amount = end.point.amountMinor;
  const near = others
    .filter((other) => steps(other) > 0 && differs(other.point.amountMinor, amount) <= MAX_STEP)
    .toSorted((one, other) => steps(one) - steps(other));
  for (const { point, ...first } of near) {
    if ((first.slot - end.slot) * direction > MAX_SKIPPED + 1) return [];
    const run = runOf(near, point.amountMinor, steps);
    if (run.length >= 2) return run;
  }
  return [];
}

/** The points of one amount, one a slot, until there is a longer gap. */
function runOf(near: readonly Placed[], amountMinor: number, steps: (other: Placed) => number): Placed[] {
  const run: Placed[] = [];
  for (const other of near) {
    if (other.point.amountMinor !== amountMinor) continue;
    const before = run.at(-1);
    if (before?.slot === other.slot) continue;
    if (steps(other) - (before === undefined ? 0 : steps(before)) > MAX_SKIPPED + 1) break;
    run.push(other);
  }
  return run;
}

function differs(one: number, other: number): number {
  return Math.abs(one - other) / Math.max(one, other, 1);
}
