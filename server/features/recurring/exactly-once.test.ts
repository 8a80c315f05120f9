import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import {
  addRecurring,
  catchUpAll,
  makeCatchUpJob,
  listExpenseDays,
  expectEachOnce,
  goTo,
  RECURRING,
} from '#server/testing/recurring.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
let user: TestClient;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  user = await app.signUp({ currency: 'EUR' });
});
afterAll(() => app.close());

const findOnlyId = async () => (await user.get('/api/v1/expenses')).body.items[0].id as string;

describe('a posted transaction', () => {
  it('stays deleted if the user deletes it, and comes back if they undo that', async () => {
    await addRecurring(user, { firstDay: '2026-11-25' });
    await goTo(app, '2026-11-26');
    await catchUpAll(user);
    const id = await findOnlyId();
    await user.delete(`/api/v1/expenses/${id}`);
    await goTo(app, '2026-11-27');
    expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 0 });
    expect(await listExpenseDays(user)).toEqual([]);
    await user.post('/api/v1/transactions/deleted/restore', { ids: [id] });
    expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 0 });
    expect(await listExpenseDays(user)).toEqual(['2026-11-25']);
    await expectStoredTotals(app, user);
  });

  it('is not posted again by a recurring transaction that was deleted and added with the same id', async () => {
    const id = uuidv7();
    await addRecurring(user, { id, firstDay: '2026-11-20' });
    await catchUpAll(user);
    expect((await user.delete(`${RECURRING}/${id}`)).status).toBe(200);
    await addRecurring(user, { id, firstDay: '2026-11-20' });
    await catchUpAll(user);
    expect(await listExpenseDays(user)).toEqual(['2026-11-20']);
    await user.delete(`/api/v1/expenses/${await findOnlyId()}`);
    await user.delete(`${RECURRING}/${id}`);
    await addRecurring(user, { id, firstDay: '2026-11-20' });
    await catchUpAll(user);
    expect(await listExpenseDays(user)).toEqual([]);
    await expectStoredTotals(app, user);
  });
});

it('a clock that is set back by a year and forward again neither repeats nor loses a day', async () => {
  await addRecurring(user, { firstDay: '2026-11-25' });
  await addRecurring(user, { firstDay: '2026-11-25', unit: 'week' });
  for (const day of ['2027-01-10', '2026-01-10', '2027-01-12', '2027-11-26', '2026-11-26', '2027-11-26']) {
    await goTo(app, day);
    await catchUpAll(user);
    await makeCatchUpJob(app)();
    await expectStoredTotals(app, user);
  }
  await expectEachOnce(user, { from: '2026-11-25', to: '2027-11-26', count: 13 + 53 });
});
