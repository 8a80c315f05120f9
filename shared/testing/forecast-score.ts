import { addMonths, endOfMonth, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import { mean } from '#shared/forecast/level.ts';
import { makeForecast } from '#shared/forecast/make-forecast.ts';
import type { MinorFigure } from '#shared/forecast/types.ts';
import { median } from '#shared/recognition/medians.ts';
import { HISTORY_MONTHS } from '#shared/recognition/recognise-series.ts';
import type { Household, MadeTransaction } from './households/types.ts';

const SIDES = ['expenses', 'income', 'balance'] as const;
type Sums = Record<(typeof SIDES)[number], number>;
/**
 * The compared methods of forecasting, ours last. `naive` and `naive by 3` take the same month a year before. If there
 * is none, `naive` takes the month before, and `naive by 3` the mean of the three months before.
 */
export const METHODS = ['naive', 'naive by 3', 'mean of 3', 'mean of 12', 'median of 12', 'ours'] as const;
export type Method = (typeof METHODS)[number];
/**
 * A forecast and the actual amount, in minor units. `what` is `expenses 3` for three months ahead, or `expenses day
 * 10`.
 */
export type Outcome = {
  household: string;
  kind: string;
  what: string;
  actual: number;
  expected: Record<Method, number>;
  p10: number;
  p90: number;
};
export type ScoreOptions = {
  /** The number of months before today at whose ends forecasts are made. */
  origins: number;
  /** The months to forecast; 1 is the first month after such an end. */
  ahead: readonly number[];
  /** The days of the next month on which its end is forecast. */
  days: readonly number[];
  /** The last day of the household's transactions. */
  until: CalendarDay;
};

const MIN_MONTHS = 3;
/** An error counts as at least this share of the actual amounts, so that no error is 0. */
const LEAST_ERROR = 0.005;
/** Households with fewer outcomes do not count. */
const MIN_OUTCOMES = 3;

/** Forecasts a household at the ends of its last months, and on some days of the month after each of them. */
export function forecastOutcomes(
  household: Household,
  name: string,
  { origins, ahead, days, until }: ScoreOptions,
): Outcome[] {
  const { transactions, later, today, kind } = household;
  const all = [...transactions, ...later];
  const months = new Months(household, all, until);
  return Array.from({ length: origins }, (_, at) => addMonths(startOfMonth(today), at - origins)).flatMap(
    (first) => {
      const origin = endOfMonth(first);
      const closed = months.closedBy(origin);
      if (closed.length < MIN_MONTHS) return [];
      const outcomes: Outcome[] = [];
      const add = (month: string, what: string, figures: Record<(typeof SIDES)[number], MinorFigure>) => {
        if (!months.isWhole(month)) return;
        for (const side of SIDES) {
          const { p10, p50, p90 } = figures[side];
          const expected = { ...months.baselines({ month, side, closed }), ours: p50 };
          const actual = months.of(month)[side];
          outcomes.push({
            household: name,
            kind,
            what: `${side} ${what}`,
            actual,
            expected,
            p10: p10 ?? p50,
            p90: p90 ?? p50,
          });
        }
      };
      const forecast = forecastOn(all, origin);
      for (const count of ahead) {
        const figures = forecast.months[count - 1];
        if (figures !== undefined) add(addMonths(first, count).slice(0, 7), `${count}`, figures);
      }
      const next = addMonths(first, 1).slice(0, 7);
      for (const day of days) {
        add(next, `day ${day}`, forecastOn(all, `${next}-${String(day).padStart(2, '0')}`).endOfMonth);
      }
      return outcomes;
    },
  );
}

/** Makes a forecast from the transactions up to the end of a day. */
export function forecastOn(all: readonly MadeTransaction[], today: CalendarDay) {
  const from = addMonths(today, -HISTORY_MONTHS);
  const transactions = all.filter(({ date }) => date > from && date <= today);
  return makeForecast({ transactions, planned: [], today, months: 12 });
}

class Months {
  readonly #sums = new Map<string, Sums>();
  readonly #firstFull: string;
  readonly #last: CalendarDay;

  constructor({ firstDay }: Household, all: readonly MadeTransaction[], until: CalendarDay) {
    for (const { date, type, amountMinor } of all) {
      const { income, expenses } = this.of(date.slice(0, 7));
      const sums =
        type === 'income'
          ? { income: income + amountMinor, expenses }
          : { income, expenses: expenses + amountMinor };
      this.#sums.set(date.slice(0, 7), { ...sums, balance: sums.income - sums.expenses });
    }
    this.#firstFull = addMonths(startOfMonth(firstDay), firstDay.slice(8) <= '03' ? 0 : 1).slice(0, 7);
    this.#last = until;
  }

  of(month: string): Sums {
    return this.#sums.get(month) ?? { income: 0, expenses: 0, balance: 0 };
  }

  /** Whether the household has transactions until the end of the month. */
  isWhole(month: string): boolean {
    return endOfMonth(`${month}-01`) <= this.#last;
  }

  closedBy(day: CalendarDay): string[] {
    const closed: string[] = [];
    for (
      let month = this.#firstFull;
      month <= day.slice(0, 7);
      month = addMonths(`${month}-01`, 1).slice(0, 7)
    )
      closed.push(month);
    return closed;
  }

  baselines({
    month,
    side,
    closed,
  }: {
    month: string;
    side: keyof Sums;
    closed: readonly string[];
  }): Record<Exclude<Method, 'ours'>, number> {
    const yearAgo = addMonths(`${month}-01`, -12).slice(0, 7);
    const last = (count: number) => closed.slice(-count).map((each) => this.of(each)[side]);
    const naive = closed.includes(yearAgo) ? this.of(yearAgo)[side] : undefined;
    return {
      naive: naive ?? mean(last(1)),
      'naive by 3': naive ?? mean(last(3)),
      'mean of 3': mean(last(3)),
      'mean of 12': mean(last(12)),
      'median of 12': median(last(12)),
    };
  }
}

/** Divides the mean error of a method by the mean error of `naive`; returns the geometric mean over households. */
export function relativeError(
  outcomes: readonly Outcome[],
  method: Method,
  naive: 'naive' | 'naive by 3' = 'naive',
): number {
  const logs = byHousehold(outcomes).map((group) => {
    const least = LEAST_ERROR * mean(group.map(({ actual }) => Math.abs(actual)));
    const meanError = (each: Method) =>
      Math.max(least, mean(group.map((outcome) => absoluteError(outcome, each))));
    return least === 0 ? 0 : Math.log(meanError(method) / meanError(naive));
  });
  return Math.exp(mean(logs));
}

/** Divides the sum of the errors by the sum of the actual amounts; returns the mean over households. */
export function wape(outcomes: readonly Outcome[], method: Method): number {
  return meanShareOfActual(outcomes, (each) => absoluteError(each, method));
}

/** Returns the share of actual amounts inside the band. */
export function coverage(outcomes: readonly Outcome[]): number {
  return mean(outcomes.map(({ actual, p10, p90 }) => (actual >= p10 && actual <= p90 ? 1 : 0)));
}

/** Divides the mean width of the bands by the mean actual amount; returns the mean over households. */
export function bandWidth(outcomes: readonly Outcome[]): number {
  return meanShareOfActual(outcomes, ({ p10, p90 }) => p90 - p10);
}

function meanShareOfActual(outcomes: readonly Outcome[], measure: (outcome: Outcome) => number): number {
  return mean(
    byHousehold(outcomes).map((group) => {
      const actualMean = mean(group.map(({ actual }) => Math.abs(actual)));
      return actualMean === 0 ? 0 : mean(group.map(measure)) / actualMean;
    }),
  );
}

function byHousehold(outcomes: readonly Outcome[]): Outcome[][] {
  const groups = Map.groupBy(outcomes, ({ household }) => household);
  return [...groups.values()].filter(({ length }) => length >= MIN_OUTCOMES);
}

function absoluteError({ actual, expected }: Outcome, method: Method): number {
  return Math.abs(expected[method] - actual);
}
