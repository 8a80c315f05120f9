import { sql } from 'kysely';
import type { TransactionType } from '#shared/categories.ts';
import type { Writer } from '#server/database/schema.ts';

type Move = { userId: string; type: TransactionType; from: string; to: string };

/**
 * Moves all transactions of a category to another, deleted ones too, and the daily totals with them; the user's totals
 * do not change. Returns both numbers. Call it under the lock of the user's totals.
 */
export async function moveTransactions(
  trx: Writer,
  move: Move,
): Promise<{ moved: number; movedDeleted: number }> {
  await moveDailyTotals(trx, move);
  return {
    moved: await updateCategoryOfAll(trx, 'transactions', move),
    movedDeleted: await updateCategoryOfAll(trx, 'deleted_transactions', move),
  };
}

/** Sets the new category, and leaves `updated_at`. Returns the number of transactions. */
async function updateCategoryOfAll(
  trx: Writer,
  table: 'transactions' | 'deleted_transactions',
  { userId, type, from, to }: Move,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable(table)
    .set({ category: to })
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('category', '=', from)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Adds the daily totals to those of the new category. */
async function moveDailyTotals(trx: Writer, { userId, type, from, to }: Move): Promise<void> {
  await trx
    .insertInto('daily_totals')
    .columns(['user_id', 'date', 'type', 'category', 'amount_minor', 'count'])
    .expression((eb) =>
      eb
        .selectFrom('daily_totals')
        .select(['user_id', 'date', 'type'])
        .select(sql<string>`cast(${to} as text)`.as('category'))
        .select(['amount_minor', 'count'])
        .where('user_id', '=', userId)
        .where('type', '=', type)
        .where('category', '=', from),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'date', 'type', 'category']).doUpdateSet((eb) => ({
        amount_minor: eb('daily_totals.amount_minor', '+', eb.ref('excluded.amount_minor')),
        count: eb('daily_totals.count', '+', eb.ref('excluded.count')),
      })),
    )
    .execute();
  await trx
    .deleteFrom('daily_totals')
    .where('user_id', '=', userId)
    .where('type', '=', type)
    .where('category', '=', from)
    .execute();
}
