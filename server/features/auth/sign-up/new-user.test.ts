import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  countAccounts,
  newAccount,
  NO_ACCOUNT,
  ONE_ACCOUNT,
  PASSWORD,
  SIGN_UP,
} from '#server/testing/new-account.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('a new user', () => {
  it('is reported to administrators by an unread notification in Spanish, with e-mail address and UID', async () => {
    const user = await app.signUpOverHttp();
    const { uid } = (await user.get('/api/v1/me')).body;
    expect(await readNotifications(app, uid)).toEqual([
      {
        user_id: uid,
        id: expect.any(String),
        type: 'newUserRegistered',
        email: user.email,
        message: `Nuevo usuario registrado: ${user.email} (UID: ${uid})`,
        timestamp: app.clock.now,
        read: 0,
      },
    ]);
  });

  it('can sign up even if the notification cannot be stored', async () => {
    const brokenApp = await createTestApp();
    await runSql(brokenApp.database, 'alter table admin_notifications rename column message to gone');
    const visitor = brokenApp.visitor();
    const account = newAccount();
    expect((await visitor.post(SIGN_UP, account)).status).toBe(200);
    expect((await visitor.get('/api/v1/me')).body.email).toBe(account.email);
    expect(await countAccounts(brokenApp, account.email)).toEqual(ONE_ACCOUNT);
    await brokenApp.close();
  });
});

describe('an interrupted sign-up', () => {
  it('gets its profile and notification at the next sign-in', async () => {
    const user = await app.signUpOverHttp();
    const { uid } = (await user.get('/api/v1/me')).body;
    await app.database.write(async (trx) => {
      for (const table of ['profiles', 'presence', 'admin_notifications'] as const) {
        await trx.deleteFrom(table).where('user_id', '=', uid).execute();
      }
    });
    expect((await user.get('/api/v1/me')).status).toBe(401);

    const visitor = app.visitor();
    const signedIn = await visitor.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    expect(signedIn.status).toBe(200);
    expect((await visitor.get('/api/v1/me')).body).toMatchObject({
      uid,
      email: user.email,
      displayName: user.email.split('@')[0],
      termsAccepted: false,
      city: null,
      country: null,
      locationDeclined: false,
      isAdmin: false,
      isSuspended: false,
      isOnline: true,
    });
    expect(await readNotifications(app, uid)).toMatchObject([{ email: user.email, read: 0 }]);
  });

  it.each(['account', 'session'])('leaves nothing if the table %s fails', async (table) => {
    const brokenApp = await createTestApp();
    await brokenApp.signUpOverHttp();
    await runSql(brokenApp.database, `alter table ${table} rename to gone`);
    const account = newAccount();
    const response = await brokenApp.visitor().post(SIGN_UP, account);
    expect([response.status, response.body.code]).toEqual([500, 'internal']);
    expect(response.headers.getSetCookie()).toEqual([]);
    await runSql(brokenApp.database, `alter table gone rename to ${table}`);
    expect(await countAccounts(brokenApp, account.email)).toEqual(NO_ACCOUNT);
    expect((await brokenApp.visitor().post(SIGN_UP, account)).status).toBe(200);
    await brokenApp.close();
  });
});

async function readNotifications(testApp: TestApp, uid: string) {
  return await testApp.database.read
    .selectFrom('admin_notifications')
    .selectAll()
    .where('user_id', '=', uid)
    .execute();
}
