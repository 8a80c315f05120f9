import { sql, type SqlBool } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';

/** The number of stored sums of one user that differ from the rows which they add up. */
export type WrongSums = { daily: number; overall: number; accounts: number };

const one = sql<number>`1`;
const month = sql<string>`substr(date, 1, 7)`;
const income = sql<number>`case type when 'income' then amount_minor else 0 end`;
const expense = sql<number>`case type when 'income' then 0 else amount_minor end`;
const added = sql<number>`case type when 'income' then amount_minor else -amount_minor end`;
const taken = (column: string) => sql<number>`-${sql.ref(column)}`;
const isOff = (column: string) => sql<SqlBool>`sum(${sql.ref(column)}) <> 0`;

/** Each number comes from one statement, so that writes of a running server cannot make sums look wrong. */
export async function countWrongSums(db: Reader, userId: string): Promise<WrongSums> {
  return {
    daily: await countWrongDays(db, userId),
    overall: await countWrongTotals(db, userId),
    accounts: await countWrongAccounts(db, userId),
  };
}

async function countWrongDays(db: Reader, userId: string): Promise<number> {
  const rows = db
    .selectFrom('transactions')
    .select(['date', 'type', 'category', 'amount_minor as minor', one.as('number')])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('daily_totals')
        .select(['date', 'type', 'category', taken('amount_minor').as('minor'), taken('count').as('number')])
        .where('user_id', '=', userId),
    );
  const wrong = db
    .selectFrom(rows.as('each'))
    .select('date')
    .groupBy(['date', 'type', 'category'])
    .having((eb) => eb.or([isOff('minor'), isOff('number')]));
  return (await wrong.execute()).length;
}

async function countWrongTotals(db: Reader, userId: string): Promise<number> {
  const rows = db
    .selectFrom('transactions')
    .select(['user_id', income.as('income'), expense.as('expense'), one.as('number')])
    .where('user_id', '=', userId)
    .unionAll(
      db
        .selectFrom('user_totals')
        .select(['user_id', taken('income_minor').as('income')])
        .select([taken('expense_minor').as('expense'), taken('count').as('number')])
        .where('user_id', '=', userId),
    );
  const wrong = db
    .selectFrom(rows.as('each'))
    .select('user_id')
    .groupBy('user_id')
    .having((eb) => eb.or([isOff('income'), isOff('expense'), isOff('number')]));
  return (await wrong.execute()).length;
}

async function countWrongAccounts(db: Reader, userId: string): Promise<number> {
  const stored = db
    .selectFrom('source_totals')
    .select(['source_id', 'month', taken('net_minor').as('minor')])
    .where('user_id', '=', userId);
  const wrong = db
    .selectFrom(selectAccountChanges(db, userId).unionAll(stored).as('each'))
    .select('source_id')
    .groupBy(['source_id', 'month'])
    .having(isOff('minor'));
  return (await wrong.execute()).length;
}

/** Selects what each transaction and each side of a transfer adds to its account. */
function selectAccountChanges(db: Reader, userId: string) {
  const transfers = db.selectFrom('transfers').where('user_id', '=', userId).where('deleted_at', 'is', null);
  return db
    .selectFrom('transactions')
    .select(['source_id', month.as('month'), added.as('minor')])
    .where('user_id', '=', userId)
    .where('source_id', 'is not', null)
    .unionAll(
      transfers
        .select(['from_source as source_id', month.as('month'), taken('amount_minor').as('minor')])
        .where('from_source', 'is not', null),
    )
    .unionAll(
      transfers
        .select(['to_source as source_id', month.as('month'), 'amount_minor as minor'])
        .where('to_source', 'is not', null),
    );
}

/** Computes all sums of a user again. Call it under the lock of the user's totals. */
export async function rebuildSums(trx: Writer, userId: string): Promise<void> {
  await rebuildDays(trx, userId);
  await rebuildTotals(trx, userId);
  await rebuildAccounts(trx, userId);
}

async function rebuildDays(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('daily_totals').where('user_id', '=', userId).execute();
  await trx
    .insertInto('daily_totals')
    .columns(['user_id', 'date', 'type', 'category', 'amount_minor', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('transactions')
        .select((select) => [
          select.val(userId).as('user_id'),
          'date',
          'type',
          'category',
          select.fn.sum<number>('amount_minor').as('amount_minor'),
          select.fn.countAll<number>().as('count'),
        ])
        .where('user_id', '=', userId)
        .groupBy(['date', 'type', 'category']),
    )
    .execute();
}

async function rebuildTotals(trx: Writer, userId: string): Promise<void> {
  const sums = await trx
    .selectFrom('transactions')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>(income), eb.lit(0)).as('income_minor'),
      eb.fn.coalesce(eb.fn.sum<number>(expense), eb.lit(0)).as('expense_minor'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  await trx.updateTable('user_totals').set(sums).where('user_id', '=', userId).execute();
}

async function rebuildAccounts(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('source_totals').where('user_id', '=', userId).execute();
  await trx
    .insertInto('source_totals')
    .columns(['user_id', 'source_id', 'month', 'net_minor'])
    .expression((eb) =>
      eb
        .selectFrom(selectAccountChanges(trx, userId).as('each'))
        .select((select) => [
          select.val(userId).as('user_id'),
          select.ref('source_id').$notNull().as('source_id'),
          'month',
          select.fn.sum<number>('minor').as('net_minor'),
        ])
        .groupBy(['source_id', 'month'])
        .having(isOff('minor')),
    )
    .execute();
}
