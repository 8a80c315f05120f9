import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addRecurring, makeCatchUpJob, listExpenseDays, goTo, RECURRING } from '#server/testing/recurring.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
});
afterEach(() => app.close());

async function signUpWithRent(): Promise<TestClient> {
  const user = await app.signUp({ currency: 'EUR' });
  await addRecurring(user, { firstDay: '2026-11-25' });
  return user;
}

const readUserId = async (user: TestClient) => (await user.get('/api/v1/me')).body.uid as string;

async function setSuspended(uid: string, is_suspended: 0 | 1): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_suspended }).where('user_id', '=', uid).execute();
  });
}

it('posts for all users, even if that takes several catch-ups each', async () => {
  const [ana, ben] = [await signUpWithRent(), await signUpWithRent()];
  await addRecurring(ben, { unit: 'day', firstDay: '2026-11-20' });
  await goTo(app, '2027-01-31');
  await makeCatchUpJob(app)();
  expect(await listExpenseDays(ana)).toEqual(['2026-11-25', '2026-12-25', '2027-01-25']);
  expect(await listExpenseDays(ben)).toHaveLength(3 + 73);
  await expectStoredTotals(app, ben);
});

it('posts nothing for a suspended user, until they are back', async () => {
  const user = await signUpWithRent();
  const uid = await readUserId(user);
  await setSuspended(uid, 1);
  await goTo(app, '2026-12-01');
  await makeCatchUpJob(app)();
  expect((await user.post(`${RECURRING}/catch-up`)).body.code).toBe('accountSuspended');
  await setSuspended(uid, 0);
  expect(await listExpenseDays(user)).toEqual([]);
  await makeCatchUpJob(app)();
  expect(await listExpenseDays(user)).toEqual(['2026-11-25']);
});

it('posts nothing while the installation is read-only, by job or by request', async () => {
  const user = await signUpWithRent();
  await goTo(app, '2026-12-01');
  await changeSettings(app, { isReadOnly: true });
  await makeCatchUpJob(app)();
  expect((await user.post(`${RECURRING}/catch-up`)).body.code).toBe('readOnly');
  expect(await listExpenseDays(user)).toEqual([]);
  await changeSettings(app, { isReadOnly: false });
  await makeCatchUpJob(app)();
  expect(await listExpenseDays(user)).toEqual(['2026-11-25']);
});

it('logs that the totals of one user would become too large, and continues with the others', async () => {
  const users = [await signUpWithRent(), await signUpWithRent(), await signUpWithRent()];
  const full = await readUserId(users[1] as TestClient);
  await app.database.write(async (trx) => {
    await trx
      .updateTable('user_totals')
      .set({ expense_minor: Number.MAX_SAFE_INTEGER })
      .where('user_id', '=', full)
      .execute();
  });
  await goTo(app, '2026-12-01');
  const lines: string[] = [];
  await makeCatchUpJob(app, pino({}, { write: (line) => void lines.push(line) }))();
  expect(await Promise.all(users.map(listExpenseDays))).toEqual([['2026-11-25'], [], ['2026-11-25']]);
  expect(lines.map((line) => (JSON.parse(line) as { userId: string }).userId)).toEqual([full]);
  expect((await users[1]?.post(`${RECURRING}/catch-up`))?.body.code).toBe('totalTooLarge');
});
