import type { Insertable, Selectable } from 'kysely';
import { acrossUsers } from '#server/database/across-users.ts';
import type { Reader, Schema, Writer } from '#server/database/schema.ts';

const TOKEN_COLUMNS = ['id', 'name', 'scope', 'created_at', 'last_used_at', 'expires_at'] as const;
export type TokenRow = Pick<Selectable<Schema['api_tokens']>, (typeof TOKEN_COLUMNS)[number]>;

export async function selectTokens(db: Reader, userId: string, nowMs: number): Promise<TokenRow[]> {
  return await db
    .selectFrom('api_tokens')
    .select(TOKEN_COLUMNS)
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowMs)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export async function countTokens(trx: Writer, userId: string, nowMs: number): Promise<number> {
  const { count } = await trx
    .selectFrom('api_tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', nowMs)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertToken(trx: Writer, row: Insertable<Schema['api_tokens']>): Promise<void> {
  await trx.insertInto('api_tokens').values(row).execute();
}

/** Returns whether the user had such a token. */
export async function deleteToken(trx: Writer, userId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

export async function deleteExpiredTokens(trx: Writer, nowMs: number): Promise<void> {
  await acrossUsers(trx).deleteFrom('api_tokens').where('expires_at', '<=', nowMs).execute();
}
