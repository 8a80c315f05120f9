import type { Forecast } from '#shared/contract/forecast.ts';
import type { Savings } from '#shared/contract/reports.ts';
import type { BalancePoint } from './balance-layout.ts';

type Options = { thisMonth: string; forecast: Pick<Forecast, 'endOfMonth' | 'months'> | undefined };

/**
 * Returns the months with their balances, then the coming ones with the bands of their forecasts. The current month has
 * a band too, because its balance so far cannot be compared with whole months. Without a forecast it has a balance.
 */
export function toBalancePoints(months: Savings['months'], { thisMonth, forecast }: Options): BalancePoint[] {
  const bands = new Map(
    forecast === undefined
      ? []
      : [{ month: thisMonth, ...forecast.endOfMonth }, ...forecast.months].flatMap(
          ({ month, balance: { p10, p90 } }) =>
            p10 === null || p90 === null ? [] : [[month, { low: p10, high: p90 }] as const],
        ),
  );
  const monthPoints = months.map(({ month, balance, mean }): BalancePoint => {
    const band = bands.get(month);
    bands.delete(month);
    const point = { month, mean: mean?.balance };
    return band === undefined ? { ...point, balance, isRunning: month >= thisMonth } : { ...point, band };
  });
  return [...monthPoints, ...[...bands].map(([month, band]) => ({ month, band }))];
}
