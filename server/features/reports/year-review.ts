import { eachDay, weekday, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { YearReview } from '#shared/contract/reports.ts';
import { MAX_REPORT_LARGEST } from '#shared/limits.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { comparedDays, comparisonRange } from '#shared/periods.ts';
import { recordedPart } from '#shared/recorded.ts';
import { sumTypes, toSums, type MinorSums } from '#server/amounts/sums.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { listLargestOfEach } from './largest.ts';
import { toPeriodTotals } from './month-report.ts';
import { eachMonth, shownMonths } from './periods.ts';
import {
  findFirstDay,
  sumCategories,
  sumDays,
  sumMonths,
  type DayTotal,
  type MonthTotal,
} from './queries.ts';
import { sumRecognised } from './recognised.ts';
import { sumRecurring } from './recurring.ts';
import type { MerchantReports, ReportSource, ReportUser } from './reports.ts';
import { countAll, sumBy, toRatedSums } from './sums.ts';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

export async function makeYearReview(
  source: ReportSource & MerchantReports,
  user: ReportUser,
  year: number,
): Promise<YearReview> {
  const { db } = source;
  const { userId, currency, today } = user;
  const decimals = currencyDecimals(currency);
  const period = { from: `${year}-01-01`, to: `${year}-12-31` };
  const compared = comparedDays(period, today);
  const previous = comparisonRange(period, today);
  const rows = await sumMonths(db, userId, period);
  const firstDay = await findFirstDay(db, userId, period.to);
  const days = await sumDays(db, userId, period);
  const merchants = await source.merchants(user, { ...period, type: 'expense' }, MAX_REPORT_LARGEST);
  const expenses = rows.filter(({ type }) => type === 'expense');
  return {
    year,
    period,
    firstDay,
    count: countAll(rows),
    ...toRatedSums(sumTypes(rows), decimals),
    compared: toPeriodTotals(compared, await sumCategories(db, userId, compared), decimals),
    previous: toPeriodTotals(previous, await sumCategories(db, userId, previous), decimals),
    later: await sumLater(db, user, period),
    months: shownMonths(period, rows, today).map((month) => ({
      month,
      ...toSums(sumMonth(rows, month), decimals),
    })),
    ...findExtremes(rows, { period, today }),
    categories: [...sumBy(expenses, ({ category }) => category)]
      .toSorted(([one, minor], [other, otherMinor]) => otherMinor - minor || (one < other ? -1 : 1))
      .map(([category, minor]) => ({ category, amount: toMajorUnits(minor, decimals) })),
    merchants: merchants.items,
    merchantsShareBase: merchants.shareBase,
    ...sumWeekdays(
      days.filter(({ date }) => date <= compared.to),
      { passed: passedDays(compared, firstDay, today), decimals },
    ),
    largest: await listLargestOfEach(source, user, { ...period, limit: MAX_REPORT_LARGEST }),
    recurring: await sumRecurring(source, user, period),
    recognised: sumRecognised(today < period.from ? [] : await source.listRepeating(user, today), {
      range: compared,
      currency,
    }),
  };
}

function sumMonth(rows: readonly MonthTotal[], month: string) {
  return sumTypes(rows.filter((row) => row.month === month));
}

/** Finds the best and the dearest of the months that are over and have transactions. */
function findExtremes(
  rows: readonly MonthTotal[],
  { period, today }: { period: CalendarRange; today: string },
): Pick<YearReview, 'bestMonth' | 'dearestMonth'> {
  const months = eachMonth(period)
    .filter((month) => month < today.slice(0, 7) && rows.some((row) => row.month === month))
    .map((month) => ({ month, ...sumMonth(rows, month) }));
  const findLargest = (toSize: (sums: MinorSums) => number) =>
    months.toSorted((one, other) => toSize(other) - toSize(one))[0]?.month ?? null;
  return {
    bestMonth: findLargest(({ income, expense }) => income - expense),
    dearestMonth: findLargest(({ expense }) => expense),
  };
}

/** Returns the days of a period from the user's first transaction on; none if the period begins after today. */
function passedDays(period: CalendarRange, firstDay: CalendarDay | null, today: CalendarDay): CalendarDay[] {
  const part = recordedPart(period, firstDay);
  return part === null || today < part.from ? [] : eachDay(part);
}

/** Sums the expenses of each weekday, and counts the passed days with and without expenses. */
function sumWeekdays(
  days: readonly DayTotal[],
  { passed, decimals }: { passed: readonly CalendarDay[]; decimals: number },
): Pick<YearReview, 'weekdays' | 'days' | 'daysWithoutExpenses'> {
  const spent = days.filter(({ type, total }) => type === 'expense' && total > 0);
  const sums = sumBy(spent, ({ date }) => String(weekday(date)));
  return {
    weekdays: WEEKDAYS.map((each) => ({
      weekday: each,
      expenses: toMajorUnits(sums.get(String(each)) ?? 0, decimals),
      days: passed.filter((day) => weekday(day) === each).length,
    })),
    days: passed.length,
    daysWithoutExpenses: passed.length === 0 ? 0 : passed.length - spent.length,
  };
}
