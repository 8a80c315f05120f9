import { eachDay } from '#shared/calendar.ts';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { rangeOf } from './periods.ts';
import { selectAfter, sumDays } from './queries.ts';
import { recognisedIn } from './recognised.ts';
import type { ReportSource, ReportUser } from './reports.ts';
import { addUp, countAll, toSums } from './sums.ts';

/** Each day of a month, and the recurring transactions that are due from today on. */
export async function makeCalendar(
  { db, listOccurrences, listRepeating }: Pick<ReportSource, 'db' | 'listOccurrences' | 'listRepeating'>,
  user: ReportUser,
  month: string,
): Promise<CalendarReport> {
  const decimals = currencyDecimals(user.currency);
  const period = rangeOf(month);
  const rows = await sumDays(db, user.userId, period);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  const due = await listOccurrences(db, user, period);
  const repeating = period.to < user.today ? [] : await listRepeating(user, period.to);
  const { coming } = recognisedIn(repeating, { ...user, range: period });
  const recorded =
    period.to <= user.today ? [] : await selectAfter(db, user.userId, { ...period, today: user.today });
  return {
    month,
    period,
    ...toSums(addUp(rows), decimals),
    days: eachDay(period).map((date) => {
      const own = byDay.get(date) ?? [];
      const { income, expense } = addUp(own);
      return {
        date,
        income: toMajorUnits(income, decimals),
        expenses: toMajorUnits(expense, decimals),
        count: countAll(own),
      };
    }),
    upcoming: due.filter(
      ({ outcome, dueDay }) => dueDay >= user.today && (outcome === 'planned' || outcome === 'asked'),
    ),
    recognised: coming,
    recorded: recorded.map(({ amount_minor, ...row }) => ({
      ...row,
      amount: toMajorUnits(amount_minor, decimals),
    })),
  };
}
