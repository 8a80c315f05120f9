import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader } from '#server/database/schema.ts';
import type { CalendarRange } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';

export type DayTotal = { date: string; type: TransactionType; total: number };
export type ExpenseTotal = { category: string; total: number };
export type TypeTotal = { type: TransactionType; total: number };

type UserRange = { userId: string; from: string; to: string };

const sumDays = prepareQuery<UserRange, DayTotal>((db, argument) =>
  selectInRange(db, argument)
    .select(['date', 'type', (eb) => eb.fn.sum<number>('amount_minor').as('total')])
    .groupBy(['date', 'type']),
);
const sumCategories = prepareQuery<UserRange, ExpenseTotal>((db, argument) =>
  selectInRange(db, argument)
    .select(['category', (eb) => eb.fn.sum<number>('amount_minor').as('total')])
    .where('type', '=', 'expense')
    .groupBy('category'),
);
const sumTypes = prepareQuery<UserRange, TypeTotal>((db, argument) =>
  selectInRange(db, argument)
    .select(['type', (eb) => eb.fn.sum<number>('amount_minor').as('total')])
    .groupBy('type'),
);
const selectFirstDay = prepareQuery<{ userId: string }, { date: string | null }>((db, argument) =>
  db
    .selectFrom('daily_totals')
    .select((eb) => eb.fn.min<string | null>('date').as('date'))
    .where('user_id', '=', argument('userId')),
);

function selectInRange(db: Reader, argument: (name: keyof UserRange) => string) {
  return db
    .selectFrom('daily_totals')
    .where('user_id', '=', argument('userId'))
    .where('date', '>=', argument('from'))
    .where('date', '<=', argument('to'));
}

/** Sums each day and type with transactions, in minor units. */
export async function sumByDay(db: Reader, userId: string, range: CalendarRange): Promise<DayTotal[]> {
  return await sumDays(db, { userId, ...range });
}

/** Sums each category with expenses, in minor units. */
export async function sumByCategory(
  db: Reader,
  userId: string,
  range: CalendarRange,
): Promise<ExpenseTotal[]> {
  return await sumCategories(db, { userId, ...range });
}

/** Sums each type with transactions, in minor units. */
export async function sumByType(db: Reader, userId: string, range: CalendarRange): Promise<TypeTotal[]> {
  return await sumTypes(db, { userId, ...range });
}

/** Returns the day of the first transaction, or null without any. */
export async function findFirstDay(db: Reader, userId: string): Promise<string | null> {
  return (await selectFirstDay(db, { userId }))[0]?.date ?? null;
}
