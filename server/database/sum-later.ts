import { addDays, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Later } from '#shared/contract/reports.ts';
import { currencyDecimals } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { isRunning } from './periods.ts';
import { sumCategories } from './queries.ts';
import type { ReportUser } from './reports.ts';
import { addUp, countAll, toSums } from './sums.ts';

/** What is recorded for the days of a running range after today, which its report does not count. */
export async function sumLater(
  db: Reader,
  { userId, currency, today }: ReportUser,
  { type, ...range }: CalendarRange & { type?: TransactionType },
): Promise<Later> {
  if (!isRunning(range, today)) return null;
  const period = { from: addDays(today, 1), to: range.to };
  const all = await sumCategories(db, userId, period);
  const rows = all.filter((row) => type === undefined || row.type === type);
  const count = countAll(rows);
  return count === 0 ? null : { period, count, ...toSums(addUp(rows), currencyDecimals(currency)) };
}
