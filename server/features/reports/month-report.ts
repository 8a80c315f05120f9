import { addMonths, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { MonthReport, PeriodTotals } from '#shared/contract/reports.ts';
import { MAX_REPORT_LARGEST } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { comparedDays, comparisonRange, isRunning, yearEarlier } from '#shared/periods.ts';
import { sumTypes, toSums } from '#server/amounts/sums.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { listLargest } from './largest.ts';
import { toMonthRange } from './periods.ts';
import { findFirstDay, sumCategories, type CategoryTotal } from './queries.ts';
import { readRecurring } from './recurring.ts';
import type { ReportSource, ReportUser } from './reports.ts';
import { countAll, sumBy } from './sums.ts';

/** Makes the report of a month, compared with the month before and the same month of the year before. */
export async function makeMonthReport(
  source: ReportSource,
  user: ReportUser,
  month: string,
): Promise<MonthReport> {
  const { db } = source;
  const { userId, currency, today } = user;
  const decimals = currencyDecimals(currency);
  const period = toMonthRange(month);
  const compared = comparedDays(period, today);
  const before = { previous: comparisonRange(period, today), yearBefore: yearEarlier(period, today) };
  const rows = await sumCategories(db, userId, period);
  const soFar = compared.to === period.to ? rows : await sumCategories(db, userId, compared);
  const previous = await sumCategories(db, userId, before.previous);
  const yearBefore = await sumCategories(db, userId, before.yearBefore);
  // These three start together, since each may wait for a thread.
  const [recurring, notices, forecast] = await Promise.all([
    readRecurring(source, user, period),
    rows.length === 0 ? [] : source.listNotices(user, period),
    readNextForecast(source, user, month),
  ]);
  return {
    month,
    period,
    isRunning: isRunning(period, today),
    firstDay: await findFirstDay(db, userId, period.to),
    count: countAll(rows),
    ...toSums(sumTypes(rows), decimals),
    compared: toPeriodTotals(compared, soFar, decimals),
    previous: toPeriodTotals(before.previous, previous, decimals),
    yearBefore: toPeriodTotals(before.yearBefore, yearBefore, decimals),
    categories: compareCategories({ rows, soFar, previous, yearBefore }, decimals),
    later: await sumLater(db, user, period),
    largest: await listLargest(source, user, { ...period, limit: MAX_REPORT_LARGEST }),
    recurring,
    notices,
    forecast,
  };
}

export function toPeriodTotals(
  period: CalendarRange,
  rows: readonly CategoryTotal[],
  decimals: number,
): PeriodTotals {
  return { period, ...toSums(sumTypes(rows), decimals) };
}

type ComparedRows = Record<'rows' | 'soFar' | 'previous' | 'yearBefore', readonly CategoryTotal[]>;

function compareCategories({ rows, soFar, previous, yearBefore }: ComparedRows, decimals: number) {
  const toKey = ({ type, category }: CategoryTotal) => `${type} ${category}`;
  const sums = sumBy(rows, toKey);
  const comparedSums = sumBy(soFar, toKey);
  const previousSums = sumBy(previous, toKey);
  const yearBeforeSums = sumBy(yearBefore, toKey);
  const keys = [...new Set([...sums.keys(), ...previousSums.keys(), ...yearBeforeSums.keys()])];
  const findMinor = (key: string) => sums.get(key) ?? 0;
  return keys
    .toSorted((one, other) => findMinor(other) - findMinor(one) || (one < other ? -1 : 1))
    .map((key) => ({
      type: key.slice(0, key.indexOf(' ')) as TransactionType,
      category: key.slice(key.indexOf(' ') + 1),
      amount: toMajorUnits(findMinor(key), decimals),
      compared: toMajorUnits(comparedSums.get(key) ?? 0, decimals),
      previous: toMajorUnits(previousSums.get(key) ?? 0, decimals),
      yearBefore: toMajorUnits(yearBeforeSums.get(key) ?? 0, decimals),
    }));
}

/** Returns the forecast of the month after a month; null unless one of the two is the current month. */
async function readNextForecast(
  { readForecast }: ReportSource,
  user: ReportUser,
  month: string,
): Promise<MonthReport['forecast']> {
  const currentMonth = user.today.slice(0, 7);
  const nextMonth = addMonths(`${month}-01`, 1).slice(0, 7);
  if (month !== currentMonth && nextMonth !== currentMonth) return null;
  const forecast = await readForecast(user);
  const { error } = forecast;
  if (nextMonth === currentMonth) return { month: nextMonth, ...forecast.endOfMonth, error };
  const found = forecast.months.find((each) => each.month === nextMonth);
  return found === undefined ? null : { ...found, error };
}
