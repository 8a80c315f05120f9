import type { Reader, Writer } from '#server/database/schema.ts';

export type SettingRow = { key: string; value: string };

export async function selectSettings(db: Reader | Writer): Promise<SettingRow[]> {
  return await db.selectFrom('settings').select(['key', 'value']).execute();
}

export async function upsertSetting(
  trx: Writer,
  row: { key: string; value: string; updated_at: number },
): Promise<void> {
  await trx
    .insertInto('settings')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: row.value, updated_at: row.updated_at }),
    )
    .execute();
}

export async function deleteSetting(trx: Writer, key: string): Promise<void> {
  await trx.deleteFrom('settings').where('key', '=', key).execute();
}

/** Locks the settings until the end of the database transaction, so that two changes run one after the other. */
export async function lockSettings(trx: Writer): Promise<void> {
  await upsertSetting(trx, { key: LOCK_KEY, value: 'null', updated_at: 0 });
}

/** The key of a row that is only a lock. */
const LOCK_KEY = 'lock';
