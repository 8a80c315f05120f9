import type { InferResult } from 'kysely';
import { prepareQuery } from '#server/database/prepared.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { OWNER_COLUMNS } from '../queries.ts';

/** Selects an access token by its user and hash, with the columns of the user. */
export const selectTokenCaller = prepareQuery<{ userId: string; hash: string }, TokenCallerRow>(
  (db, argument) =>
    selectTokenCallers(db)
      .where('api_tokens.user_id', '=', argument('userId'))
      .where('api_tokens.token_hash', '=', argument('hash')),
);

function selectTokenCallers(db: Reader) {
  return db
    .selectFrom('api_tokens')
    .innerJoin('profiles', 'profiles.user_id', 'api_tokens.user_id')
    .select([
      'api_tokens.id as tokenId',
      'api_tokens.token_hash',
      'api_tokens.scope',
      'api_tokens.last_used_at',
      'api_tokens.expires_at',
      ...OWNER_COLUMNS,
    ]);
}

export type TokenCallerRow = InferResult<ReturnType<typeof selectTokenCallers>>[number];

/** Stores the last use of an access token. A revoked token stays revoked. */
export async function updateTokenUse(
  trx: Writer,
  { userId, token_hash }: Pick<TokenCallerRow, 'userId' | 'token_hash'>,
  lastUsedAt: number,
): Promise<void> {
  await trx
    .updateTable('api_tokens')
    .set({ last_used_at: lastUsedAt })
    .where('user_id', '=', userId)
    .where('token_hash', '=', token_hash)
    .execute();
}
