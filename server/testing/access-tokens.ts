import type { TokenScope } from '#shared/contract/endpoint.ts';
import { uuidv7 } from 'uuidv7';
import { createAccessToken } from '#server/sessions/tokens/format.ts';
import { createTestClient, type TestClient } from './test-client.ts';
import { TEST_ORIGIN, type TestApp } from './test-app.ts';

export const TOKENS = '/api/v1/me/tokens';

/** Makes an access token for a user who has just signed in, and returns its secret. */
export async function makeToken(user: TestClient, scope: TokenScope, name = 'Phone'): Promise<string> {
  const { status, body } = await user.post(TOKENS, { name, scope });
  if (status !== 201) throw new Error(`No token was made: ${JSON.stringify(body)}`);
  return body.token as string;
}

/** Stores an access token that was just used, even beyond the limit of tokens, and returns its secret. */
export async function storeToken(
  { database, clock }: Pick<TestApp, 'database' | 'clock'>,
  userId: string,
  scope: TokenScope,
): Promise<string> {
  const { token, hash } = createAccessToken(userId);
  const times = { created_at: clock.now, last_used_at: clock.now, expires_at: clock.now + 60_000 };
  const row = { user_id: userId, token_hash: hash, id: uuidv7(), name: 'Stored', scope, ...times };
  await database.write(async (trx) => {
    await trx.insertInto('api_tokens').values(row).execute();
  });
  return token;
}

export async function forgetTokens({ database }: Pick<TestApp, 'database'>, userId: string): Promise<void> {
  await database.write(async (trx) => {
    await trx.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
  });
}

/** Creates a client that behaves like a program with an access token: it sends the token and no Origin. */
export function createProgram({ app }: Pick<TestApp, 'app'>, token: string): TestClient {
  return createTestClient(app, TEST_ORIGIN, new Map(), { authorization: `Bearer ${token}` });
}
