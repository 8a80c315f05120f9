import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MonthReport } from '#shared/contract/reports.ts';
import { addNotice, NOTICES } from '#server/testing/notices.ts';
import { goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function reportedIn(user: TestClient, month: string) {
  const { status, body } = await user.get(`/api/v1/reports/month?month=${month}`);
  expect([status, body]).toMatchObject([200, {}]);
  return (body as MonthReport).notices.map(({ kind, day }) => `${kind} ${day}`);
}

it('the report of a month has its own notices, also long after, and none of other months', async () => {
  const user = await app.signUp();
  await goTo(app, '2026-11-20');
  for (const [description, date] of [
    ['Lamp', '2026-09-20'],
    ['Lamp', '2026-09-20'],
    ['Sofa', '2026-10-25'],
    ['Sofa', '2026-10-25'],
    ['Chair', '2026-11-19'],
    ['Chair', '2026-11-19'],
  ]) {
    await user.post('/api/v1/expenses', { description, amount: 89.5, category: 'other', date });
  }
  expect(await reportedIn(user, '2026-11')).toEqual(['twice 2026-11-19']);
  expect(await reportedIn(user, '2026-10')).toEqual(['twice 2026-10-25']);
  expect(await reportedIn(user, '2026-09')).toEqual(['twice 2026-09-20']);
  expect(await reportedIn(await app.signUp(), '2026-11')).toEqual([]);
});

it('the report of a month leaves out dismissed notices', async () => {
  const user = await app.signUp();
  await goTo(app, '2026-11-20');
  const key = await addNotice(app, user);
  expect(await reportedIn(user, '2026-11')).toHaveLength(1);
  expect((await user.post(`${NOTICES}/${key}/dismiss`, { scope: 'transaction' })).status).toBe(200);
  expect(await reportedIn(user, '2026-11')).toEqual([]);
});

it('a payment that was late at the end of a month is in its report only until the month is over', async () => {
  const user = await app.signUp();
  await goTo(app, '2026-10-15');
  const pay = (description: string, date: string) =>
    user.post('/api/v1/expenses', { description, amount: 29.9, category: 'health', date });
  for (let month = 1; month <= 9; month++) await pay('Gimnasio Fit', `2026-0${month}-05`);
  await pay('Bread', '2026-10-01');
  expect(await reportedIn(user, '2026-10')).toEqual([expect.stringMatching(/^missed 2026-10/)]);
  await goTo(app, '2026-11-02');
  expect(await reportedIn(user, '2026-10')).toEqual([]);
});
