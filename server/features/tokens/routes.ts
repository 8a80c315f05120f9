import { uuidv7 } from 'uuidv7';
import { SUCCESS } from '#shared/contract/fields.ts';
import { listTokens, makeToken, revokeToken, type AccessToken } from '#shared/contract/tokens.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { DEFAULT_TOKEN_DAYS, MAX_TOKENS } from '#shared/limits.ts';
import { mount, type App } from '#server/http/mount.ts';
import { recordOwnAct } from '#server/audit/record-audit.ts';
import type { Database } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import type { Notices } from '#server/mail/notices.ts';
import { createAccessToken } from '#server/sessions/tokens/format.ts';
import { countTokens, deleteToken, insertToken, selectTokens, type TokenRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

type TokensOptions = { database: Database; now: () => number; notices: Notices };

export function mountTokens(app: App, options: TokensOptions): void {
  const { database, now } = options;

  mount(app, listTokens, async ({ caller }) => ({
    items: (await selectTokens(database.read, caller.userId, now())).map(toAccessToken),
  }));
  mount(app, makeToken, ({ caller, body }) => createToken(options, caller, body));
  mount(app, revokeToken, async ({ caller: { userId }, params }) => {
    await database.write(async (trx) => {
      // Another user's token is not found either.
      if (!(await deleteToken(trx, userId, params.id))) throw new AppError('tokenNotFound');
      await recordOwnAct(trx, { at: now(), userId, action: 'tokenRevoked' });
    });
    return SUCCESS;
  });
}

/** Returns the secret, of which only the hash is stored, and mails the user about it. Throws `tooManyTokens`. */
async function createToken(
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
