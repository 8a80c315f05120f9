import { endOfMonth, startOfMonth, type CalendarDay } from '#shared/calendar.ts';
import type { Figure, Forecast } from '#shared/contract/forecast.ts';
import type { DayTotals } from '#shared/contract/summaries.ts';
import type { Range } from '#web/charts/chart-types.ts';
import { sumDays } from '#web/lib/format/sum-days.ts';

export const SIDES = ['expenses', 'income', 'balance'] as const;
export type Side = (typeof SIDES)[number];

/** A month of the chart, its amount in major units; a recorded one has no figure. */
export type MonthPoint = { first: CalendarDay; last: CalendarDay; amount: number; figure?: Figure };

/** The recorded months from the first one with transactions on, then the current one, then the coming ones. */
export function toPoints(
  side: Side,
  { recorded, forecast, decimals }: { recorded: readonly DayTotals[]; forecast: Forecast; decimals: number },
): MonthPoint[] {
  const expected = [{ month: forecast.asOf.slice(0, 7), ...forecast.endOfMonth }, ...forecast.months].map(
    (month) => ({ ...toMonthRange(month.month), amount: month[side].p50, figure: month[side] }),
  );
  return [...recordedMonths(side, recorded, decimals), ...expected];
}

function recordedMonths(side: Side, days: readonly DayTotals[], decimals: number): MonthPoint[] {
  const firstUsed = days.findIndex(({ income, expenses }) => income !== 0 || expenses !== 0);
  if (firstUsed < 0) return [];
  const months = Map.groupBy(days.slice(firstUsed), ({ date }) => date.slice(0, 7));
  return [...months].map(([month, daysOfMonth]) => ({
    ...toMonthRange(month),
    amount: sumDays(daysOfMonth, decimals)[side],
  }));
}

function toMonthRange(month: string): Pick<MonthPoint, 'first' | 'last'> {
  const first = startOfMonth(`${month}-01`);
  return { first, last: endOfMonth(first) };
}

/** Whether neither this month nor a later one has an expected amount of a side. */
export function isSideEmpty(forecast: Forecast, side: Side): boolean {
  return [forecast.endOfMonth, ...forecast.months].every((month) => month[side].p50 === 0);
}

export function isEmpty(forecast: Forecast): boolean {
  return isSideEmpty(forecast, 'income') && isSideEmpty(forecast, 'expenses');
}

/** The ends of a figure; undefined while there is no band. */
export function findBand({ p10, p90 }: Figure): Range | undefined {
  return p10 === null || p90 === null ? undefined : { low: p10, high: p90 };
}
