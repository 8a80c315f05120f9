import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Notice } from '#shared/contract/notices.ts';
import { NOTICES, listNotices } from '#server/testing/notices.ts';
import { goTo } from '#server/testing/recurring.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function pay(user: TestClient, date: string, amount: number) {
  const body = { description: 'Piano', category: 'other', amount, date };
  expect((await user.post('/api/v1/expenses', body)).status).toBe(201);
}

/** Signs up somebody whose monthly payment rose in November. */
async function signUp(): Promise<TestClient> {
  await goTo(app, '2026-11-20');
  const user = await app.signUp();
  for (let month = 1; month <= 10; month++) await pay(user, `2026-${`${month}`.padStart(2, '0')}-20`, 20);
  await pay(user, '2026-11-20', 22);
  return user;
}

/** Adds a payment at the new price, while the rise is still listed. */
async function payAgain(user: TestClient): Promise<void> {
  await goTo(app, '2026-12-20');
  await pay(user, '2026-12-20', 22);
}

const findRise = async (user: TestClient): Promise<Notice | undefined> =>
  (await listNotices(user)).find(({ kind }) => kind === 'priceRise');

it('a dismissed rise stays dismissed after the next payment, and can be shown again', async () => {
  const user = await signUp();
  const rise = await findRise(user);
  expect(rise).toMatchObject({ day: '2026-11-20', amount: 22, usual: 20 });
  const address = `${NOTICES}/${rise?.key}`;
  expect((await user.post(`${address}/dismiss`, { scope: 'transaction' })).status).toBe(200);
  await payAgain(user);
  expect(await findRise(user)).toBeUndefined();
  expect((await user.post(`${address}/undismiss`, { scope: 'transaction' })).status).toBe(200);
  expect(await findRise(user)).toEqual({ ...rise, count: 12 });
});

it('a rise that an earlier version stored under the day of the last payment stays dismissed too', async () => {
  const user = await signUp();
  await payAgain(user);
  const rise = await findRise(user);
  expect(rise?.day).toBe('2026-11-20');
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  // The digest of 'notice priceRise 2026-12-20 expense:piano'.
  await runSql(
    app.database,
    `insert into notice_decisions values ('${uid}', 'one ZnwbUx0Tg9GgvEVHnyYjMg', 1, null)`,
  );
  expect(await findRise(user)).toBeUndefined();
  const { status } = await user.post(`${NOTICES}/${rise?.key}/undismiss`, { scope: 'transaction' });
  expect(status).toBe(200);
  expect(await findRise(user)).toEqual(rise);
});
