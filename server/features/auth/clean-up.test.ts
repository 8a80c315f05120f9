import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
});
afterAll(() => app.close());

async function count(table: 'session' | 'password_resets' | 'email_changes'): Promise<number> {
  const rows = await app.database.read.selectFrom(table).selectAll().execute();
  return rows.length;
}

it('removes sessions that ended, and links a day after they stopped working', async () => {
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
