import type { Selectable } from 'kysely';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';
import { TABLE_NAMES, TABLES, type TableName } from '#server/database/tables.ts';

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

/** What every account has from the start, or may have without having data. */
const OF_PEOPLE: readonly TableName[] = ['profiles', 'presence', 'photos'];

/** The tables with what a person has stored. */
const DATA_TABLES = TABLE_NAMES.filter(
  (name) => 'exportedAs' in TABLES[name] && !OF_PEOPLE.includes(name),
) as 'transactions'[];

/** Whether the user has stored nothing that an export has, besides profile and photo. */
export async function isEmpty(trx: Writer, userId: string): Promise<boolean> {
  for (const table of DATA_TABLES) {
    const found = await trx
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) return false;
  }
  return true;
}
