import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findBudget, BUDGETS, setBudget, spend } from '#server/testing/budgets.ts';
import { addCategory } from '#server/testing/own-categories.ts';
import { addRecurring, catchUpAll, goTo } from '#server/testing/recurring.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.now = Date.parse('2026-03-22T12:00:00Z');
});
afterAll(() => app.close());

describe('the budgets of a month', () => {
  it('show the amounts spent, left and left per day', async () => {
    const user = await app.signUp();
    await setBudget(user, { amount: 100.5 });
    await spend(user, 20.1, '2026-03-01');
    await spend(user, 30.2, '2026-03-31');
    await spend(user, 500, '2026-04-01');
    await spend(user, 7, '2026-03-25', 'health');
    await user.post('/api/v1/incomes', { description: 'x', amount: 9, date: '2026-03-05' });
    expect((await user.get(BUDGETS)).body).toEqual({
      month: '2026-03',
      from: '2026-03-01',
      to: '2026-03-31',
      daysElapsed: 22,
      days: 31,
      items: [
        {
          category: 'food',
          amount: 100.5,
          rollover: 'none',
          fromMonth: '2026-01',
          carried: 0,
          spent: 50.3,
          left: 50.2,
          coming: 0,
          leftPerDay: 5.02,
        },
      ],
      spent: 57.3,
      unbudgeted: 7,
      // Only categories that have a budget count.
      later: {
        period: { from: '2026-03-23', to: '2026-03-31' },
        count: 1,
        income: 0,
        expenses: 30.2,
        balance: -30.2,
      },
    });
  });

  it('stay as they were when budgets change from a later month on', async () => {
    const user = await app.signUp();
    await setBudget(user, { month: '2026-01', amount: 100 });
    await setBudget(user, { month: '2026-03', amount: 150, scope: 'only' });
    await setBudget(user, { month: '2026-05', amount: null });
    const months = ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05'];
    const amounts = [];
    for (const month of months) amounts.push((await findBudget(user, 'food', month))?.amount);
    expect(amounts).toEqual([undefined, 100, 100, 150, 100, undefined]);
    const pastMonth = (await user.get(`${BUDGETS}?month=2026-01`)).body;
    expect([pastMonth.daysElapsed, pastMonth.items[0].leftPerDay]).toEqual([31, null]);
    const future = (await user.get(`${BUDGETS}?month=2026-04`)).body;
    expect([future.daysElapsed, future.items[0].leftPerDay]).toEqual([0, null]);
  });

  it('are listed for one category, each from its month on', async () => {
    const user = await app.signUp();
    await setBudget(user, { month: '2026-01', amount: 100.5, rollover: 'both' });
    await setBudget(user, { category: 'health', month: '2026-02', amount: 7 });
    await setBudget(user, { month: '2026-05', amount: null });
    expect((await user.get(`${BUDGETS}/food/amounts`)).body).toEqual({
      items: [
        { category: 'food', fromMonth: '2026-01', amount: 100.5, rollover: 'both' },
        { category: 'food', fromMonth: '2026-05', amount: null, rollover: 'none' },
      ],
    });
    expect((await (await app.signUp()).get(`${BUDGETS}/food/amounts`)).body).toEqual({ items: [] });
  });

  it('count all expenses for the total budget, which comes first', async () => {
    const user = await app.signUp();
    await setBudget(user, { category: 'food', amount: 90 });
    await setBudget(user, { category: 'health', amount: 95 });
    await setBudget(user, { category: '*', amount: 10 });
    await spend(user, 3, '2026-03-05', 'food');
    await spend(user, 4, '2026-03-06', 'entertainment');
    const { items, unbudgeted } = (await user.get(BUDGETS)).body;
    const figures = items.map(({ category, spent, left }: Record<string, unknown>) => [
      category,
      spent,
      left,
    ]);
    expect(figures).toEqual([
      ['*', 7, 3],
      ['health', 0, 95],
      ['food', 3, 87],
    ]);
    expect(unbudgeted).toBe(4);
  });

  it('start on the day of the profile', async () => {
    const user = await app.signUp();
    await setBudget(user);
    await spend(user, 1, '2026-02-27');
    await spend(user, 2, '2026-03-15');
    await spend(user, 4, '2026-03-30');
    const readMonth = async (monthStartsOn: unknown) => {
      await user.patch('/api/v1/me', { monthStartsOn });
      const { month, from, to, items } = (await user.get(BUDGETS)).body;
      return [month, from, to, items[0].spent];
    };
    expect(await readMonth(1)).toEqual(['2026-03', '2026-03-01', '2026-03-31', 6]);
    expect(await readMonth(10)).toEqual(['2026-03', '2026-03-10', '2026-04-09', 6]);
    expect(await readMonth(25)).toEqual(['2026-03', '2026-02-25', '2026-03-24', 3]);
    expect(await readMonth(20)).toEqual(['2026-04', '2026-03-20', '2026-04-19', 4]);
    expect(await readMonth('lastWorkday')).toEqual(['2026-03', '2026-02-27', '2026-03-30', 7]);
  });

  it('show the recurring expenses that are still to come in the month', async () => {
    const user = await app.signUp();
    await setBudget(user, { category: 'utilities', amount: 1_000 });
    await setBudget(user, { category: '*', amount: 2_000 });
    await addRecurring(user, { category: 'utilities', firstDay: '2026-03-31', amount: 950 });
    await addRecurring(user, { category: 'health', firstDay: '2026-03-25', amount: 50 });
    await addRecurring(user, { category: 'salary', type: 'income', firstDay: '2026-03-25' });
    expect(await findBudget(user, 'utilities', '2026-03')).toMatchObject({
      left: 1_000,
      coming: 950,
      leftPerDay: 5,
    });
    expect(await findBudget(user, '*', '2026-03')).toMatchObject({ coming: 1_000, leftPerDay: 100 });
    expect(await findBudget(user, 'utilities', '2026-05')).toMatchObject({ coming: 950, leftPerDay: null });
    expect(await findBudget(user, 'utilities', '2026-02')).toMatchObject({ coming: 0 });
  });

  it('count occurrences that wait for the user as still to come, until the month is over', async () => {
    const user = await app.signUp();
    await setBudget(user, { category: 'utilities', amount: 1_000 });
    await addRecurring(user, { mode: 'ask', firstDay: '2026-03-25', amount: 950, endDay: '2026-03-26' });
    await goTo(app, '2026-03-28');
    expect(await catchUpAll(user)).toEqual({ posted: 0, asked: 1 });
    expect(await findBudget(user, 'utilities', '2026-03')).toMatchObject({ spent: 0, coming: 950 });
    await goTo(app, '2026-04-01');
    expect(await findBudget(user, 'utilities', '2026-03')).toMatchObject({ spent: 0, coming: 0 });
    await goTo(app, '2026-03-22');
  });

  it('do not show or count anything of another user', async () => {
    const [owner, stranger] = [await app.signUp(), await app.signUp()];
    await setBudget(owner);
    await setBudget(stranger, { amount: 7 });
    await spend(owner, 1, '2026-03-05');
    expect(await findBudget(owner, 'food', '2026-03')).toMatchObject({ amount: 100, spent: 1 });
    expect(await findBudget(stranger, 'food', '2026-03')).toMatchObject({ amount: 7, spent: 0 });
  });
});

describe('a budget', () => {
  it('is refused for an id that is not an expense category', async () => {
    const user = await app.signUp();
    const body = { month: '2026-03', amount: 1, rollover: 'none', scope: 'onwards' };
    for (const category of ['salary', 'nothing', '01932f4e-8c00-7abc-8def-0123456789ab'])
      expect((await user.put(`${BUDGETS}/${category}`, body)).body.code).toBe('categoryNotFound');
  });

  it('is refused with decimals that the currency does not have', async () => {
    const user = await app.signUp();
    const body = { month: '2026-03', amount: 1.234, rollover: 'none', scope: 'onwards' };
    const response = await user.put(`${BUDGETS}/food`, body);
    expect(response.body.details).toMatchObject([{ field: 'amount', code: 'amountTooManyDecimals' }]);
  });

  it('moves to the other category when its category is merged', async () => {
    const user = await app.signUp();
    const [from, to] = [await addCategory(user), await addCategory(user)];
    await setBudget(user, { category: from, amount: 40 });
    await spend(user, 3, '2026-03-05', from);
    await user.post(`/api/v1/categories/${from}/merge`, { into: to });
    expect(await findBudget(user, to, '2026-03')).toMatchObject({ amount: 40, spent: 3 });
    // A browser that has not read the merge still sends the merged category.
    await setBudget(user, { category: from, amount: 50 });
    expect(await findBudget(user, to, '2026-03')).toMatchObject({ amount: 50 });
    expect(await findBudget(user, from, '2026-03')).toBeUndefined();
  });

  it('is deleted with its category, or when it is merged into a category with a budget', async () => {
    const user = await app.signUp();
    const [merged, deleted] = [await addCategory(user), await addCategory(user)];
    for (const category of [merged, deleted]) await setBudget(user, { category, amount: 40 });
    await setBudget(user, { category: 'food', amount: 60 });
    await spend(user, 3, '2026-03-05', merged);
    await user.post(`/api/v1/categories/${merged}/merge`, { into: 'food' });
    await user.delete(`/api/v1/categories/${deleted}`);
    const { items } = (await user.get(BUDGETS)).body;
    expect(items).toMatchObject([{ category: 'food', amount: 60, spent: 3 }]);
  });
});

describe('copying budgets', () => {
  it('sets the budgets of one month from another month on, and leaves other categories’ budgets', async () => {
    const user = await app.signUp();
    await setBudget(user, { category: 'food', month: '2026-01', amount: 10, scope: 'only' });
    await setBudget(user, { category: 'health', month: '2026-01', amount: 20, rollover: 'both' });
    await setBudget(user, { category: 'health', month: '2026-02', amount: 25 });
    await setBudget(user, { category: 'entertainment', month: '2026-03', amount: 30 });
    expect((await user.post(`${BUDGETS}/copy`, { from: '2026-01', to: '2026-03' })).body).toEqual({
      copied: 2,
    });
    expect(await findBudget(user, 'food', '2026-02')).toBeUndefined();
    expect(await findBudget(user, 'health', '2026-02')).toMatchObject({ amount: 25, rollover: 'none' });
    for (const month of ['2026-03', '2026-06']) {
      expect(await findBudget(user, 'food', month)).toMatchObject({ amount: 10, fromMonth: '2026-03' });
      expect(await findBudget(user, 'health', month)).toMatchObject({ amount: 20, rollover: 'both' });
      expect(await findBudget(user, 'entertainment', month)).toMatchObject({ amount: 30 });
    }
  });
});

describe('the ETag of the budgets', () => {
  it('is current until a budget, a transaction, the start of months or a recurring transaction changes', async () => {
    const user = await app.signUp();
    const readBudgets = async (etag = '') => {
      const { status, headers } = await user.get(BUDGETS, { 'if-none-match': etag });
      return { status, etag: headers.get('etag') ?? '' };
    };
    let { etag } = await readBudgets();
    for (const change of [
      () => setBudget(user),
      () => spend(user, 1, '2026-03-05'),
      () => user.patch('/api/v1/me', { monthStartsOn: 5 }),
      () => addRecurring(user, { firstDay: '2026-03-31' }),
    ]) {
      expect((await readBudgets(etag)).status).toBe(304);
      await change();
      const after = await readBudgets(etag);
      expect(after.status).toBe(200);
      etag = after.etag;
    }
  });
});
