import { type CompiledQuery } from 'kysely';
import type { Reader } from '#server/database/schema.ts';
import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';

export type DayTotal = { date: string; type: TransactionType; total: number };
export type ExpenseTotal = { category: string; total: number };
export type TypeTotal = { type: TransactionType; total: number };

/** Compiles the queries of the dashboard once, since it is the most visited screen. */
export function compileSummaryQueries(db: Reader) {
  const inRange = db
    .selectFrom('daily_totals')
    .where('user_id', '=', '')
    .where('date', '>=', '')
    .where('date', '<=', '');
  const daily = inRange
    .select(['date', 'type', (eb) => eb.fn.sum<number>('amount_minor').as('total')])
    .groupBy(['date', 'type'])
    .compile();
  const byCategory = inRange
    .select(['category', (eb) => eb.fn.sum<number>('amount_minor').as('total')])
    .where('type', '=', 'expense')
    .groupBy('category')
    .compile();
  const byType = inRange
    .select(['type', (eb) => eb.fn.sum<number>('amount_minor').as('total')])
    .groupBy('type')
    .compile();
  const firstDay = db
    .selectFrom('daily_totals')
    .select((eb) => eb.fn.min<string | null>('date').as('date'))
    .where('user_id', '=', '')
    .compile();
  const revision = db.selectFrom('user_totals').select('revision').where('user_id', '=', '').compile();

  async function rows<Row>(compiled: CompiledQuery<Row>, parameters: readonly string[]): Promise<Row[]> {
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  }

  return {
    /** Sums each day and type with transactions, in minor units. */
    sumByDay: (userId: string, range: CalendarRange): Promise<DayTotal[]> =>
      rows(daily, [userId, range.from, range.to]),

    /** Sums each category with expenses, in minor units. */
    sumByCategory: (userId: string, range: CalendarRange): Promise<ExpenseTotal[]> =>
      rows(byCategory, [userId, range.from, range.to, 'expense']),

    /** Sums each type with transactions, in minor units. */
    sumByType: (userId: string, range: CalendarRange): Promise<TypeTotal[]> =>
      rows(byType, [userId, range.from, range.to]),

    /** Returns the day of the first transaction, or null without any. */
    findFirstDay: async (userId: string): Promise<string | null> =>
      (await rows(firstDay, [userId]))[0]?.date ?? null,

    /** Returns the revision of the user's transactions; 0 before the first. */
    findRevision: async (userId: string): Promise<number> =>
      (await rows(revision, [userId]))[0]?.revision ?? 0,
  };
}
