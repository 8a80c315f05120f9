import { isSameAmount } from './evidence.ts';
import type { Fit } from './fit.ts';
import { median } from './middle.ts';
import type { Placed } from './place-points.ts';
import { DAYS_A_YEAR, toDay } from './day-number.ts';
import type { Series } from './types.ts';

/** A larger step is believed once it is seen twice. */
const BELIEVED_STEP = 0.3;
/** So many of the last ones say what it costs; of bills with a season fewer, because the season moves on. */
const RECENT = 6;
const RECENT_IN_SEASON = 3;
/** Days between bills that may have a season. */
const SEASONAL = { from: 25, to: 95 };
/** The season of a year ago is what came within so many periods. */
const YEAR_AGO = 1.6;

/** What the next one will cost: the last price, or the middle of the last ones with the season of a year ago. */
export function expectedAmount({ kept, isFixed, rule }: Fit, nextDay: number): number {
  const steps = isFixed ? believedAmounts(kept) : [];
  const last = steps.at(-1);
  if (last !== undefined) return last.point.amountMinor;
  const isSeasonal = rule.period >= SEASONAL.from && rule.period <= SEASONAL.to;
  const level = middleAmount(kept.slice(isSeasonal ? -RECENT_IN_SEASON : -RECENT));
  const isYearAgo = ({ point }: Placed) =>
    Math.abs(nextDay - DAYS_A_YEAR - point.day) <= rule.period * YEAR_AGO;
  const yearAgo = isSeasonal ? kept.filter(isYearAgo) : [];
  return Math.round(yearAgo.length === 0 ? level : (level + middleAmount(yearAgo)) / 2);
}

function middleAmount(placed: readonly Placed[]): number {
  return median(placed.map(({ point }) => point.amountMinor));
}

/** The last step of a price: from which amount to which, and since when. */
export function lastChange({ kept, isFixed }: Fit): Series['change'] {
  if (!isFixed) return null;
  const amounts = believedAmounts(kept);
  for (let at = amounts.length - 1; at > 0; at--) {
    const before = amounts[at - 1];
    const after = amounts[at];
    if (before === undefined || after === undefined) break;
    const [fromMinor, toMinor] = [before.point.amountMinor, after.point.amountMinor];
    if (!isSameAmount(fromMinor, toMinor)) return { fromMinor, toMinor, day: toDay(after.point.day) };
  }
  return null;
}

/** Without amounts that came once between two that are the same, and without a last one that is far off. */
function believedAmounts(kept: readonly Placed[]): Placed[] {
  return kept.filter(({ point }, at) => {
    const before = kept[at - 1]?.point.amountMinor;
    const after = kept[at + 1]?.point.amountMinor;
    const { amountMinor } = point;
    if (before === undefined || isSameAmount(before, amountMinor)) return true;
    if (after !== undefined) return !isSameAmount(before, after);
    return Math.abs(before - amountMinor) / Math.max(before, amountMinor) <= BELIEVED_STEP;
  });
}
