import { afterAll, beforeAll, expect, it } from 'vitest';
import { today } from '#shared/calendar.ts';
import { BUDGETS, setBudget } from '#server/testing/budgets.ts';
import { createBudgetAlerts, type RaisedAlert } from './alerts.ts';
import { createTestInstances, type TestInstances } from '#server/testing/test-instances.ts';

let instances: TestInstances;
beforeAll(async () => {
  instances = await createTestInstances();
});
afterAll(() => instances.close());

it('an alert is raised once by two instances that write at the same time', async () => {
  const { one, atOther } = instances;
  const user = await one.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await setBudget(user, { month: '2026-01', amount: 20 });
  const userAtOther = atOther(user);
  const expense = { description: 'x', amount: 1, category: 'food', date: today('UTC', one.clock.now) };
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      (n % 2 === 0 ? user : userAtOther).post('/api/v1/expenses', expense),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 201));
  const raised = await one.database.read
    .selectFrom('budget_alerts')
    .select('level')
    .where('user_id', '=', uid)
    .orderBy('level')
    .execute();
  expect(raised).toEqual([{ level: 80 }, { level: 100 }]);
  const { items } = (await user.get(`${BUDGETS}/alerts`)).body;
  expect(items).toMatchObject([{ category: 'food', level: 100 }]);
});

it('two instances that find the same alert at the same time call onAlert once', async () => {
  const { one, other } = instances;
  const user = await one.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  const expense = { description: 'x', amount: 9, category: 'food', date: today('UTC', one.clock.now) };
  await user.post('/api/v1/expenses', expense);
  const budget = { category: 'food', from_month: '2026-01', amount_minor: 1_000, rollover: 'none' } as const;
  await one.database.write((trx) =>
    trx
      .insertInto('budgets')
      .values({ user_id: uid, ...budget })
      .execute(),
  );
  const alerts: RaisedAlert[] = [];
  const { raise } = createBudgetAlerts({
    now: () => one.clock.now,
    onAlert: (_, alert) => {
      alerts.push(alert);
      return Promise.resolve();
    },
  });
  const databaseFor = (n: number) => (n % 2 === 0 ? one : other).database;
  await Promise.all(Array.from({ length: 10 }, (_, n) => databaseFor(n).write((trx) => raise(trx, uid))));
  expect(alerts).toMatchObject([{ userId: uid, category: 'food', level: 80 }]);
});
