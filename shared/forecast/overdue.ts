import type { CadenceRule } from '../recognition/cadences.ts';
import { leftOutSlots } from './left-out.ts';
import type { Item } from './item.ts';

/** The probability by the cadence has the weight of this many payments of the item. */
const PRIOR = 6;
/** The probability that a repeating payment comes at all. */
const USUAL_SHARE = 0.96;

/**
 * Returns the probability that a payment that was due `days` days ago still comes, from how often the item came later
 * than that and how often it did not come. `usual` is the probability before it was due.
 */
export function overdueShare(item: Item, days: number, usual = USUAL_SHARE): number {
  const probability = Math.min(USUAL_SHARE, usual);
  const { payments, rule } = item.fit;
  const later =
    payments.filter(({ away }) => away > days).length + PRIOR * probability * shareAfter(rule, days);
  const leftOut = leftOutSlots(item).size + PRIOR * (1 - probability);
  return later / (later + leftOut);
}

/** Returns the share of payments of a cadence that come more than `days` days late. */
function shareAfter({ bands }: CadenceRule, days: number): number {
  const within = bands.reduce((sum, band) => (band.days <= days ? sum + band.share : sum), 0);
  return (1 - within) / 2;
}
