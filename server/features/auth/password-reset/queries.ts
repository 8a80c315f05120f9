import type { Insertable } from 'kysely';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { PasswordResetsTable } from '#server/database/schema/links.ts';

export async function insertReset(trx: Writer, row: Insertable<PasswordResetsTable>): Promise<void> {
  await trx.insertInto('password_resets').values(row).execute();
}

export async function countOpenResets(db: Reader | Writer, userId: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('password_resets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return count;
}
