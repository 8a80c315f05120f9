import { sql } from 'kysely';
import { countDays, type CalendarDay, type CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { Reader } from '#server/database/schema.ts';

/** Sums in integer minor units. */
export type CategoryTotal = { type: TransactionType; category: string; total: number; count: number };
export type MonthTotal = CategoryTotal & { month: string };
export type DayTotal = { type: TransactionType; date: string; total: number; count: number };
export type DescriptionTotal = {
  type: TransactionType;
  description: string;
  total: number;
  count: number;
  first: string;
  last: string;
};

const MONTH = sql<string>`substr(date, 1, 7)`;

/** Sums each month (`yyyy-MM`) and type with transactions. */
export async function sumMonthsOfTypes(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<Pick<MonthTotal, 'month' | 'type' | 'total'>[]> {
  return await dailyTotals(db, userId, range)
    .select((eb) => [MONTH.as('month'), 'type', eb.fn.sum<number>('amount_minor').as('total')])
    .groupBy([MONTH, 'type'])
    .execute();
}

/** Sums each month (`yyyy-MM`), type and category with transactions. */
export async function sumMonths(db: Reader, userId: string, range: CalendarRange): Promise<MonthTotal[]> {
  return await dailyTotals(db, userId, range)
    .select((eb) => [
      MONTH.as('month'),
      'type',
      'category',
      eb.fn.sum<number>('amount_minor').as('total'),
      eb.fn.sum<number>('count').as('count'),
    ])
    .groupBy([MONTH, 'type', 'category'])
    .execute();
}

export async function sumCategories(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<CategoryTotal[]> {
  return await dailyTotals(db, userId, range)
    .select((eb) => [
      'type',
      'category',
      eb.fn.sum<number>('amount_minor').as('total'),
      eb.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['type', 'category'])
    .execute();
}

export async function sumDays(db: Reader, userId: string, range: CalendarRange): Promise<DayTotal[]> {
  return await dailyTotals(db, userId, range)
    .select((eb) => [
      'type',
      'date',
      eb.fn.sum<number>('amount_minor').as('total'),
      eb.fn.sum<number>('count').as('count'),
    ])
    .groupBy(['date', 'type'])
    .execute();
}

/** Returns the day of the first transaction, or null if there is none up to `upTo`. */
export async function findFirstDay(db: Reader, userId: string, upTo?: CalendarDay): Promise<string | null> {
  const row = await db
    .selectFrom('daily_totals')
    .select((eb) => eb.fn.min<string | null>('date').as('date'))
    .where('user_id', '=', userId)
    .$if(upTo !== undefined, (query) => query.where('date', '<=', upTo ?? ''))
    .executeTakeFirst();
  return row?.date ?? null;
}

/** In a longer range, an index of days is slower than reading all transactions of the user. */
const LONG_RANGE_DAYS = 3 * 366;

/** Sums the transactions of each description, of one type or of both. */
export async function sumDescriptions(
  db: Reader,
  userId: string,
  { types, ...range }: CalendarRange & { types: readonly TransactionType[] },
): Promise<DescriptionTotal[]> {
  // `coalesce` keeps the database from using an index of days.
  const isLong = countDays(range) > LONG_RANGE_DAYS;
  const date = isLong ? sql<string>`coalesce(date, '')` : sql.ref<string>('date');
  const type = isLong ? sql<string>`coalesce(type, '')` : sql.ref<string>('type');
  return await db
    .selectFrom('transactions')
    .where('user_id', '=', userId)
    .where(type, 'in', types)
    .where(date, '>=', range.from)
    .where(date, '<=', range.to)
    .select((eb) => [
      'type',
      'description',
      eb.fn.sum<number>('amount_minor').as('total'),
      eb.fn.countAll<number>().as('count'),
      eb.fn.min<string>('date').as('first'),
      eb.fn.max<string>('date').as('last'),
    ])
    // The description comes first, so that SQLite compares only one column of most rows.
    .groupBy(['description', 'type'])
    .execute();
}

/** Returns the largest expenses, the latest first among equal ones, without refunds. */
export async function selectLargest(
  db: Reader,
  userId: string,
  { from, to, limit }: CalendarRange & { limit: number },
) {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'description', 'amount_minor', 'category', 'date'])
    .where('user_id', '=', userId)
    .where('type', '=', 'expense')
    .where('date', '>=', from)
    .where('date', '<=', to)
    // `coalesce` keeps the database from using the index of amounts, which has all days.
    .where(sql`coalesce(amount_minor, 0)`, '>', 0)
    .orderBy(sql`coalesce(amount_minor, 0)`, 'desc')
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The maximum number of rows after today: many more than anybody records ahead in a month. */
const MAX_ROWS_AFTER = 200;

/** Returns the transactions of a range that are dated after today, the next one first. */
export async function selectAfter(
  db: Reader,
  userId: string,
  { from, to, today }: CalendarRange & { today: CalendarDay },
) {
  return await db
    .selectFrom('transactions')
    .select(['id', 'type', 'description', 'amount_minor', 'category', 'date'])
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '>', today)
    .where('date', '<=', to)
    .orderBy('date')
    .orderBy('id')
    .limit(MAX_ROWS_AFTER)
    .execute();
}

function dailyTotals(db: Reader, userId: string, { from, to }: CalendarRange) {
  return db
    .selectFrom('daily_totals')
    .where('user_id', '=', userId)
    .where('date', '>=', from)
    .where('date', '<=', to);
}

const MONDAY = 1;

/** Returns the weekday on which a user's weeks begin; Sunday is 0. */
export async function findFirstDayOfWeek(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('profiles')
    .select('first_day_of_week')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.first_day_of_week ?? MONDAY;
}
