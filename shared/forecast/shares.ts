import type { Shares } from './by-side.ts';
import type { Origin } from './errors.ts';
import { sumMonth, type Ledger } from './ledger.ts';
import { mean } from './level.ts';
import type { SideOutlook } from './outlook.ts';

/** The shares before any own month has said which is better; they count as so many months. */
const PRIOR: Shares = { structure: 0.8, usual: 0.1, yearAgo: 0.1 };
const PRIOR_MONTHS = 12;
/** Half the error weighs 2 to the power of this. */
const SHARPNESS = 4;
/** Minor units, so that what was never off has no endless weight. */
const LEAST_OFF = 1e-3;

/**
 * The shares of what is expected of the expenses of a month, as known when the month `now` begins: the less one of the
 * three was off in the months before, the more it counts.
 */
export function sharesOf(ledger: Ledger, origins: readonly Origin[], now: number): Shares {
  const known = origins.filter(({ month }) => month < now && ledger.isEmpty[month] !== true);
  /** More, the smaller the mean error; 0 if there was nothing to compare. */
  const trust = (pick: (expense: SideOutlook) => number | undefined) => {
    const errors = known.flatMap(({ month, outlook }) => {
      const expected = pick(outlook.expense);
      return expected === undefined
        ? []
        : [Math.abs(expected - sumMonth(ledger, ledger.days.expense, month))];
    });
    return errors.length === 0 ? 0 : 1 / Math.max(LEAST_OFF, mean(errors)) ** SHARPNESS;
  };
  const own: Shares = {
    structure: trust(({ months }) => months[0] ?? 0),
    usual: trust(({ usual }) => usual),
    yearAgo: trust(({ yearAgo }) => yearAgo[0]),
  };
  const whole = own.structure + own.usual + own.yearAgo;
  if (whole === 0) return PRIOR;
  const count = known.length;
  const share = (name: keyof Shares) =>
    ((own[name] / whole) * count + PRIOR[name] * PRIOR_MONTHS) / (count + PRIOR_MONTHS);
  return { structure: share('structure'), usual: share('usual'), yearAgo: share('yearAgo') };
}
