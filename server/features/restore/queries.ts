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

/** The lists that must be empty before a restore. Categories may stay, and are kept together with those of the export. */
const EXCLUSIVE_LISTS = RESTORED_LISTS.filter((list) => list !== 'categories');
type ListName = (typeof RESTORED_LISTS)[number];

const EXCLUSIVE_TABLES = TABLE_NAMES.flatMap((table) => {
  const rule = TABLES[table];
  const list = 'exportedAs' in rule ? EXCLUSIVE_LISTS.find((each) => each === rule.exportedAs) : undefined;
  return list === undefined ? [] : [{ table: table as 'transactions', list }];
});

/** Returns the lists that keep a restore from starting, since the user has data in them. */
export async function findFilledLists(db: Reader | Writer, userId: string): Promise<ListName[]> {
  const filledLists: ListName[] = [];
  for (const { table, list } of EXCLUSIVE_TABLES) {
    const found = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) filledLists.push(list);
  }
  return filledLists;
}
