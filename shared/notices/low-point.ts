import type { MinorForecast } from '../forecast/types.ts';
import { median } from '../recognition/medians.ts';
import type { PastExpenses } from './past-expenses.ts';
import { monthNumber } from '../recognition/day-number.ts';
import type { Point } from '../recognition/points.ts';
import type { MinorNotice } from './types.ts';

const MIN_MONTHS = 6;
/** If more of the last months ended below zero, or the very last one did, a low point is not unusual. */
const MOST_BELOW = 1;
/** The least share of a month's cost: a balance nearer to zero may well end above it. */
const MIN_SHARE_OF_MONTH = 0.05;

/** Finds the running month if more is expected to go out than to come in, and that is unusual. */
export function findLowPoint(
  { months, today, usualMonthMinor }: PastExpenses,
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
