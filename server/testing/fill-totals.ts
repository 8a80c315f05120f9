import { sql } from 'kysely';
import type { Writer } from '#server/database/schema.ts';

/** Stores the totals of transactions that were inserted without the product. */
export async function fillTotals(trx: Writer, userId: string): Promise<void> {
  await insertDailyTotals(trx, userId);
  await upsertUserTotals(trx, userId);
  await insertAccountTotals(trx, userId);
}

async function insertAccountTotals(trx: Writer, userId: string): Promise<void> {
  const month = sql<string>`substr(date, 1, 7)`;
  await trx
    .insertInto('source_totals')
    .columns(['user_id', 'source_id', 'month', 'net_minor'])
    .expression((eb) =>
      eb
        .selectFrom('transactions')
        .select(['user_id', 'source_id', month.as('month')])
        .select(sql<number>`sum(case type when 'income' then amount_minor else -amount_minor end)`.as('net'))
        .where('user_id', '=', userId)
        .where('source_id', 'is not', null)
        .groupBy(['user_id', 'source_id', month]),
    )
    .execute();
}

async function insertDailyTotals(trx: Writer, userId: string): Promise<void> {
  await trx
    .insertInto('daily_totals')
    .columns(['user_id', 'date', 'type', 'category', 'amount_minor', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('transactions')
        .select(['user_id', 'date', 'type', 'category'])
        .select((select) => [
          select.fn.sum<number>('amount_minor').as('amount_minor'),
          select.fn.countAll<number>().as('count'),
        ])
        .where('user_id', '=', userId)
        .groupBy(['user_id', 'date', 'type', 'category']),
    )
    .execute();
}

async function upsertUserTotals(trx: Writer, userId: string): Promise<void> {
  const sums = await trx
    .selectFrom('daily_totals')
    .select((eb) => [
      eb.fn.sum<number>('amount_minor').filterWhere('type', '=', 'income').as('income_minor'),
      eb.fn.sum<number>('amount_minor').filterWhere('type', '=', 'expense').as('expense_minor'),
      eb.fn.sum<number>('count').as('count'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // The user's activity may have made a row.
  await trx
    .insertInto('user_totals')
    .values({ user_id: userId, ...sums, revision: 1 })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...sums, revision: 1 }))
    .execute();
}
