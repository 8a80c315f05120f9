import type { CadenceRule } from '../recognition/cadences.ts';
import { leftOutSlots } from './left-out.ts';
import type { Item } from './item.ts';

/** What the cadence says counts as so many occurrences of the item itself. */
const PRIOR = 6;
/** How often what repeats comes at all. */
const AGAIN = 0.96;

/**
 * How likely what was due so many days ago comes after all, from 0 to 1: by how often the item came later than that,
 * and how often it was left out. `usual` is how likely it was to come before it was due.
 */
export function overdueShare(item: Item, days: number, usual = AGAIN): number {
  const again = Math.min(AGAIN, usual);
  const { kept, rule } = item.fit;
  const later = kept.filter(({ away }) => away > days).length + PRIOR * again * shareAfter(rule, days);
  const leftOut = leftOutSlots(item).size + PRIOR * (1 - again);
  return later / (later + leftOut);
}

/** The share that comes more than so many days after its day, by the cadence alone. */
function shareAfter({ bands }: CadenceRule, days: number): number {
  const within = bands.reduce((sum, band) => (band.days <= days ? sum + band.share : sum), 0);
  return (1 - within) / 2;
}
