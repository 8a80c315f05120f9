import type { Selectable } from 'kysely';
import { RESTORED_LISTS } from '#shared/contract/restore.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { TABLE_NAMES, TABLES } from '#server/database/tables.ts';

export type RestoreRow = Selectable<Schema['restores']>;

export async function findRestore(db: Reader | Writer, userId: string): Promise<RestoreRow | undefined> {
  return await db.selectFrom('restores').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function insertRestore(trx: Writer, row: RestoreRow): Promise<void> {
  await trx.insertInto('restores').values(row).execute();
}

export async function deleteRestore(trx: Writer, userId: string): Promise<void> {
  await trx.deleteFrom('restores').where('user_id', '=', userId).execute();
}

/** The tables that a restore fills. */
const RESTORED_TABLES = TABLE_NAMES.filter((name) => {
  const rule = TABLES[name];
  return 'exportedAs' in rule && RESTORED_LISTS.some((list) => list === rule.exportedAs);
}) as 'transactions'[];

/** Whether the user has nothing yet of what a restore brings. */
export async function isEmpty(db: Reader | Writer, userId: string): Promise<boolean> {
  for (const table of RESTORED_TABLES) {
    const found = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) return false;
  }
  return true;
}
