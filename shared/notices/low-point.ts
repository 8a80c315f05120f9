import type { MinorForecast } from '../forecast/types.ts';
import { median } from '../recognition/middle.ts';
import type { Past } from './past.ts';
import { monthNumber } from '../recognition/day-number.ts';
import type { Point } from '../recognition/points.ts';
import type { MinorNotice } from './types.ts';

const MIN_MONTHS = 6;
/** Where more of the last months ended below zero, or the very last one, another one is no news. */
const MOST_BELOW = 1;
/** Of what a month costs; a forecast nearer to zero may as well end above it. */
const MIN_SHARE_OF_MONTH = 0.05;

/** The running month, if more is expected to go than to come, which is news. */
export function findLowPoint(
  { months, today, usualMonthMinor }: Past,
  { points, forecast }: { points: readonly Point[]; forecast: MinorForecast },
): MinorNotice[] {
  const { balance } = forecast.endOfMonth;
  if (months.length < MIN_MONTHS || balance.p10 === null) return [];
  if (balance.p50 >= -MIN_SHARE_OF_MONTH * usualMonthMinor) return [];
  const sums = new Map(months.slice(0, MIN_MONTHS).map((month) => [monthNumber(month), 0]));
  for (const { month, amountMinor, transaction } of points) {
    const sum = sums.get(month);
    if (sum !== undefined)
      sums.set(month, sum + (transaction.type === 'income' ? amountMinor : -amountMinor));
  }
  const newestFirst = [...sums.values()];
  const below = newestFirst.filter((sum) => sum < 0).length;
  if (below > MOST_BELOW || (newestFirst[0] ?? 0) < 0) return [];
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
      usualMinor: Math.round(median(newestFirst)),
      count: sums.size,
      transactionIds: [],
    },
  ];
}
