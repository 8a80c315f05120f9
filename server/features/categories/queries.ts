import type { Selectable } from 'kysely';
import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

export type CategoryRow = Selectable<Schema['categories']>;

const selectByUser = prepareQuery<{ userId: string }, CategoryRow>((db, argument) =>
  db.selectFrom('categories').selectAll().where('user_id', '=', argument('userId')),
);

export async function selectCategories(db: Reader | Writer, userId: string): Promise<CategoryRow[]> {
  return await selectByUser(db, { userId });
}

/** Counts the transactions of each category that has any. The cost grows with the number of days. */
export async function countTransactions(
  db: Reader,
  userId: string,
): Promise<{ category: string; count: number }[]> {
  return await db
    .selectFrom('daily_totals')
    .select(['category', (eb) => eb.fn.sum<number>('count').as('count')])
    .where('user_id', '=', userId)
    .groupBy('category')
    .execute();
}

/** Whether the account still exists. */
export async function hasProfile(trx: Writer, userId: string): Promise<boolean> {
  const profile = await trx
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile !== undefined;
}

/** Inserts rows of one user, or replaces the rows with their ids. */
export async function upsertCategories(trx: Writer, rows: readonly CategoryRow[]): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('categories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        icon: eb.ref('excluded.icon'),
        colour: eb.ref('excluded.colour'),
        position: eb.ref('excluded.position'),
        archived: eb.ref('excluded.archived'),
        merged_into: eb.ref('excluded.merged_into'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute();
}

export async function deleteCategories(trx: Writer, rows: readonly CategoryRow[]): Promise<void> {
  const userId = rows[0]?.user_id;
  if (userId === undefined) return;
  const ids = rows.map(({ id }) => id);
  await trx.deleteFrom('categories').where('user_id', '=', userId).where('id', 'in', ids).execute();
}

/** Lets another category take over the categories that were merged into `from`. */
export async function updateMergedInto(
  trx: Writer,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('categories')
    .set({ merged_into: to })
    .where('user_id', '=', userId)
    .where('merged_into', '=', from)
    .execute();
}

/** Returns the categories that undone imports have added: each has the instant at which its import was created. */
export async function selectAddedByUndoneImports(trx: Writer, userId: string): Promise<CategoryRow[]> {
  return await trx
    .selectFrom('categories')
    .selectAll()
    .where('user_id', '=', userId)
    .where('merged_into', 'is', null)
    .where('created_at', 'in', (eb) =>
      eb
        .selectFrom('imports')
        .select('created_at')
        .where('user_id', '=', userId)
        .where('state', '=', 'undone'),
    )
    .execute();
}

/**
 * Returns the ids of used categories: those of transactions, deleted transactions, recurring transactions and budgets,
 * and those that took over others.
 */
export async function selectUsedCategories(trx: Writer, userId: string): Promise<Set<string>> {
  const lists = [
    await trx
      .selectFrom('daily_totals')
      .select('category')
      .distinct()
      .where('user_id', '=', userId)
      .where('count', '>', 0)
      .execute(),
    await trx
      .selectFrom('deleted_transactions')
      .select('category')
      .distinct()
      .where('user_id', '=', userId)
      .execute(),
    await trx.selectFrom('recurring').select('category').distinct().where('user_id', '=', userId).execute(),
    await trx
      .selectFrom('recurring_occurrences')
      .select('category')
      .distinct()
      .where('user_id', '=', userId)
      .execute(),
    await trx.selectFrom('budgets').select('category').distinct().where('user_id', '=', userId).execute(),
    await trx
      .selectFrom('categories')
      .select('merged_into as category')
      .distinct()
      .where('user_id', '=', userId)
      .execute(),
  ];
  return new Set(lists.flat().flatMap(({ category }) => category ?? []));
}
