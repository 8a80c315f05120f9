import { addMonths, type CalendarRange } from '#shared/calendar.ts';
import type { Savings } from '#shared/contract/reports.ts';
import { currencyDecimals } from '#shared/money.ts';
import { recordedPart } from '#shared/recorded.ts';
import { sumTypes, toSums, type MinorSums } from '#server/amounts/sums.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { divideMinor } from './month-table.ts';
import { eachMonth, shownMonths } from './periods.ts';
import { findFirstDay, sumMonthsOfTypes } from './queries.ts';
import type { ReportSource, ReportUser } from './reports.ts';
import { toRate, toRatedSums } from './sums.ts';

const MEAN_MONTHS = 12;

/** Makes the report of income, expenses and savings rate of each month, with the mean of twelve months. */
export async function makeSavings(
  { db }: Pick<ReportSource, 'db'>,
  user: ReportUser,
  period: CalendarRange,
): Promise<Savings> {
  const { userId, currency, today } = user;
  const decimals = currencyDecimals(currency);
  const from = addMonths(period.from, 1 - MEAN_MONTHS);
  const rows = await sumMonthsOfTypes(db, userId, { from, to: period.to });
  const firstDay = await findFirstDay(db, userId);
  const firstMonth = firstDay?.slice(0, 7);
  const byMonth = Map.groupBy(rows, ({ month }) => month);
  const sums = new Map(
    eachMonth({ from, to: period.to }).map((month) => [month, sumTypes(byMonth.get(month) ?? [])]),
  );
  const running = today.slice(0, 7);
  const months = shownMonths(period, rows, today);
  return {
    period,
    firstDay: recordedPart(period, firstDay) === null ? null : firstDay,
    later: await sumLater(db, user, period),
    months: months.map((month) => ({
      month,
      ...toRatedSums(sums.get(month) ?? { income: 0, expense: 0 }, decimals),
      mean: toMean(month),
    })),
    running: months.includes(running) ? running : null,
    totals: toRatedSums(sumTypes(rows.filter(({ month }) => months.includes(month))), decimals),
  };

  function toMean(month: string): Savings['months'][number]['mean'] {
    const first = addMonths(`${month}-01`, 1 - MEAN_MONTHS).slice(0, 7);
    if (firstMonth === undefined || first < firstMonth || month >= running) return null;
    const meanMonths = [...sums].filter(([each]) => first <= each && each <= month);
    const total = addSums(meanMonths.map(([, monthSums]) => monthSums));
    const mean = {
      income: divideMinor(total.income, MEAN_MONTHS),
      expense: divideMinor(total.expense, MEAN_MONTHS),
    };
    return { ...toSums(mean, decimals), rate: toRate(total) };
  }
}

function addSums(list: readonly MinorSums[]): MinorSums {
  return list.reduce(
    (sum, { income, expense }) => ({ income: sum.income + income, expense: sum.expense + expense }),
    { income: 0, expense: 0 },
  );
}
