import { bandOf, type Ahead, type OwnError } from './band.ts';
import { expectedIn, scalesOf, type BySide, type Shares } from './by-side.ts';
import { sumMonth, type Ledger } from './ledger.ts';
import { mean, YEAR } from './level.ts';
import type { Outlook } from './outlook.ts';
import type { ForecastSide, MeasuredEndError, MeasuredError } from './types.ts';

/** The forecast of a month and of those after it, made when it began. */
export type Origin = { month: number; outlook: Outlook; shares: Shares };

type Asked = { side: ForecastSide; origins: readonly Origin[] };

/** The errors that were known at the beginning of a month. */
export function errorsBefore(ledger: Ledger, { side, origins, now }: Asked & { now: number }): OwnError[] {
  return origins.flatMap(({ month, outlook, shares }) =>
    outlook.expense.months.slice(0, Math.max(0, now - month)).flatMap((_, at) => {
      const target = month + at;
      if (ledger.isEmpty[target] === true) return [];
      const error = actualOf(ledger, target)[side] - expectedIn(outlook, at + 1, shares)[side];
      return [{ error, age: now - target, ahead: at + 1 }];
    }),
  );
}

/** How far the first month of each forecast was off, and how often it lay in its band. */
export function measure(
  ledger: Ledger,
  { side, origins, compared }: Asked & { compared: readonly Origin[] },
): MeasuredError {
  let whole = 0;
  const naive: number[] = [];
  const trials = compared.map(({ month, outlook, shares }): Trial => {
    const actual = actualOf(ledger, month)[side];
    whole += Math.abs(actual);
    naive.push(actual - naiveOf(ledger, month)[side]);
    const own = errorsBefore(ledger, { side, origins, now: month });
    const band = bandOf(side, { months: 1 }, { own, scale: scalesOf(outlook)[side] });
    return { error: actual - expectedIn(outlook, 1, shares)[side], band };
  });
  const [off, naiveOff] = [missOf(trials.map(({ error }) => error)), missOf(naive)];
  const covered = coveredOf(trials);
  if (whole === 0) return { off: null, relative: null, naiveOff: null, naive: null, covered };
  const usual = whole / compared.length;
  return { off, relative: off / usual, naiveOff, naive: naiveOff / usual, covered };
}

/** The end of a closed month as expected on one day of it, and the actual amounts. */
export type End = { month: number; ahead: Ahead; expected: BySide; scales: BySide; actual: BySide };

/** The errors of the ends of months that were known at the beginning of a month. */
export function endErrorsBefore(ends: readonly End[], side: ForecastSide, now: number): OwnError[] {
  return ends
    .filter(({ month }) => month < now)
    .map(({ month, expected, actual }) => ({
      error: actual[side] - expected[side],
      age: now - month,
      ahead: 0,
    }));
}

/** How far the end of each month was off, and how often it lay in its band. */
export function measureEnds(ends: readonly End[], side: ForecastSide): MeasuredEndError {
  const trials = ends.map(({ month, ahead, expected, scales, actual }): Trial => {
    const own = endErrorsBefore(ends, side, month);
    return {
      error: actual[side] - expected[side],
      band: bandOf(side, ahead, { own, scale: scales[side] }),
    };
  });
  const isNothing = ends.every(({ actual }) => actual[side] === 0);
  return { off: isNothing ? null : missOf(trials.map(({ error }) => error)), covered: coveredOf(trials) };
}

/** The actual less the expected amount, and the band around it, in minor units. */
type Trial = { error: number; band: readonly [low: number, high: number] };

/** By how much the errors miss on average, whatever their direction. */
function missOf(errors: readonly number[]): number {
  return mean(errors.map(Math.abs));
}

function coveredOf(trials: readonly Trial[]): number {
  return trials.filter(({ error, band: [low, high] }) => error >= low && error <= high).length;
}

/** The same month of the year before; the month before where that one is not there. */
function naiveOf(ledger: Ledger, month: number): BySide {
  const yearAgo = month - YEAR;
  if (yearAgo >= ledger.firstFull && ledger.isEmpty[yearAgo] !== true) return actualOf(ledger, yearAgo);
  return actualOf(ledger, month - 1);
}

/** The sums of a whole month. */
export function actualOf(ledger: Ledger, month: number): BySide {
  const income = sumMonth(ledger, ledger.days.income, month);
  const expense = sumMonth(ledger, ledger.days.expense, month);
  return { income, expense, balance: income - expense };
}
