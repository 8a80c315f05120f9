import { addDays } from '../calendar.ts';
import { makeForecast } from '../forecast/make-forecast.ts';
import type { MinorForecast } from '../forecast/types.ts';
import { lastHistory } from '../recognition/memory.ts';
import { recogniseSeries } from '../recognition/recognise-series.ts';
import { findHighCategories } from './category-high.ts';
import { findLarge } from './large.ts';
import { findLowPoint } from './low-point.ts';
import { findOfSeries } from './of-series.ts';
import { readPast } from './past.ts';
import { findTwice } from './twice.ts';
import type { MinorNotice, NoticeInput } from './types.ts';

/**
 * Finds what is out of the ordinary in the last month, the newest first. Thresholds are relative to the user. The forecast
 * may have been made already.
 */
export function findNotices(
  input: NoticeInput,
  forecastOf: () => MinorForecast = () => makeForecast({ ...input, months: 1 }),
): MinorNotice[] {
  const { transactions, today, isConfirmed, isDismissed = () => false, isOver = false } = input;
  const points = lastHistory.readPoints(transactions);
  const past = readPast(points, today);
  const series = recogniseSeries(transactions, today, isConfirmed, lastHistory).filter(
    ({ key, otherKeys }) => ![key, ...otherKeys].some(isDismissed),
  );
  return [
    ...findLarge(past),
    ...findTwice(past),
    ...findHighCategories(past),
    ...findOfSeries(series, past),
    ...(isOver ? [] : findLowPoint(past, { points, forecast: forecastOf() })),
  ].toSorted(newestFirst);
}

export const MOST_OF_A_KIND = 3;
const WEEK = 7;

/** The first three of each kind in each week, counted back from today. */
export function fewOf<Each extends Pick<MinorNotice, 'kind' | 'day'>>(
  notices: readonly Each[],
  today: string,
): Each[] {
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
