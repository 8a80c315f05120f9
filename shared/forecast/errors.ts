import { bandOf, type Horizon, type OwnError } from './band.ts';
import { expectedSums, toScales, type BySide, type Shares } from './by-side.ts';
import { sumMonth, type Ledger } from './ledger.ts';
import { MONTHS_A_YEAR } from '../recognition/day-number.ts';
import { mean } from './level.ts';
import type { Outlook } from './outlook.ts';
import type { ForecastSide, MeasuredEndError, MeasuredError } from './types.ts';

/** A forecast that was made at the beginning of `month`, for it and the months after it. */
export type Origin = { month: number; outlook: Outlook; shares: Shares };

type SideOrigins = { side: ForecastSide; origins: readonly Origin[] };

/** Returns the errors that were known at the beginning of the month `now`. */
export function errorsBefore(
  ledger: Ledger,
  { side, origins, now }: SideOrigins & { now: number },
): OwnError[] {
  return origins.flatMap(({ month, outlook, shares }) =>
    outlook.expense.months.slice(0, Math.max(0, now - month)).flatMap((_, at) => {
      const target = month + at;
      if (ledger.isEmpty[target] === true) return [];
      const error = actualSums(ledger, target)[side] - expectedSums(outlook, at + 1, shares)[side];
      return [{ error, age: now - target, ahead: at + 1 }];
    }),
  );
}

/** Measures the errors of the first month of each forecast, and counts the months inside their bands. */
export function measure(
  ledger: Ledger,
  { side, origins, compared }: SideOrigins & { compared: readonly Origin[] },
): MeasuredError {
  let total = 0;
  const naive: number[] = [];
  const trials = compared.map(({ month, outlook, shares }): Trial => {
    const actual = actualSums(ledger, month)[side];
    total += Math.abs(actual);
    naive.push(actual - naiveGuess(ledger, month)[side]);
    const own = errorsBefore(ledger, { side, origins, now: month });
    const band = bandOf(side, { months: 1 }, { own, scale: toScales(outlook)[side] });
    return { error: actual - expectedSums(outlook, 1, shares)[side], band };
  });
  const [off, naiveOff] = [meanSize(trials.map(({ error }) => error)), meanSize(naive)];
  const covered = countCovered(trials);
  if (total === 0) return { off: null, relative: null, naiveOff: null, naive: null, covered };
  const usual = total / compared.length;
  return { off, relative: off / usual, naiveOff, naive: naiveOff / usual, covered };
}

/** A forecast of the end of a closed month, made on a day of it, and the actual amounts. */
export type MonthEnd = { month: number; ahead: Horizon; expected: BySide; scales: BySide; actual: BySide };

/** Returns the errors of forecasts of the ends of months that were known at the beginning of the month `now`. */
export function endErrorsBefore(ends: readonly MonthEnd[], side: ForecastSide, now: number): OwnError[] {
  return ends
    .filter(({ month }) => month < now)
    .map(({ month, expected, actual }) => ({
      error: actual[side] - expected[side],
      age: now - month,
      ahead: 0,
    }));
}

/** Measures the errors of the forecasts of the ends of months, and counts the months inside their bands. */
export function measureEnds(ends: readonly MonthEnd[], side: ForecastSide): MeasuredEndError {
  const trials = ends.map(({ month, ahead, expected, scales, actual }): Trial => {
    const own = endErrorsBefore(ends, side, month);
    return {
      error: actual[side] - expected[side],
      band: bandOf(side, ahead, { own, scale: scales[side] }),
    };
  });
  const hasNoAmounts = ends.every(({ actual }) => actual[side] === 0);
  return {
    off: hasNoAmounts ? null : meanSize(trials.map(({ error }) => error)),
    covered: countCovered(trials),
  };
}

/** The actual less the expected amount, and the band around it, in minor units. */
type Trial = { error: number; band: readonly [low: number, high: number] };

/** Returns the mean size of errors, without their signs. */
function meanSize(errors: readonly number[]): number {
  return mean(errors.map(Math.abs));
}

function countCovered(trials: readonly Trial[]): number {
  return trials.filter(({ error, band: [low, high] }) => error >= low && error <= high).length;
}

/** Returns the sums of the same month of the year before, or of the month before if that is unknown. */
function naiveGuess(ledger: Ledger, month: number): BySide {
  const yearAgo = month - MONTHS_A_YEAR;
  if (yearAgo >= ledger.firstFull && ledger.isEmpty[yearAgo] !== true) return actualSums(ledger, yearAgo);
  return actualSums(ledger, month - 1);
}

/** Returns the sums of a whole month, in minor units. */
export function actualSums(ledger: Ledger, month: number): BySide {
  const income = sumMonth(ledger, ledger.days.income, month);
  const expense = sumMonth(ledger, ledger.days.expense, month);
  return { income, expense, balance: income - expense };
}
