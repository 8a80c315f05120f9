import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToMonth } from '#shared/budgets/months.ts';
import { StoredBudget } from '#shared/contract/budgets.ts';
import { StoredGoal, StoredGoalEntry } from '#shared/contract/goals.ts';
import { MAX_BUDGET_ROWS, MAX_GOALS } from '#shared/limits.ts';
import { streamBudgets } from '#server/features/budgets/export.ts';
import { restoreBudgets } from '#server/features/budgets/restore.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import { streamGoalEntries, streamGoals } from '#server/features/goals/export.ts';
import { restoreGoals } from '#server/features/goals/restore.ts';
import { signUpUser } from '#server/testing/admins.ts';
import { BUDGETS, setBudget } from '#server/testing/budgets.ts';
import { addGoal, GOALS, putAside } from '#server/testing/goals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const currency = 'EUR';
const common = { currency, readCategories };

async function newUser() {
  return await signUpUser(app, { currency });
}

async function collect<Item>(stream: AsyncIterable<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for await (const item of stream) items.push(item);
  return items;
}

async function readExport(userId: string) {
  const user = { userId, currency };
  const { read } = app.database;
  return {
    budgets: await collect(streamBudgets(read, user)),
    goals: await collect(streamGoals(read, user)),
    goalEntries: await collect(streamGoalEntries(read, user)),
  };
}

describe('the budgets and goals of an export', () => {
  it('are restored into another account as they were, and a second restore changes nothing', async () => {
    const owner = await newUser();
    await setBudget(owner, { amount: 12.34, rollover: 'both', scope: 'only' });
    await setBudget(owner, { category: '*', amount: 900 });
    const id = await addGoal(owner, { day: '2027-01-31' });
    await putAside(owner, id, { amount: 10.5 });
    await putAside(owner, id, { amount: -3 });
    await owner.patch(`${GOALS}/${id}`, { isArchived: true });
    const exported = await readExport(owner.uid);
    expect(exported.budgets).toHaveLength(3);
    for (const budget of exported.budgets) StoredBudget.parse(budget);
    for (const goal of exported.goals) StoredGoal.parse(goal);
    for (const entry of exported.goalEntries) StoredGoalEntry.parse(entry);

    const other = await newUser();
    for (let n = 0; n < 2; n++) {
      await app.database.write(async (trx) => {
        await restoreBudgets(trx, other.uid, { ...common, ...exported });
        await restoreGoals(trx, other.uid, { ...common, ...exported });
      });
      expect(await readExport(other.uid)).toEqual(exported);
    }
    expect((await other.get(GOALS)).body).toEqual((await owner.get(GOALS)).body);
    const month = `${BUDGETS}?month=2026-01`;
    expect((await other.get(month)).body).toEqual((await owner.get(month)).body);
  });

  it('are refused if they refer to something missing or cannot be stored', async () => {
    const { uid } = await newUser();
    const budget: StoredBudget = { category: 'food', fromMonth: '2026-01', amount: 1, rollover: 'none' };
    const entry: StoredGoalEntry = {
      goalId: uuidv7(),
      id: uuidv7(),
      amount: 1,
      day: '2026-01-01',
      createdAt: '2026-01-01T00:00:00.000Z',
    };
    const restore = async (budgets: StoredBudget[]) => {
      await app.database.write((trx) => restoreBudgets(trx, uid, { ...common, budgets }));
    };
    await expect(restore([budget, { ...budget, category: uuidv7() }])).rejects.toMatchObject({
      fields: [{ field: 'budgets.1.category', code: 'categoryUnknown' }],
    });
    await expect(restore([{ ...budget, amount: 0.001 }])).rejects.toMatchObject({
      fields: [{ field: 'budgets.0.amount', code: 'amountTooManyDecimals' }],
    });
    const goals: StoredGoal[] = [];
    await expect(
      app.database.write((trx) => restoreGoals(trx, uid, { ...common, goals, goalEntries: [entry] })),
    ).rejects.toMatchObject({ code: 'goalNotFound' });
  });

  it('are refused if they are more than an account can have', async () => {
    const { uid } = await newUser();
    const budget: StoredBudget = { category: 'food', fromMonth: '2026-01', amount: 1, rollover: 'none' };
    const budgets = Array.from({ length: MAX_BUDGET_ROWS + 1 }, (_, at) => ({
      ...budget,
      fromMonth: addToMonth('2026-01', at),
    }));
    await expect(
      app.database.write((trx) => restoreBudgets(trx, uid, { ...common, budgets })),
    ).rejects.toMatchObject({ code: 'tooManyBudgets' });
    const createdAt = '2026-01-01T00:00:00.000Z';
    const goal = { name: 'x', target: 1, day: null, isArchived: false, createdAt, updatedAt: createdAt };
    const goals: StoredGoal[] = Array.from({ length: MAX_GOALS + 1 }, () => ({ ...goal, id: uuidv7() }));
    const goalEntries: StoredGoalEntry[] = [];
    await expect(
      app.database.write((trx) => restoreGoals(trx, uid, { ...common, goals, goalEntries })),
    ).rejects.toMatchObject({ code: 'tooManyGoals' });
  });
});
