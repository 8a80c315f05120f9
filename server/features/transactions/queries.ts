import type { Kysely, Selectable } from 'kysely';
import type { TransactionType } from '#shared/categories.ts';
import { MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { prepareQuery } from '#server/database/prepared.ts';
import type { TransactionRow as StoredTransaction } from '#server/database/schema/transactions.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { SHOWN_COLUMNS, TRANSACTION_COLUMNS, type ShownRow } from './columns.ts';

export type TransactionRow = StoredTransaction;

/** Throws `recordNotFound`, also for another user's transaction or one of the other type. */
export async function requireTransaction(
  db: Reader | Writer,
  userId: string,
  type: TransactionType,
  id: string,
): Promise<TransactionRow> {
  const row = await findTransactionById(db, userId, id);
  if (row?.type !== type) throw new AppError('recordNotFound');
  return row;
}

/** Returns the transaction with an id, of either type; ids are unique across both. */
export async function findTransactionById(
  db: Reader | Writer,
  userId: string,
  id: string,
): Promise<TransactionRow | undefined> {
  const [row] = await selectOne(db, { userId, id });
  return row;
}

const selectOne = prepareQuery<{ userId: string; id: string }, TransactionRow>((db, argument) =>
  db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', argument('userId'))
    .where('id', '=', argument('id')),
);

/** Adds a transaction unless its id is taken. Returns whether it was added. */
export async function insertTransaction(trx: Writer, row: TransactionRow): Promise<boolean> {
  return (await insertUnlessTaken(trx, row)).length > 0;
}

const insertUnlessTaken = prepareQuery<TransactionRow, { id: string }>((db, argument) =>
  db
    .insertInto('transactions')
    .values(
      Object.fromEntries(TRANSACTION_COLUMNS.map((column) => [column, argument(column)])) as TransactionRow,
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
    .returning('id'),
);

export async function updateTransaction(trx: Writer, row: TransactionRow): Promise<void> {
  const { user_id, id, type: _type, created_at: _created, ...changed } = row;
  await trx
    .updateTable('transactions')
    .set(changed)
    .where('user_id', '=', user_id)
    .where('id', '=', id)
    .execute();
}

export async function updateCategory(
  trx: Writer,
  rows: readonly TransactionRow[],
  change: { category: string; updated_at: number },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const userId = rows[0]?.user_id;
  if (userId === undefined) return;
  await trx
    .updateTable('transactions')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Returns the transactions with these ids; missing ones are left out. */
export async function findTransactions(
  db: Reader | Writer,
  userId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> {
  return await db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}

/** Adds to the user's totals. Returns false if a total would exceed the exact integers. */
export async function addToUserTotals(
  trx: Writer,
  userId: string,
  type: TransactionType,
  change: { amountMinor: number; count: number },
): Promise<boolean> {
  const { amountMinor, count } = change;
  const most = MAX_TOTAL_MINOR_UNITS - Math.max(0, amountMinor);
  const least = -MAX_TOTAL_MINOR_UNITS - Math.min(0, amountMinor);
  return (await addToTotal[type](trx, { userId, amountMinor, count, least, most })).length > 0;
}

const addToTotal = {
  income: prepareAddToTotal('income_minor'),
  expense: prepareAddToTotal('expense_minor'),
};

function prepareAddToTotal(column: 'income_minor' | 'expense_minor') {
  type Addition = { userId: string; amountMinor: number; count: number; least: number; most: number };
  return prepareQuery<Addition, { user_id: string }>((db, argument) =>
    db
      .updateTable('user_totals')
      .set((eb) => ({
        [column]: eb(column, '+', argument('amountMinor')),
        count: eb('count', '+', argument('count')),
      }))
      .where('user_id', '=', argument('userId'))
      .where(column, '<=', argument('most'))
      .where(column, '>=', argument('least'))
      .returning('user_id'),
  );
}

export type DailyTotal = Selectable<Schema['daily_totals']>;

/** Adds changes to the daily totals of one user, one per row at most. Deletes rows that have no transactions left. */
export async function addToDailyTotals(trx: Writer, changes: readonly DailyTotal[]): Promise<void> {
  const userId = changes[0]?.user_id;
  if (userId === undefined) return;
  const [only] = changes;
  if (changes.length === 1 && only !== undefined) await addToDay(trx, only);
  else await buildAddToDays(trx, changes).execute();
  const days = changes.filter(({ count }) => count <= 0).map(({ date }) => date);
  if (days.length === 0) return;
  await trx
    .deleteFrom('daily_totals')
    .where('user_id', '=', userId)
    .where('date', 'in', [...new Set(days)])
    .where('count', '=', 0)
    .execute();
}

function buildAddToDays(db: Kysely<Schema>, changes: readonly DailyTotal[]) {
  return db
    .insertInto('daily_totals')
    .values(changes)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date', 'type', 'category']).doUpdateSet((eb) => ({
        amount_minor: eb('daily_totals.amount_minor', '+', eb.ref('excluded.amount_minor')),
        count: eb('daily_totals.count', '+', eb.ref('excluded.count')),
      })),
    );
}

const addToDay = prepareQuery<DailyTotal, unknown>((db, argument) =>
  buildAddToDays(db, [
    {
      user_id: argument('user_id'),
      date: argument('date'),
      type: argument('type'),
      category: argument('category'),
      amount_minor: argument('amount_minor'),
      count: argument('count'),
    },
  ]),
);

/** Sums one type in a range of days, including both ends, in integer minor units; 0 without transactions. */
export async function sumAmounts(
  db: Reader,
  userId: string,
  type: TransactionType,
  range: { from: string; to: string },
): Promise<number> {
  const row = await db
    .selectFrom('daily_totals')
    .select((eb) => eb.fn.sum<number | null>('amount_minor').as('total'))
    .where('user_id', '=', userId)
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .where('type', '=', type)
    .executeTakeFirst();
  return row?.total ?? 0;
}

export type ListFilter = {
  userId: string;
  type: TransactionType;
  from: string | undefined;
  to: string | undefined;
  limit: number;
};

/** Days before and after all others, as bounds of a query without bounds. */
const FIRST_BOUND = '0000-00-00';
export const LAST_BOUND = '9999-99-99';

export async function selectByDate(
  db: Reader,
  { from = FIRST_BOUND, to = LAST_BOUND, ...filter }: ListFilter,
  after = { date: LAST_BOUND, id: '' },
): Promise<ShownRow[]> {
  return await selectPage(db, { ...filter, from, to, afterDate: after.date, afterId: after.id });
}

type PageArguments = Record<'userId' | 'type' | 'from' | 'to' | 'afterDate' | 'afterId', string> & {
  type: TransactionType;
  limit: number;
};

const selectPage = prepareQuery<PageArguments, ShownRow>((db, argument) =>
  db
    .selectFrom('transactions')
    .select(SHOWN_COLUMNS)
    .where('user_id', '=', argument('userId'))
    .where('type', '=', argument('type'))
    .where('date', '>=', argument('from'))
    .where('date', '<=', argument('to'))
    .where((eb) => eb(eb.refTuple('date', 'id'), '<', eb.tuple(argument('afterDate'), argument('afterId'))))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(argument('limit')),
);

/** Selects a page of one type sorted by id, which the spec calls unordered. */
export async function selectById(
  db: Reader,
  filter: ListFilter,
  afterId: string | undefined,
): Promise<ShownRow[]> {
  let query = db
    .selectFrom('transactions')
    .select(SHOWN_COLUMNS)
    .where('user_id', '=', filter.userId)
    .where('type', '=', filter.type)
    .orderBy('id')
    .limit(filter.limit);
  if (filter.from !== undefined) query = query.where('date', '>=', filter.from);
  if (filter.to !== undefined) query = query.where('date', '<=', filter.to);
  if (afterId !== undefined) query = query.where('id', '>', afterId);
  return await query.execute();
}
