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

/**
 * The lists whose data would be mixed with that of an export. Categories are none: without transactions they are empty,
 * and they stay beside those of the export.
 */
const HELD_LISTS = RESTORED_LISTS.filter((list) => list !== 'categories');
type HeldList = (typeof RESTORED_LISTS)[number];

/** The tables that a restore fills, with the list of each. */
const HELD_TABLES = TABLE_NAMES.flatMap((table) => {
  const rule = TABLES[table];
  const list = 'exportedAs' in rule ? HELD_LISTS.find((each) => each === rule.exportedAs) : undefined;
  return list === undefined ? [] : [{ table: table as 'transactions', list }];
});

/** What the user has already of what a restore brings, by its lists. */
export async function findHeld(db: Reader | Writer, userId: string): Promise<HeldList[]> {
  const held: HeldList[] = [];
  for (const { table, list } of HELD_TABLES) {
    const found = await db
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (found !== undefined) held.push(list);
  }
  return held;
}
