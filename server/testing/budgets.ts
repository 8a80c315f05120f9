import { expect } from 'vitest';
import type { Budget, BudgetAlert } from '#shared/contract/budgets.ts';
import { spend as spendOn } from './own-categories.ts';
import type { TestClient } from './test-client.ts';

export const BUDGETS = '/api/v1/budgets';

/** Sets a budget: 100 for food from January 2026 on, unless the changes say otherwise. */
export async function setBudget(
  user: TestClient,
  { category = 'food', ...changes }: { category?: string } & Record<string, unknown> = {},
): Promise<void> {
  const body = { month: '2026-01', amount: 100, rollover: 'none', scope: 'onwards', ...changes };
  const response = await user.put(`${BUDGETS}/${encodeURIComponent(category)}`, body);
  expect([response.status, response.body]).toEqual([200, { success: true }]);
}

export async function findBudget(
  user: TestClient,
  category: string,
  month: string,
): Promise<Budget | undefined> {
  const { body } = await user.get(`${BUDGETS}?month=${month}`);
  return (body.items as Budget[]).find((budget) => budget.category === category);
}

export async function listUnseenAlerts(user: TestClient): Promise<BudgetAlert[]> {
  return (await user.get(`${BUDGETS}/alerts`)).body.items as BudgetAlert[];
}

/** Adds an expense of an amount on a day, and returns its id. */
export async function spend(
  user: TestClient,
  amount: number,
  date: string,
  category = 'food',
): Promise<string> {
  return await spendOn(user, category, { amount, date });
}
