import type { Page } from 'playwright-core';
import { addMonths, startOfMonth, today } from '#shared/calendar.ts';
import type { Budget, getBudgets } from '#shared/contract/budgets.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import { paths } from '#shared/paths.ts';
import {
  clickButton,
  screensAt,
  seeText,
  seeWrongField,
  windowsAt,
  type Act,
  type Screen,
} from '../screen.ts';

const { budgets: budgetsPath, goals: goalsPath } = paths;
const TODAY = today('UTC', Date.now());

async function fakeBudgets(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/budgets\?/, (route) => route.fulfill({ json: makeBudgets() }));
}

function makeBudgets(): OutputOf<typeof getBudgets> {
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

const openBudget: Act = async (page, { budgets }) => {
  await clickButton(page, budgets.add);
  await clickButton(page.getByRole('dialog'), budgets.form.save);
  await seeWrongField(page);
};

const openSuggestions: Act = async (page, { budgets }) => {
  await clickButton(page, budgets.suggest);
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
};

async function fakeGoals(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/goals$/, (route) => route.fulfill({ json: { items: makeGoals() } }));
}

function makeGoals() {
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

const openGoal: Act = async (page, { goals }) => {
  await clickButton(page, goals.add);
  await page.getByRole('dialog').getByLabel(goals.form.name).waitFor();
};

/** The accounts have no budgets and no goals, so the server's responses are faked. */
export const planningScreens: readonly Screen[] = [
  {
    name: 'budgets',
    path: budgetsPath,
    who: 'demo',
    arrange: fakeBudgets,
    act: (page, { budgets }) => page.getByRole('heading', { name: budgets.list }).waitFor(),
  },
  {
    name: 'budgets-empty',
    path: budgetsPath,
    who: 'fresh',
    act: seeText(({ budgets }) => budgets.empty.text),
  },
  ...windowsAt(budgetsPath, 'demo', {
    'budget-dialog': { act: openBudget },
    'budgets-suggested': { act: openSuggestions },
  }),
  ...screensAt(goalsPath, 'fresh', {
    goals: {
      arrange: fakeGoals,
      act: (page, { goals }) => page.getByRole('list', { name: goals.archived }).waitFor(),
    },
    'goals-empty': { act: seeText(({ goals }) => goals.empty.title) },
  }),
  { name: 'goal-dialog', path: goalsPath, who: 'fresh', isWindowOnly: true, act: openGoal },
];
