import { addDays } from '../calendar.ts';
import { makeForecast } from '../forecast/make-forecast.ts';
import type { MinorForecast } from '../forecast/types.ts';
import { lastHistory } from '../recognition/memory.ts';
import { recogniseSeries } from '../recognition/recognise-series.ts';
import { findHighCategories } from './category-high.ts';
import { findLarge } from './large.ts';
import { findLowPoint } from './low-point.ts';
import { findSeriesNotices } from './series-notices.ts';
import { readPastExpenses } from './past-expenses.ts';
import { findTwice } from './twice.ts';
import type { MinorNotice, NoticeInput } from './types.ts';

/**
 * Finds unusual events of the last 31 days, the newest first. Thresholds are relative to the user's own amounts.
 * `forecastOf` may return a forecast that was made already.
 */
export function findNotices(
  input: NoticeInput,
  forecastOf: () => MinorForecast = () => makeForecast({ ...input, months: 1 }),
): MinorNotice[] {
  const { transactions, today, isConfirmed, isDismissed = () => false, isOver = false } = input;
  const points = lastHistory.readPoints(transactions);
  const past = readPastExpenses(points, today);
  const series = recogniseSeries(transactions, today, isConfirmed, lastHistory).filter(
    ({ key, otherKeys }) => ![key, ...otherKeys].some(isDismissed),
  );
  return [
    ...findLarge(past),
    ...findTwice(past),
    ...findHighCategories(past),
    ...findSeriesNotices(series, past),
    ...(isOver ? [] : findLowPoint(past, { points, forecast: forecastOf() })),
  ].toSorted(newestFirst);
}

export const MOST_OF_A_KIND = 3;
const WEEK = 7;

/** Keeps the first three notices of each kind in each week. Weeks are counted back from today. */
export function limitPerWeek<Notice extends Pick<MinorNotice, 'kind' | 'day'>>(
  notices: readonly Notice[],
  today: string,
): Notice[] {
  const counts = new Map<string, number>();
  return notices.filter(({ kind, day }) => {
    let week = 0;
    while (day <= addDays(today, -WEEK * (week + 1))) week++;
    const count = (counts.get(`${kind} ${week}`) ?? 0) + 1;
    counts.set(`${kind} ${week}`, count);
    return count <= MOST_OF_A_KIND;
  });
}

function newestFirst(one: MinorNotice, other: MinorNotice): number {
  if (one.day !== other.day) return one.day > other.day ? -1 : 1;
  return one.key < other.key ? -1 : 1;
}
