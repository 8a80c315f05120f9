import { uuidv7 } from 'uuidv7';
import { addDays, today } from '#shared/calendar.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const RECURRING = '/api/v1/recurring';
const GOALS = '/api/v1/goals';

/** Adds recurring transactions, decisions, budgets and goals for a user with euros: a row or more in each table. */
export async function addPlans(app: TestApp, user: TestClient): Promise<void> {
  const currentDay = today('UTC', app.clock.now);
  await addRecurring(user, currentDay);
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await app.database.write(async (trx) => {
    const decision = {
      key: 'gym'.padEnd(22, '-'),
      decision: 'dismissed',
      decided_at: 1_790_000_000_001,
    } as const;
    await trx
      .insertInto('recurring_decisions')
      .values({ user_id: uid, ...decision })
      .execute();
    await trx
      .insertInto('notice_decisions')
      .values({
        user_id: uid,
        key: 'kind large',
        decided_at: decision.decided_at,
        about: JSON.stringify({ kind: 'large', name: 'Sofa', category: 'other', day: currentDay }),
      })
      .execute();
  });
  const month = currentDay.slice(0, 7);
  for (const [category, amount, rollover] of [
    ['*', 1_500.01, 'both'],
    ['food', 200.5, 'surplus'],
    ['health', null, 'none'],
  ] as const)
    await send(user.put(`/api/v1/budgets/${category}`, { month, amount, rollover, scope: 'onwards' }));
  await addGoals(user, currentDay);
}

/** Adds an active recurring transaction with a moved, a skipped and a posted day, and an ended one. */
async function addRecurring(user: TestClient, currentDay: string): Promise<void> {
  const rent = {
    type: 'expense',
    description: 'Rent “of the flat”',
    amount: 950.05,
    isEstimate: false,
    category: 'utilities',
    note: 'Two\nlines',
    tags: ['Casa'],
    unit: 'week',
    every: 2,
    firstDay: currentDay,
    secondDay: null,
    on: 'day',
    shift: 'none',
    endDay: null,
    mode: 'ask',
  };
  const { id } = await send(user.post(RECURRING, { ...rent, id: uuidv7() }));
  const path = `${RECURRING}/${id}/occurrences`;
  await send(user.post(`${path}/${currentDay}`, { act: 'post', amount: 940.1 }));
  await send(user.post(`${path}/${addDays(currentDay, 14)}`, { act: 'skip' }));
  await send(
    user.post(`${path}/${addDays(currentDay, 28)}`, { act: 'postpone', to: addDays(currentDay, 30) }),
  );
  const other = { ...rent, id: uuidv7(), type: 'income', category: 'salary', shift: 'before' };
  await send(user.post(RECURRING, { ...other, unit: 'month', every: 1, secondDay: 31, isEstimate: true }));
  await send(user.patch(`${RECURRING}/${other.id}`, { state: 'ended' }));
}

async function addGoals(user: TestClient, currentDay: string): Promise<void> {
  const { id } = await send(
    user.post(GOALS, { name: 'Trip', target: 1_000.1, day: addDays(currentDay, 200) }),
  );
  for (const amount of [100.1, -0.05, 20])
    await send(user.post(`${GOALS}/${id}/entries`, { amount, day: currentDay }));
  const old = await send(user.post(GOALS, { name: 'Bike', target: 300, day: null }));
  await send(user.patch(`${GOALS}/${old.id}`, { isArchived: true }));
}

async function send(request: ReturnType<TestClient['post']>): Promise<{ id: string }> {
  const { status, body } = await request;
  if (status >= 300) throw new Error(`Not saved: ${JSON.stringify(body)}`);
  return body as { id: string };
}
