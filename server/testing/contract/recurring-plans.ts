import { addDays, today } from '#shared/calendar.ts';
import { addRecurring, tomorrowOf } from '../recurring.ts';
import type { TestClient } from '../test-client.ts';
import type { Input } from './arbitraries.ts';
import { withNewUser, type Plan } from './plan.ts';
import type { World } from './world.ts';

/** Returns a valid schedule, which replaces that of the generated input. */
export const schedule = (app: World['app']) => ({
  unit: 'month',
  every: 1,
  firstDay: tomorrowOf(app),
  secondDay: null,
  on: 'day',
  endDay: null,
});

const add = async (user: TestClient, { app }: World) =>
  await addRecurring(user, { unit: 'day', firstDay: tomorrowOf(app) });
const withRecurring = withNewUser(async (user, _, world) => ({ id: await add(user, world) }));

export const RECURRING_PLANS: Record<string, Plan> = {
  'POST /api/v1/recurring': withNewUser((_, { body }, { app }) => ({
    body: {
      ...schedule(app),
      transactionId: undefined,
      account: undefined,
      category: body['type'] === 'income' ? 'salary' : 'food',
    },
  })),
  'GET /api/v1/recurring/:id': withRecurring,
  'PATCH /api/v1/recurring/:id': withNewUser(async (user, { body }, world) => ({
    id: await add(user, world),
    body: { category: 'food', account: null, ...withShift(body, world) },
  })),
  'DELETE /api/v1/recurring/:id': withRecurring,
  'POST /api/v1/recurring/:id/occurrences/:day': withNewUser(async (user, { body }, world) => {
    const { app } = world;
    const day = tomorrowOf(app);
    const date = body['date'] === undefined ? {} : { date: today('UTC', app.clock.now) };
    const required = { amount: body['amount'] ?? 1, to: addDays(day, 3), category: 'food' };
    return { id: `${await add(user, world)},${day}`, body: { ...required, ...date } };
  }),
  'POST /api/v1/recurring/:id/waiting': withRecurring,
  'GET /api/v1/recurring/occurrences': {
    prepare: (_, { query }) => ({
      query: { to: addDays(String(query['from']), 399), recurringId: undefined },
    }),
  },
  'GET /api/v1/recurring/upcoming': {
    prepare: ({ app }, { query }) => ({
      query: query['to'] === undefined ? {} : { to: tomorrowOf(app) },
    }),
  },
  'GET /api/v1/recurring/coming': {
    prepare: ({ app }, { query }) => ({
      query: query['to'] === undefined ? {} : { to: tomorrowOf(app) },
    }),
  },
  // A decision looks through the user's transactions, and only this user has none.
  'PUT /api/v1/recurring/suggestions/:key': { prepare: ({ subject }) => ({ sender: subject }) },
};

/** Replaces a generated schedule, but keeps its shift. */
function withShift(body: Input['body'], { app }: World): Record<string, unknown> {
  const generated = body['schedule'] as { shift?: unknown } | undefined;
  return generated === undefined ? {} : { schedule: { ...schedule(app), shift: generated.shift } };
}
