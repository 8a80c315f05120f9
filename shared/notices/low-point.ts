import type { MinorForecast } from '../forecast/types.ts';
import { median } from '../recognition/middle.ts';
import type { Past } from './past.ts';
import { monthNumber } from '../recognition/day-number.ts';
import type { Point } from '../recognition/points.ts';
import type { MinorNotice } from './types.ts';

const MIN_MONTHS = 6;

/** The running month, if more is expected to go than to come, which is not so in most months. */
export function findLowPoint(
  { months, today }: Past,
  { points, forecast }: { points: readonly Point[]; forecast: MinorForecast },
): MinorNotice[] {
  const { balance } = forecast.endOfMonth;
  if (months.length < MIN_MONTHS || balance.p10 === null || balance.p50 >= 0) return [];
  const sums = new Map(months.slice(0, MIN_MONTHS).map((month) => [monthNumber(month), 0]));
  for (const { month, amountMinor, transaction } of points) {
    const sum = sums.get(month);
    if (sum !== undefined)
      sums.set(month, sum + (transaction.type === 'income' ? amountMinor : -amountMinor));
  }
  const usual = median([...sums.values()]);
  if (usual < 0) return [];
  return [
    {
      kind: 'lowPoint',
      key: `lowPoint ${today.slice(0, 7)}`,
      subject: 'balance',
      day: `${today.slice(0, 7)}-01`,
      name: '',
      category: '',
      type: null,
      comparedWith: null,
      amountMinor: Math.round(balance.p50),
      usualMinor: Math.round(usual),
      count: sums.size,
      transactionIds: [],
    },
  ];
}
