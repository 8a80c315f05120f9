import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, endOfMonth, weekday } from '#shared/calendar.ts';
import { addToMonth } from '#shared/budgets/months.ts';
import { ROLLOVERS, type Budget, type BudgetChange, type Rollover } from '#shared/contract/budgets.ts';
import type { MonthStart } from '#shared/contract/profile.ts';
import { rounds } from '#server/testing/rounds.ts';
import { BUDGETS, setBudget } from '#server/testing/budgets.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const CATEGORIES = ['food', 'health', 'other'];
const MONTHS = Array.from({ length: 7 }, (_, at) => addToMonth('2025-11', at));

const category = fc.constantFrom(...CATEGORIES);
const cents = fc.bigInt({ min: 1n, max: 99_999n });
const date = fc.integer({ min: 0, max: 220 }).map((days) => addDays('2025-10-20', days));
const month = fc.constantFrom(...MONTHS);
const monthStart: fc.Arbitrary<MonthStart> = fc.oneof(
  fc.integer({ min: 1, max: 28 }),
  fc.constant('lastWorkday' as const),
);
const spending = fc.record({ do: fc.constant('add' as const), category, cents, date });
const setting = fc.record({
  do: fc.constant('set' as const),
  category: fc.constantFrom('*', ...CATEGORIES),
  month,
  cents: fc.option(cents),
  rollover: fc.constantFrom(...ROLLOVERS),
  scope: fc.constantFrom('onwards' as const, 'only' as const),
});
const removing = fc.record({ do: fc.constant('remove' as const), pick: fc.nat() });
const step = fc.oneof({ weight: 5, arbitrary: spending }, { weight: 3, arbitrary: setting }, removing);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type Expense = { id: string; category: string; cents: bigint; date: string };
type StoredBudget = { cents: bigint | null; rollover: Rollover };
type Model = { expenses: Expense[]; budgets: Map<string, StoredBudget> };

it('budgets equal a plain sum over the transactions, whatever rolls over and whenever months start', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), monthStart, async (steps, start) => {
      const user = await app.signUp();
      await user.patch('/api/v1/me', { monthStartsOn: start });
      const model: Model = { expenses: [], budgets: new Map() };
      for (const action of steps) await apply(user, model, action);
      for (const budgetMonth of MONTHS) await expectMonth(user, model, budgetMonth, start);
    }),
    { numRuns: rounds(25) },
  );
});

async function apply(user: TestClient, { expenses, budgets }: Model, action: Step): Promise<void> {
  if (action.do === 'add') {
    const body = {
      description: 'x',
      amount: toAmount(action.cents),
      category: action.category,
      date: action.date,
    };
    const { id } = (await user.post('/api/v1/expenses', body)).body as { id: string };
    expenses.push({ ...action, id });
  } else if (action.do === 'remove') {
    const [removed] = expenses.splice(action.pick % Math.max(1, expenses.length), 1);
    if (removed) await user.delete(`/api/v1/expenses/${removed.id}`);
  } else {
    const { category: id, month: from, cents: amount, rollover, scope } = action;
    const change = { month: from, amount: amount === null ? null : toAmount(amount), rollover, scope };
    await setBudget(user, { category: id, ...(change satisfies BudgetChange) });
    const changed = MONTHS.filter((other) => other === from || (scope === 'onwards' && other > from));
    for (const other of changed) budgets.set(`${id} ${other}`, { cents: amount, rollover });
  }
}

async function expectMonth(
  user: TestClient,
  model: Model,
  budgetMonth: string,
  start: MonthStart,
): Promise<void> {
  const { items, spent, unbudgeted } = (await user.get(`${BUDGETS}?month=${budgetMonth}`)).body;
  const stored = ['*', ...CATEGORIES].filter((id) => findStoredBudget(model, id, budgetMonth) !== undefined);
  const figures = (items as Budget[]).map((budget) => [
    budget.category,
    { amount: budget.amount, carried: budget.carried, spent: budget.spent, left: budget.left },
  ]);
  expect(Object.fromEntries(figures)).toEqual(
    Object.fromEntries(stored.map((id) => [id, toFigures(model, id, budgetMonth, start)])),
  );
  expect(spent).toBe(toAmount(sumSpent(model, '*', budgetMonth, start)));
  const unbudgetedIds = CATEGORIES.filter((id) => !stored.includes(id));
  const expectedUnbudgeted = unbudgetedIds.reduce(
    (sum, id) => sum + sumSpent(model, id, budgetMonth, start),
    0n,
  );
  expect(unbudgeted).toBe(toAmount(expectedUnbudgeted));
}

function findStoredBudget(
  { budgets }: Model,
  id: string,
  budgetMonth: string,
): { cents: bigint; rollover: Rollover } | undefined {
  const stored = budgets.get(`${id} ${budgetMonth}`);
  return stored === undefined || stored.cents === null ? undefined : { ...stored, cents: stored.cents };
}

function toFigures(model: Model, id: string, budgetMonth: string, start: MonthStart) {
  const amount = findStoredBudget(model, id, budgetMonth)?.cents ?? 0n;
  const carried = sumCarried(model, id, budgetMonth, start);
  const spent = sumSpent(model, id, budgetMonth, start);
  return {
    amount: toAmount(amount),
    carried: toAmount(carried),
    spent: toAmount(spent),
    left: toAmount(amount + carried - spent),
  };
}

/** Goes back month by month, as long as the budget rolls over. */
function sumCarried(model: Model, id: string, budgetMonth: string, start: MonthStart): bigint {
  const before = addToMonth(budgetMonth, -1);
  const [stored, storedBefore] = [
    findStoredBudget(model, id, budgetMonth),
    findStoredBudget(model, id, before),
  ];
  if (stored === undefined || stored.rollover === 'none') return 0n;
  if (storedBefore === undefined || storedBefore.rollover === 'none') return 0n;
  const left = storedBefore.cents + sumCarried(model, id, before, start) - sumSpent(model, id, before, start);
  return stored.rollover === 'surplus' && left < 0n ? 0n : left;
}

function sumSpent({ expenses }: Model, id: string, budgetMonth: string, start: MonthStart): bigint {
  return expenses
    .filter(
      (expense) =>
        (id === '*' || expense.category === id) && toBudgetMonth(expense.date, start) === budgetMonth,
    )
    .reduce((sum, expense) => sum + expense.cents, 0n);
}

/** A day before the start of its month belongs to the month that began earlier. */
function toBudgetMonth(day: string, start: MonthStart): string {
  const calendarMonth = day.slice(0, 7);
  const startDay = start === 'lastWorkday' ? lastWorkday(day) : start;
  const hasBegun = Number(day.slice(8)) >= startDay;
  const isNamedAfterNext = start === 'lastWorkday' || start >= 15;
  return addToMonth(calendarMonth, (hasBegun ? 0 : -1) + (isNamedAfterNext ? 1 : 0));
}

function lastWorkday(day: string): number {
  let last = endOfMonth(day);
  while ([0, 6].includes(weekday(last))) last = addDays(last, -1);
  return Number(last.slice(8));
}

function toAmount(minor: bigint): number {
  return Number(minor) / 100;
}
