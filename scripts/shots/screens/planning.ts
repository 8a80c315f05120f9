import type { Page } from 'playwright-core';
import { addMonths, startOfMonth, today } from '#shared/calendar.ts';
import type { Budget, getBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { paths } from '#shared/paths.ts';
import { clickButton, inWindow, seeWrongField, type Act, type Screen } from '../screen.ts';

const { budgets: budgetsPath, goals: goalsPath } = paths;
const TODAY = today('UTC', Date.now());

/** The server's answers are made up: the accounts have no budgets and no goals. */
export const planningScreens: readonly Screen[] = [
  { name: 'budgets', path: budgetsPath, who: 'demo', arrange: fakeBudgets, act: seeBudgets },
  { name: 'budgets-empty', path: budgetsPath, who: 'fresh', act: seeNoBudgets },
  { name: 'budget-dialog', path: budgetsPath, who: 'demo', ...inWindow, act: openBudget },
  { name: 'budgets-suggested', path: budgetsPath, who: 'demo', ...inWindow, act: openSuggestions },
  { name: 'goals', path: goalsPath, who: 'fresh', arrange: fakeGoals, act: seeGoals },
  { name: 'goals-empty', path: goalsPath, who: 'fresh', act: seeNoGoals },
  { name: 'goal-dialog', path: goalsPath, who: 'fresh', ...inWindow, act: openGoal },
];

type ActArguments = Parameters<Act>;

async function fakeBudgets(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/budgets\?/, (route) => route.fulfill({ json: budgetsAnswer() }));
}

/** The type makes the compiler report a field of the answer that is missing here. */
function budgetsAnswer(): OutputOf<typeof getBudgets> {
  const from = startOfMonth(TODAY);
  const budget = (category: string, amount: number, spent: number, more: Partial<Budget> = {}): Budget => ({
    category,
    amount,
    rollover: 'none',
    fromMonth: from.slice(0, 7),
    carried: 0,
    spent,
    left: amount - spent,
    coming: 0,
    leftPerDay: Math.max(0, Math.floor((amount - spent) / 10)),
    ...more,
  });
  return {
    month: from.slice(0, 7),
    from,
    to: addMonths(from, 1),
    daysElapsed: 20,
    days: 30,
    items: [
      budget('*', 1_500, 1_120),
      budget('food', 400, 275),
      budget('utilities', 120, 131.5),
      budget('transport', 80, 66, { carried: 12.5, left: 26.5, coming: 20 }),
    ],
    spent: 1_120,
    unbudgeted: 647.5,
    later: null,
  };
}

async function seeBudgets(...[page, { budgets }]: ActArguments): Promise<void> {
  await page.getByRole('heading', { name: budgets.list }).waitFor();
}

async function seeNoBudgets(...[page, { budgets }]: ActArguments): Promise<void> {
  await page.getByText(budgets.empty.text).waitFor();
}

async function openBudget(...[page, { budgets }]: ActArguments): Promise<void> {
  await clickButton(page, budgets.add);
  await clickButton(page.getByRole('dialog'), budgets.form.save);
  await seeWrongField(page);
}

async function openSuggestions(...[page, { budgets }]: ActArguments): Promise<void> {
  await clickButton(page, budgets.suggest);
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
}

async function fakeGoals(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/goals$/, (route) => route.fulfill({ json: { items: goalsAnswer() } }));
}

function goalsAnswer() {
  const at = `${TODAY}T10:00:00.000Z`;
  const goal = (id: number, name: string, saved: number, target: number, more: object = {}) => ({
    id: `00000000-0000-7000-8000-00000000000${id}`,
    name,
    target,
    saved,
    day: null,
    neededPerMonth: null,
    pacePerMonth: null,
    expectedDay: null,
    isReached: saved >= target,
    isArchived: false,
    createdAt: at,
    updatedAt: at,
    ...more,
  });
  const pace = { day: addMonths(TODAY, 8), neededPerMonth: 225, pacePerMonth: 180 };
  return [
    goal(1, 'Lisboa', 1_200, 3_000, { ...pace, expectedDay: addMonths(TODAY, 10) }),
    goal(2, 'Bici', 600, 600),
    goal(3, 'Ana', 0, 250, { isArchived: true }),
  ];
}

async function seeGoals(...[page, { goals }]: ActArguments): Promise<void> {
  await page.getByRole('list', { name: goals.archived }).waitFor();
}

async function seeNoGoals(...[page, { goals }]: ActArguments): Promise<void> {
  await page.getByText(goals.empty.title).waitFor();
}

async function openGoal(...[page, { goals }]: ActArguments): Promise<void> {
  await clickButton(page, goals.add);
  await page.getByRole('dialog').getByLabel(goals.form.name).waitFor();
}
