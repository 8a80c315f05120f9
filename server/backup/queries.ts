import { sql } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Value } from './archive-format.ts';
import { type CopiedTable } from '#server/database/table-lists.ts';
import { TABLE_NAMES } from '#server/database/tables.ts';

export type Row = Record<string, Value>;

/** Returns the newest migration that has run on the database. */
export async function findSchema(db: Reader): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.at(-1)?.name ?? '';
}

/** Returns the next rows of a table in the order of its key, after the given row. */
export async function selectRows(
  db: Reader,
  { name, key, rowsAtOnce }: CopiedTable,
  after: Row | undefined,
): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const last = after && sql.join(key.map((column) => after[column]));
  const where = last ? sql`where (${columns}) > (${last})` : sql``;
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} ${where} order by ${columns} limit ${sql.lit(rowsAtOnce)}`.execute(db);
  return rows;
}

export async function hasUsers(db: Reader | Writer): Promise<boolean> {
  return (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

export async function deleteEverything(trx: Writer): Promise<void> {
  for (const name of TABLE_NAMES) await trx.deleteFrom(name).execute();
}

/**
 * Adapts restored rows. Nobody is online. An account with an unconfirmed address loses any password that an older
 * version stored with it, since the person who confirms the address chooses one. Revisions start from the current time,
 * so that they never repeat one for which a browser has a copy.
 */
export async function renewRestored(trx: Writer, now: number): Promise<void> {
  await trx.updateTable('presence').set({ is_online: 0, online_since: null }).execute();
  await trx
    .updateTable('account')
    .set({ password: null })
    .where('userId', 'in', (eb) => eb.selectFrom('user').select('id').where('emailVerified', '=', 0))
    .execute();
  await trx.updateTable('user_totals').set({ revision: now }).where('revision', '<', now).execute();
  await insertMissingTotals(trx, now);
}

async function insertMissingTotals(trx: Writer, revision: number): Promise<void> {
  await trx
    .insertInto('user_totals')
    .columns(['user_id', 'income_minor', 'expense_minor', 'count', 'revision'])
    .expression((eb) =>
      eb
        .selectFrom('user')
        .select((select) => [
          'id',
          select.lit(0).as('income_minor'),
          select.lit(0).as('expense_minor'),
          select.lit(0).as('count'),
          select.val(revision).as('revision'),
        ])
        .where('id', 'not in', eb.selectFrom('user_totals').select('user_id')),
    )
    .execute();
}
