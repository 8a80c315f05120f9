import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUDGETS, spend } from '#server/testing/budgets.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-03-22T12:00:00Z');
});
afterAll(() => app.close());

describe('the suggestions', () => {
  it('are the medians of the six months before; their sum, for all expenses, comes first', async () => {
    const user = await app.signUp();
    const food = [10, 90, 30, 40, 50, 60];
    for (const [at, amount] of food.entries()) {
      const month = ['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'][at];
      await spend(user, amount, `${month}-15`, 'food');
    }
    // This category is new in January: earlier months do not count.
    await spend(user, 8, '2026-01-31', 'health');
    await spend(user, 9, '2026-02-01', 'health');
    // This category is older than the six months, and only two of them have expenses.
    await spend(user, 5, '2025-08-31', 'entertainment');
    for (const day of ['2026-01-02', '2026-02-02']) await spend(user, 70, day, 'entertainment');
    // The current month does not count.
    await spend(user, 1_000, '2026-03-01', 'food');
    expect((await user.get(`${BUDGETS}/suggestions`)).body.items).toEqual([
      { category: '*', amount: 53.5, months: 6 },
      { category: 'food', amount: 45, months: 6 },
      { category: 'health', amount: 8.5, months: 2 },
    ]);
    const later = (await user.get(`${BUDGETS}/suggestions?month=2026-04`)).body.items;
    expect(later[0]).toMatchObject({ category: '*', months: 6 });
  });
});
