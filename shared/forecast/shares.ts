import type { Shares } from './by-side.ts';
import type { Origin } from './errors.ts';
import { sumMonth, type Ledger } from './ledger.ts';
import { mean } from './level.ts';
import type { SideOutlook } from './outlook.ts';

/** The shares before the ledger has months to compare, and their weight in months. */
const PRIOR: Shares = { structure: 0.8, usual: 0.1, yearAgo: 0.1 };
const PRIOR_MONTHS = 12;
/** If the error of a forecast halves, its weight is multiplied by 2 to the power of this. */
const SHARPNESS = 4;
/** The least error in minor units: a forecast with an error of 0 would have an infinite weight. */
const LEAST_ERROR = 1e-3;

/**
 * Returns the weights of the three forecasts of a month's expenses, as known when the month `now` begins. The smaller
 * the errors of a forecast in the months before, the larger is its weight.
 */
export function sharesOf(ledger: Ledger, origins: readonly Origin[], now: number): Shares {
  const known = origins.filter(({ month }) => month < now && ledger.isEmpty[month] !== true);
  /** 0 if there is nothing to compare. */
  const trust = (pick: (expense: SideOutlook) => number | undefined) => {
    const errors = known.flatMap(({ month, outlook }) => {
      const expected = pick(outlook.expense);
      return expected === undefined
        ? []
        : [Math.abs(expected - sumMonth(ledger, ledger.days.expense, month))];
    });
    return errors.length === 0 ? 0 : 1 / Math.max(LEAST_ERROR, mean(errors)) ** SHARPNESS;
  };
  const trusts: Shares = {
    structure: trust(({ months }) => months[0] ?? 0),
    usual: trust(({ usual }) => usual),
    yearAgo: trust(({ yearAgo }) => yearAgo[0]),
  };
  const total = trusts.structure + trusts.usual + trusts.yearAgo;
  if (total === 0) return PRIOR;
  const count = known.length;
  const share = (name: keyof Shares) =>
    ((trusts[name] / total) * count + PRIOR[name] * PRIOR_MONTHS) / (count + PRIOR_MONTHS);
  return { structure: share('structure'), usual: share('usual'), yearAgo: share('yearAgo') };
}
