import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  createConfirmingApp,
  OTHER_PASSWORD,
  PASSWORD,
  type ConfirmingApp,
} from '#server/testing/confirming-app.ts';
import { fillTable, freeDisk } from '#server/testing/full-disk.ts';
import type { TestResponse } from '#server/testing/test-client.ts';

const ANA = 'ana@example.org';

let mailing: ConfirmingApp;
beforeEach(async () => {
  mailing = await createConfirmingApp();
});
afterEach(() => mailing.close());

/** Fills a table, sends the request, expects its refusal and makes room again. */
async function expectStorageFull(table: string, act: () => Promise<TestResponse>): Promise<void> {
  await fillTable(mailing.app.database, table);
  const response = await act();
  await freeDisk(mailing.app.database);
  expect([response.status, response.body.code]).toEqual([507, 'storageFull']);
  expect(response.headers.getSetCookie()).toEqual([]);
}

describe.each(['user', 'account', 'session', 'profiles', 'presence'])('without room in %s', (table) => {
  it('a sign-up responds with storageFull and leaves nothing', async () => {
    await changeSettings(mailing.app, { emailVerification: false });
    await expectStorageFull(table, () => mailing.signUp(ANA, { password: PASSWORD }));
    expect(await mailing.userOf(ANA)).toBeUndefined();
    expect((await mailing.signUp(ANA, { password: PASSWORD })).status).toBe(200);
  });

  it('the administrator’s sign-up responds with storageFull and keeps the code valid', async () => {
    const setupCode = await mailing.app.setupCode.current();
    await expectStorageFull(table, () => mailing.signUp(ANA, { password: PASSWORD, setupCode }));
    expect((await mailing.signUp(ANA, { password: PASSWORD, setupCode })).status).toBe(200);
    expect(await mailing.profileOf(ANA)).toMatchObject({ is_admin: 1 });
  });
});

describe('without room in the database', () => {
  it('signing in responds with storageFull', async () => {
    await expectStorageFull('session', () => mailing.signIn('known@example.org'));
    expect((await mailing.signIn('known@example.org')).status).toBe(200);
  });

  it('confirming an address responds with storageFull and keeps the link valid', async () => {
    await mailing.signUp(ANA);
    const token = await mailing.takeToken(ANA);
    await expectStorageFull('audit_log', () => mailing.verify(token));
    expect((await mailing.verify(token)).status).toBe(200);
  });

  it('resetting a password responds with storageFull and keeps the link valid', async () => {
    const token = await mailing.requestResetToken('known@example.org');
    const reset = () => mailing.post('/reset-password', { token, newPassword: OTHER_PASSWORD });
    await expectStorageFull('audit_log', reset);
    expect((await reset()).status).toBe(200);
  });
});
