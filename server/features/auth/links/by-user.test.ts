import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfirmingApp, PASSWORD, type ConfirmingApp } from '#server/testing/confirming-app.ts';
import { tokenIn } from '#server/testing/mail-server.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';

const queries: { sql: string; parameters: readonly unknown[] }[] = [];
let mailing: ConfirmingApp;
beforeAll(async () => {
  const database = await createTestDatabase({ onQuery: (query) => void queries.push(query) });
  mailing = await createConfirmingApp({ database });
});
afterAll(() => mailing.close());

const newEmail = () => `${crypto.randomUUID()}@example.org`;
const hash = (token: string) => createHash('sha256').update(token).digest('base64url');

async function requestReset(): Promise<string> {
  const { email } = await mailing.app.signUp({ email: newEmail() });
  return await mailing.requestResetToken(email);
}

async function requestConfirmation(): Promise<string> {
  const email = newEmail();
  await mailing.signUp(email);
  return await mailing.takeToken(email);
}

/** Requests a change of address, and returns the token in the mail to the current or to the new address. */
async function requestChange(side: 'current' | 'new'): Promise<string> {
  const user = await mailing.app.signUp({ email: newEmail() });
  const address = newEmail();
  await user.post('/api/v1/me/email', { newEmail: address, password: PASSWORD });
  await mailing.app.settled();
  return tokenIn(mailing.mailsTo(side === 'new' ? address : user.email).at(-1), 'confirm-email');
}

type Kind = {
  table: 'password_resets' | 'email_verifications' | 'email_changes';
  column: string;
  request: () => Promise<string>;
  path: string;
  fields?: Record<string, unknown>;
};

const CHANGE = { table: 'email_changes', path: '/email-change' } as const;

const KINDS: Record<string, Kind> = {
  'a new password': {
    table: 'password_resets',
    column: 'token_hash',
    request: requestReset,
    path: '/reset-password',
    fields: { newPassword: 'window-orchard-17' },
  },
  'the confirmation of an address': {
    table: 'email_verifications',
    column: 'token_hash',
    request: requestConfirmation,
    path: '/verify-email',
    fields: { password: PASSWORD, termsAccepted: true },
  },
  'a change, mailed to the current address': {
    ...CHANGE,
    column: 'current_token_hash',
    request: () => requestChange('current'),
  },
  'a change, mailed to the new address': {
    ...CHANGE,
    column: 'new_token_hash',
    request: () => requestChange('new'),
  },
};

describe.each(Object.entries(KINDS))('a link for %s', (_, { table, column, request, path, fields }) => {
  const check = async (token: string) => (await mailing.post(`${path}/check`, { token })).body.state;
  const use = (token: string) =>
    mailing.post(table === 'email_changes' ? `${path}/confirm` : path, { token, ...fields });

  /** Requests a link, and returns its token, the user in it and its random part. */
  async function newLink() {
    const token = await request();
    const [uid = '', random = ''] = token.split('.');
    return { token, uid, random };
  }

  it('carries the id of its user, among whose rows each query looks', async () => {
    const { token, uid } = await newLink();
    const row = await runSql(
      mailing.app.database,
      `select user_id from ${table} where ${column} = '${hash(token)}'`,
    );
    expect(row).toEqual([{ user_id: uid }]);
    queries.length = 0;
    expect(await check(token)).toBe('valid');
    expect((await use(token)).status).toBe(200);
    const byHash = queries.filter(({ parameters }) => parameters.includes(hash(token)));
    expect(byHash.length).toBeGreaterThan(1);
    for (const { sql, parameters } of byHash) {
      expect([sql, /where \(?"user_id" = /.test(sql)]).toEqual([sql, true]);
      expect(parameters).toContain(uid);
    }
  });

  it('does not work with another id, and then still works with its own', async () => {
    const [mine, other] = [await newLink(), await newLink()];
    const tokens = [
      `${other.uid}.${mine.random}`,
      mine.random,
      `.${mine.random}`,
      `${mine.uid}.`,
      `${mine.uid}..${mine.random}`,
      `${mine.token}.`,
      `${mine.uid.toUpperCase()}.${mine.random}`,
      `%.${mine.random}`,
      `' or 1=1 --.${mine.random}`,
      `ñ字🙂.${mine.random}`,
      `\u0000.${mine.random}`,
      `${'x'.repeat(150)}.${mine.random}`,
    ];
    for (const token of tokens) {
      expect([token, await check(token)]).toEqual([token, 'unknown']);
      expect([token, (await use(token)).status]).toEqual([token, 400]);
    }
    expect([await check(mine.token), await check(other.token)]).toEqual(['valid', 'valid']);
    expect((await use(mine.token)).status).toBe(200);
  });

  it('does not work with the id of one user in a row of another', async () => {
    const [mine, other] = [await newLink(), await newLink()];
    const token = `${other.uid}.planted`;
    await runSql(
      mailing.app.database,
      `update ${table} set ${column} = '${hash(token)}' where user_id = '${mine.uid}'`,
    );
    expect([await check(token), (await use(token)).status]).toEqual(['unknown', 400]);
  });

  it('of an earlier version, without the id, works once', async () => {
    const { uid, random } = await newLink();
    await runSql(
      mailing.app.database,
      `update ${table} set ${column} = '${hash(random)}' where user_id = '${uid}'`,
    );
    expect(await check(random)).toBe('valid');
    expect((await use(random)).status).toBe(200);
    expect(await check(random)).toBe(table === 'email_changes' ? 'waiting' : 'used');
  });
});
