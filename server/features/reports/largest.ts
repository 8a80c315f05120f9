import type { CalendarRange } from '#shared/calendar.ts';
import type { LargeTransaction } from '#shared/contract/reports.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { merchantKey } from '#shared/recognition/merchant-key.ts';
import { selectLargest } from './queries.ts';
import type { ReportSource, ReportUser } from './reports.ts';

export async function listLargest(
  { db }: Pick<ReportSource, 'db'>,
  { userId, currency }: ReportUser,
  page: CalendarRange & { limit: number },
): Promise<LargeTransaction[]> {
  const decimals = currencyDecimals(currency);
  const rows = await selectLargest(db, userId, page);
  return rows.map(({ amount_minor, ...row }) => ({ ...row, amount: toMajorUnits(amount_minor, decimals) }));
}

/** The number of largest expenses in which merchants are searched for. */
const MAX_LARGEST_READ = 2000;

/** Lists the largest expense of each merchant. */
export async function listLargestOfEach(
  source: Pick<ReportSource, 'db'>,
  user: ReportUser,
  { limit, ...range }: CalendarRange & { limit: number },
): Promise<LargeTransaction[]> {
  const all = await listLargest(source, user, { ...range, limit: MAX_LARGEST_READ });
  const byMerchant = new Map<string, LargeTransaction>();
  for (const expense of all) {
    const key = merchantKey(expense.description);
    if (!byMerchant.has(key)) byMerchant.set(key, expense);
    if (byMerchant.size === limit) break;
  }
  return [...byMerchant.values()];
}
