import { smallestOf } from '../lists.ts';
import type { Fit } from './fit.ts';

/** A second charge comes earlier than expected by more than this share of a period. */
const EARLY = 0.2;
/** A second charge comes less than this share of a period after the charge before. */
const SOON = 0.75;

/**
 * Removes a last payment that is a second charge of the same month, even if it is nearer to the day of the next one:
 * it came much earlier than any before, and soon after the last one. Incomes stay, because pay comes early before
 * holidays.
 */
export function withoutSecondCharge(fit: Fit): Fit {
  const { payments, rule } = fit;
  const last = payments.at(-1);
  const before = payments.at(-2);
  if (last === undefined || before === undefined || last.point.transaction.type === 'income') return fit;
  const earliest = Math.min(0, smallestOf(payments.slice(0, -1).map(({ away }) => away)));
  const isEarly = last.away < -EARLY * rule.period && last.away < 2 * earliest;
  const isSoon = last.slot === before.slot + 1 && last.point.day - before.point.day < SOON * rule.period;
  if (!isEarly || !isSoon) return fit;
  return { ...fit, payments: payments.slice(0, -1), extras: [...fit.extras, last.point] };
}
