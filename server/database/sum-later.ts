import type { CalendarDay, CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Later } from '#shared/contract/later.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { daysAhead } from '#shared/periods.ts';
import type { Reader } from './schema.ts';

type User = { userId: string; currency: string; today: CalendarDay };

/**
 * Sums the transactions of a period that are dated later than today, optionally only of one type or of some categories.
 * Returns null if there are none.
 */
export async function sumLater(
  db: Reader,
  { userId, currency, today }: User,
  { type, categories, ...range }: CalendarRange & { type?: TransactionType; categories?: readonly string[] },
): Promise<Later> {
  const period = daysAhead(range, today);
  if (period === undefined) return null;
  const minor = { income: 0, expense: 0 };
  let count = 0;
  for (const row of await selectTotals(db, { userId, categories }, period)) {
    if (type !== undefined && row.type !== type) continue;
    minor[row.type] = row.total;
    count += row.count;
  }
  if (count === 0) return null;
  const decimals = currencyDecimals(currency);
  return {
    period,
    count,
    income: toMajorUnits(minor.income, decimals),
    expenses: toMajorUnits(minor.expense, decimals),
    balance: toMajorUnits(minor.income - minor.expense, decimals),
  };
}

/** Sums and counts the transactions of each type in a range, in minor units. */
async function selectTotals(
  db: Reader,
  { userId, categories }: { userId: string; categories: readonly string[] | undefined },
  { from, to }: CalendarRange,
): Promise<{ type: TransactionType; total: number; count: number }[]> {
  return await db
    .selectFrom('daily_totals')
    .select((eb) => [
      'type',
      eb.fn.sum<number>('amount_minor').as('total'),
      eb.fn.sum<number>('count').as('count'),
    ])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .$if(categories !== undefined, (query) => query.where('category', 'in', categories ?? []))
    .groupBy('type')
    .execute();
}
