import type { Forecast } from '#shared/contract/forecast.ts';
import type { Savings } from '#shared/contract/reports.ts';
import type { BalancePoint } from './balance-layout.ts';

type Known = { thisMonth: string; forecast: Pick<Forecast, 'endOfMonth' | 'months'> | undefined };

/**
 * The months with what was left, then those ahead with the band of what is expected. So has the running one, of which a
 * part would stand beside whole months; without a forecast it has a bar.
 */
export function toBalancePoints(months: Savings['months'], { thisMonth, forecast }: Known): BalancePoint[] {
  const ahead = new Map(
    forecast === undefined
      ? []
      : [{ month: thisMonth, ...forecast.endOfMonth }, ...forecast.months].flatMap(
          ({ month, balance: { p10, p90 } }) =>
            p10 === null || p90 === null ? [] : [[month, { low: p10, high: p90 }] as const],
        ),
  );
  const shown = months.map(({ month, balance, mean }): BalancePoint => {
    const band = ahead.get(month);
    ahead.delete(month);
    const own = { month, mean: mean?.balance };
    return band === undefined ? { ...own, balance, isRunning: month >= thisMonth } : { ...own, band };
  });
  return [...shown, ...[...ahead].map(([month, band]) => ({ month, band }))];
}
