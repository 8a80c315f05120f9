import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  addRecurring,
  catchUpAll,
  makeCatchUpJob,
  expectEachOnce,
  goTo,
  listOccurrencesIn,
  RECURRING,
} from '#server/testing/recurring.ts';
import { expectStoredTotals } from '#server/testing/stored-totals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const RUNNERS = Array.from({ length: 9 }, (_, runner) => runner);
const RANGE = { from: '2026-12-01', to: '2029-12-10' };

it('nine runners at once post three years of three recurring transactions, each day once', async () => {
  app.clock.now = Date.parse('2026-11-20T12:00:00Z');
  const user = await app.signUp({ currency: 'EUR' });
  await addRecurring(user, { firstDay: '2026-12-31', amount: 950 });
  await addRecurring(user, { firstDay: '2026-12-15', amount: 12.34, shift: 'after' });
  await addRecurring(user, {
    firstDay: '2026-12-10',
    amount: 1500,
    unit: 'week',
    every: 2,
    type: 'income',
    category: 'salary',
  });
  await goTo(app, RANGE.to);
  const job = makeCatchUpJob(app);
  await Promise.all(RUNNERS.map((runner) => (runner % 2 === 0 ? job() : catchUpAll(user))));
  await expectEachOnce(user, { ...RANGE, count: 36 + 36 + 79 });

  // Days older than three months wait; several runners at once post these, too.
  const waiting = (await listOccurrencesIn(user, RANGE.from, RANGE.to)).filter(
    ({ outcome }) => outcome === 'asked',
  );
  expect(waiting).toHaveLength(33 + 33 + 72);
  const post = async () => {
    for (const { recurringId, day } of waiting)
      await user.post(`${RECURRING}/${recurringId}/occurrences/${day}`, { act: 'post' });
  };
  await Promise.all(RUNNERS.slice(0, 3).map(post));
  await expectEachOnce(user, { ...RANGE, count: 36 + 36 + 79 });
  const totals = { count: 36 + 36 + 79, expenses: 36 * 962.34, income: 79 * 1500 };
  expect((await user.get('/api/v1/transactions/totals')).body).toEqual(totals);
  await expectStoredTotals(app, user);
});
