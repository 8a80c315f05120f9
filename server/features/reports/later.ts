import { addDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { Later } from '#shared/contract/reports.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { sumCategories } from './queries.ts';
import type { ReportUser } from './reports.ts';
import { addUp, countAll, toSums } from './sums.ts';

/** The part of a range after today; undefined of one that is over. */
export function afterToday({ from, to }: CalendarRange, today: CalendarDay): CalendarRange | undefined {
  if (to <= today) return undefined;
  return { from: from > today ? from : addDays(today, 1), to };
}

/** What is recorded for days that have not come. */
export async function sumLater(
  db: Reader,
  { userId, currency }: ReportUser,
  period: CalendarRange | undefined,
): Promise<Later> {
  if (period === undefined) return null;
  const rows = await sumCategories(db, userId, period);
  const count = countAll(rows);
  return count === 0 ? null : { period, count, ...toSums(addUp(rows), currencyDecimals(currency)) };
}
