import { eachDay, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { sumTypes, toSums } from '#server/amounts/sums.ts';
import { sumLater } from '#server/database/sum-later.ts';
import { toMonthRange } from './periods.ts';
import { selectAfter, sumDays, type DayTotal } from './queries.ts';
import { listRecognised } from './recognised.ts';
import type { ReportSource, ReportUser } from './reports.ts';
import { countAll } from './sums.ts';

/** Makes the report of each day of a month, with the payments that are due from today on. */
export async function makeCalendar(
  { db, occurrences, listRepeating }: Pick<ReportSource, 'db' | 'occurrences' | 'listRepeating'>,
  user: ReportUser,
  month: string,
): Promise<CalendarReport> {
  const decimals = currencyDecimals(user.currency);
  const period = toMonthRange(month);
  const rows = await sumDays(db, user.userId, period);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  const due = await occurrences.listAhead(db, user, { ...period, today: user.today, isForCalendar: true });
  const repeating = period.to < user.today ? [] : await listRepeating(user, period.to);
  const { coming } = listRecognised(repeating, { ...user, range: period });
  const recorded =
    period.to <= user.today ? [] : await selectAfter(db, user.userId, { ...period, today: user.today });
  return {
    month,
    period,
    ...toSums(sumTypes(rows), decimals),
    later: await sumLater(db, user, period),
    days: eachDay(period).map((date) => toDay(date, byDay.get(date) ?? [], decimals)),
    upcoming: due.items,
    ...(due.isCut && { upcomingDays: await sumAhead({ db, occurrences }, user, period) }),
    recognised: coming,
    recorded: recorded.map(({ amount_minor, ...row }) => ({
      ...row,
      amount: toMajorUnits(amount_minor, decimals),
    })),
  };
}

/** Sums the due payments of each day from today on, for a month with too many to list. */
async function sumAhead(
  { db, occurrences }: Pick<ReportSource, 'db' | 'occurrences'>,
  user: ReportUser,
  { from, to }: CalendarRange,
): Promise<CalendarReport['upcomingDays']> {
  const decimals = currencyDecimals(user.currency);
  const days = eachDay({ from: from > user.today ? from : user.today, to });
  const counted = await occurrences.countOnDays(db, user, days);
  return days.map((date, at) => {
    const due = counted[at] ?? [];
    return toDay(
      date,
      due.map(({ type, amountMinor, count }) => ({ type, total: amountMinor * count, count })),
      decimals,
    );
  });
}

function toDay(date: CalendarDay, rows: readonly Omit<DayTotal, 'date'>[], decimals: number) {
  const { income, expenses } = toSums(sumTypes(rows), decimals);
  return { date, income, expenses, count: countAll(rows) };
}
