import { type CompiledQuery } from 'kysely';
import { withParameters } from '#server/database/with-parameters.ts';
import type { Reader } from '#server/database/schema.ts';
import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';

export type DayTotal = { date: string; type: TransactionType; total: number };
export type ExpenseTotal = { category: string; total: number };
export type TypeTotal = { type: TransactionType; total: number };

/** The queries of the dashboard, compiled once, since it is the most visited screen. */
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
    return (await db.executeQuery(withParameters(compiled, parameters))).rows;
  }

  return {
    /** Integer minor units of each day and type with transactions. */
    sumByDay: (userId: string, range: CalendarRange): Promise<DayTotal[]> =>
      rows(daily, [userId, range.from, range.to]),

    /** Integer minor units of each category with expenses. */
    sumByCategory: (userId: string, range: CalendarRange): Promise<ExpenseTotal[]> =>
      rows(byCategory, [userId, range.from, range.to, 'expense']),

    /** Integer minor units of each kind with transactions. */
    sumByType: (userId: string, range: CalendarRange): Promise<TypeTotal[]> =>
      rows(byType, [userId, range.from, range.to]),

    /** The day of the first transaction of all. */
    findFirstDay: async (userId: string): Promise<string | null> =>
      (await rows(firstDay, [userId]))[0]?.date ?? null,

    /** How often the user's transactions have changed; 0 before the first. */
    findRevision: async (userId: string): Promise<number> =>
      (await rows(revision, [userId]))[0]?.revision ?? 0,
  };
}
