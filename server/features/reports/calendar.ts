import { eachDay } from '#shared/calendar.ts';
import type { CalendarReport } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { sumLater } from './later.ts';
import { countedOf, rangeOf } from './periods.ts';
import { selectAfter, sumDays } from './queries.ts';
import { recognisedIn } from './recognised.ts';
import type { ReportSource, ReportUser } from './reports.ts';
import { addUp, countAll, toSums } from './sums.ts';

/** Each day of a month, also those ahead, and the recurring transactions that are due from today on. */
export async function makeCalendar(
  { db, listOccurrences, listRepeating }: Pick<ReportSource, 'db' | 'listOccurrences' | 'listRepeating'>,
  user: ReportUser,
  month: string,
): Promise<CalendarReport> {
  const decimals = currencyDecimals(user.currency);
  const whole = rangeOf(month);
  const period = countedOf(whole, user.today);
  const rows = await sumDays(db, user.userId, whole);
  const byDay = Map.groupBy(rows, ({ date }) => date);
  const due = await listOccurrences(db, user, whole);
  const repeating = whole.to < user.today ? [] : await listRepeating(user, whole.to);
  const { coming } = recognisedIn(repeating, { ...user, range: whole });
  const recorded =
    whole.to <= user.today ? [] : await selectAfter(db, user.userId, { ...whole, today: user.today });
  return {
    month,
    period,
    ...toSums(addUp(rows.filter(({ date }) => date <= period.to)), decimals),
    later: await sumLater(db, user, whole),
    days: eachDay(whole).map((date) => {
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
