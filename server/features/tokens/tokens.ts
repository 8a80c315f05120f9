import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { AccessToken, makeToken } from '#shared/contract/tokens.ts';
import { DEFAULT_TOKEN_DAYS, MAX_TOKENS } from '#shared/limits.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import type { Notices } from '#server/mail/notices.ts';
import { createAccessToken } from '#server/sessions/tokens/format.ts';
import { countTokens, deleteToken, insertToken, selectTokens, type TokenRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

export type TokensOptions = { database: Database; now: () => number; notices: Notices };

export function createTokens(options: TokensOptions) {
  const { database, now } = options;
  return {
    async list({ userId }: Caller): Promise<AccessToken[]> {
      return (await selectTokens(database.read, userId, now())).map(toAccessToken);
    },
    make: (caller: Caller, body: BodyOf<typeof makeToken>) => make(options, caller, body),

    /** Throws `tokenNotFound`, also for another user's token. */
    async revoke({ userId }: Caller, id: string): Promise<void> {
      await database.write(async (trx) => {
        if (!(await deleteToken(trx, userId, id))) throw new AppError('tokenNotFound');
        await recordOwnAct(trx, { at: now(), userId, action: 'tokenRevoked' });
      });
    },
  };
}

/** Returns the secret, of which only the hash is stored, and mails the user about it. Throws `tooManyTokens`. */
async function make(
  { database, now, notices }: TokensOptions,
  { userId }: Caller,
  { name, scope, days = DEFAULT_TOKEN_DAYS }: BodyOf<typeof makeToken>,
): Promise<AccessToken & { token: string }> {
  const { token, hash } = createAccessToken(userId);
  const at = now();
  const times = { created_at: at, last_used_at: null, expires_at: at + days * DAY_MS };
  const row = { id: uuidv7(), name, scope, ...times };
  await database.write(async (trx) => {
    await lockAccount(trx, userId);
    if ((await countTokens(trx, userId, at)) >= MAX_TOKENS) throw new AppError('tooManyTokens');
    await insertToken(trx, { ...row, user_id: userId, token_hash: hash });
    await recordOwnAct(trx, { at, userId, action: 'tokenMade' });
    await notices.add(trx, userId, 'tokenMade');
  });
  notices.send();
  return { ...toAccessToken(row), token };
}

function toAccessToken(row: TokenRow): AccessToken {
  const toInstant = (ms: number) => new Date(ms).toISOString();
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    createdAt: toInstant(row.created_at),
    lastUsedAt: row.last_used_at === null ? null : toInstant(row.last_used_at),
    expiresAt: toInstant(row.expires_at),
  };
}
