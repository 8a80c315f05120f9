import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createPasswordResetApp,
  MINUTE_MS,
  NEW_PASSWORD,
  OLD_PASSWORD,
  type PasswordResetApp,
} from '#server/testing/password-reset-app.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { runSql } from '#server/testing/run-sql.ts';

let mailing: PasswordResetApp;
beforeEach(async () => {
  mailing = await createPasswordResetApp();
});
afterEach(() => mailing.close());

describe('a password link', () => {
  it('works for 30 minutes', async () => {
    const { email } = await mailing.app.signUp();
    const token = await mailing.requestLink(email);
    mailing.app.clock.now += 30 * MINUTE_MS - 1;
    expect(await mailing.stateOf(token)).toBe('valid');
    mailing.app.clock.now += 1;
    expect(await mailing.stateOf(token)).toBe('expired');
    const response = await mailing.reset(token);
    expect([response.status, response.body.code]).toEqual([410, 'resetTokenExpired']);
    expect(await mailing.signInStatus(email, OLD_PASSWORD)).toBe(200);
  });

  it('works once', async () => {
    const { email } = await mailing.app.signUp();
    const token = await mailing.requestLink(email);
    await mailing.reset(token);
    expect(await mailing.stateOf(token)).toBe('used');
    const response = await mailing.reset(token, 'something-else-22');
    expect([response.status, response.body.code]).toEqual([410, 'resetTokenUsed']);
    expect(await mailing.signInStatus(email, NEW_PASSWORD)).toBe(200);
  });

  it('works once for twenty requests at the same moment', async () => {
    const { email } = await mailing.app.signUp();
    const token = await mailing.requestLink(email);
    const passwords = Array.from({ length: 20 }, (_, n) => `password-number-${n}`);
    const responses = await Promise.all(passwords.map((password) => mailing.reset(token, password)));
    const outcomes = responses.map(({ status, body }) => `${status} ${body.code ?? 'done'}`);
    expect(outcomes.filter((outcome) => outcome === '200 done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '410 resetTokenUsed')).toHaveLength(19);
    const winner = passwords[outcomes.indexOf('200 done')] ?? '';
    expect(await mailing.signInStatus(email, winner)).toBe(200);
    await mailing.app.settled();
    expect(mailing.mailServer.received.filter(({ subject }) => subject?.includes('changed'))).toHaveLength(1);
  });

  it('closes the other links of its account, but no other account’s', async () => {
    const ana = await mailing.app.signUp();
    const eva = await mailing.app.signUp();
    const [first, second, others] = [
      await mailing.requestLink(ana.email),
      await mailing.requestLink(ana.email),
      await mailing.requestLink(eva.email),
    ];
    await mailing.reset(second);
    expect(await Promise.all([first, second, others].map((token) => mailing.stateOf(token)))).toEqual([
      'used',
      'used',
      'valid',
    ]);
  });

  it('is stored as a hash only, before and after its mail is sent', async () => {
    const { email } = await mailing.app.signUp();
    const token = await mailing.requestLink(email);
    await mailing.mailServer.stop();
    await mailing.request(email);
    const tables = await mailing.app.database.identity.introspection.getTables();
    for (const { name } of tables) {
      const rows = JSON.stringify(await runSql(mailing.app.database, `select * from "${name}"`));
      expect(rows, name).not.toContain(token);
      expect(rows, name).not.toContain('reset-password?token');
    }
    const [row] = await mailing.app.database.read.selectFrom('password_resets').selectAll().execute();
    expect(row?.token_hash).toMatch(/^[\w-]{43}$/);
    mailing.mailServer = await startMailServer();
  });

  it.each([['nothing'], ['%00'], ["' or 1=1 --"], ['x'.repeat(200)]])(
    'is unknown with the token %j',
    async (token) => {
      expect(await mailing.stateOf(token)).toBe('unknown');
      const response = await mailing.reset(token);
      expect([response.status, response.body.code]).toEqual([400, 'resetTokenInvalid']);
    },
  );

  it.each([
    ['password', 'This password is too common'],
    ['x1y2z', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['', 'This field is required'],
  ])('stays valid and names the wrong field for the password %j', async (newPassword, message) => {
    const { email } = await mailing.app.signUp();
    const token = await mailing.requestLink(email);
    const response = await mailing.reset(token, newPassword);
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ field: 'newPassword', message }]);
    expect(await mailing.stateOf(token)).toBe('valid');
  });

  it('changes nothing if it fails halfway', async () => {
    const user = await mailing.app.signUp();
    const token = await mailing.requestLink(user.email);
    await runSql(mailing.app.database, 'alter table outbox rename to gone');
    expect((await mailing.reset(token)).status).toBe(500);
    await runSql(mailing.app.database, 'alter table gone rename to outbox');
    expect(await mailing.stateOf(token)).toBe('valid');
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect(await mailing.signInStatus(user.email, OLD_PASSWORD)).toBe(200);
  });
});
