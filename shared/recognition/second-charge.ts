import { smallestOf } from '../lists.ts';
import type { Fit } from './fit.ts';

/** Shares of a period: how early a charge is, and how soon after the one before, so that it is a second one. */
const EARLY = 0.2;
const SOON = 0.75;

/**
 * A second charge of one month can be nearer to the next one. What was paid far earlier than ever before, and soon after
 * the last one, does not pay the next; it is left out. Of incomes it stays, because pay comes early before holidays.
 */
export function withoutSecondCharge(fit: Fit): Fit {
  const { kept, rule } = fit;
  const last = kept.at(-1);
  const before = kept.at(-2);
  if (last === undefined || before === undefined || last.point.transaction.type === 'income') return fit;
  const earliest = Math.min(0, smallestOf(kept.slice(0, -1).map(({ away }) => away)));
  const isEarly = last.away < -EARLY * rule.period && last.away < 2 * earliest;
  const isSoon = last.slot === before.slot + 1 && last.point.day - before.point.day < SOON * rule.period;
  if (!isEarly || !isSoon) return fit;
  return { ...fit, kept: kept.slice(0, -1), extras: [...fit.extras, last.point] };
}
