import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
});
afterEach(() => app.close());

async function count(table: 'session' | 'password_resets' | 'email_changes'): Promise<number> {
  const rows = await app.database.read.selectFrom(table).selectAll().execute();
  return rows.length;
}

it('the clean-up removes expired sessions, and links one day after they stop working', async () => {
  const forgotten = await app.signUp();
  const staying = await app.signUp();
  const { uid } = (await forgotten.get('/api/v1/me')).body as { uid: string };
  await app.createResetLink(uid);
  const change = { newEmail: 'elsewhere@example.org', password: 'plain-horse-battery' };
  expect((await forgotten.post('/api/v1/me/email', change)).status).toBe(200);
  await app.cleanUp.run();
  expect(await Promise.all([count('session'), count('password_resets'), count('email_changes')])).toEqual([
    2, 1, 1,
  ]);

  app.clock.now += 1.5 * DAY_MS;
  await app.cleanUp.run();
  expect(await Promise.all([count('session'), count('password_resets'), count('email_changes')])).toEqual([
    2, 0, 1,
  ]);

  app.clock.now += 4.5 * DAY_MS;
  expect((await staying.get('/api/v1/me')).status).toBe(200);
  app.clock.now += 1.5 * DAY_MS;
  await app.cleanUp.run();
  expect(await Promise.all([count('session'), count('password_resets'), count('email_changes')])).toEqual([
    1, 0, 0,
  ]);
  expect((await staying.get('/api/v1/me')).status).toBe(200);
});

it('the clean-up keeps an unconfirmed account while its latest mailed link works', async () => {
  await changeSettings(app, { emailVerification: true });
  const account = { email: 'again@example.test', termsAccepted: true };
  const signUp = async () => {
    await app.visitor().post('/api/auth/sign-up/email', account);
    await app.settled();
  };
  const isKept = async () => {
    await app.cleanUp.run();
    const rows = await app.database.read.selectFrom('user').select('email').execute();
    return rows.some(({ email }) => email === account.email);
  };
  await signUp();
  app.clock.now += 7 * DAY_MS - 60_000;
  await signUp();
  app.clock.now += 120_000;
  expect(await isKept()).toBe(true);
  app.clock.now += 2 * DAY_MS;
  expect(await isKept()).toBe(false);
});

it('the clean-up removes only accounts whose address was not confirmed within seven days', async () => {
  const signUp = async (email: string) => {
    const account = { email, password: 'plain-horse-battery', termsAccepted: true };
    await app.visitor().post('/api/auth/sign-up/email', account);
    await app.settled();
  };
  const emails = async (table: 'user' | 'profiles') => {
    const rows = await app.database.read.selectFrom(table).select('email').execute();
    return rows.map(({ email }) => email).filter((email) => email.endsWith('.test'));
  };
  await app.signUp({ email: 'before@example.test' });
  await changeSettings(app, { emailVerification: true });
  await Promise.all(Array.from({ length: 60 }, (_, n) => signUp(`never-${n}@example.test`)));
  await signUp('admin@example.test');
  await signUp('before@example.test');
  await runSql(app.database, "update profiles set is_admin = 1 where email = 'admin@example.test'");
  app.clock.now += 7 * DAY_MS - 1;
  await app.cleanUp.run();
  expect(await emails('user')).toHaveLength(62);

  app.clock.now += 2;
  await app.cleanUp.run();
  for (const table of ['user', 'profiles'] as const) {
    expect((await emails(table)).toSorted()).toEqual(['admin@example.test', 'before@example.test']);
  }
  const { read } = app.database;
  expect(await read.selectFrom('repeated_sign_ups').selectAll().execute()).toEqual([]);
  const links = await read.selectFrom('email_verifications').selectAll().execute();
  expect(links).toEqual([]);
  const notes = await read.selectFrom('admin_notifications').select('email').execute();
  expect(notes.filter(({ email }) => email.startsWith('never'))).toEqual([]);
});
