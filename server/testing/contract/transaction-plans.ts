import { uuidv7 } from 'uuidv7';
import type { Input } from './arbitraries.ts';
import type { Plan } from './plan.ts';
import type { World } from './world.ts';

/** A period needs both ends or none. */
export const WHOLE_PERIOD = {
  prepare: (_: World, { query }: Input) =>
    query['from'] === undefined || query['to'] === undefined
      ? { query: { from: undefined, to: undefined } }
      : {},
} satisfies Plan;

const onGroup: Plan = { prepare: async (world) => ({ id: await newGroupId(world) }) };

/** Transactions, split purchases, and changes of many at once. */
export const TRANSACTION_PLANS: Record<string, Plan> = {
  ...createPlans('expenses', 'food'),
  ...createPlans('incomes', 'gift'),
  'POST /api/v1/transactions/group': {
    prepare: () => ({ body: { ...halves(), type: 'expense', account: '', splits: undefined } }),
  },
  'GET /api/v1/transactions/group/:id': onGroup,
  'DELETE /api/v1/transactions/group/:id': onGroup,
  'PATCH /api/v1/transactions/group/:id': {
    prepare: async (world, { body }) => {
      const split = body['split'] === undefined ? undefined : halves();
      return { id: await newGroupId(world), body: { split, account: '' } };
    },
  },
  'POST /api/v1/transactions/delete-matching': { prepare: (_, { body }) => ({ body: wholeSearch(body) }) },
  'POST /api/v1/transactions/categorize': { prepare: () => ({ body: { categories: { expense: 'food' } } }) },
  'POST /api/v1/transactions/categorize-matching': {
    prepare: (_, { body }) => ({ body: { ...wholeSearch(body), categories: { income: 'gift' } } }),
  },
  'POST /api/v1/transactions/tag-matching': {
    prepare: (_, { body }) => ({ body: { ...body, ...wholeSearch(body) } }),
  },
  'POST /api/v1/transactions/edit': {
    prepare: () => ({ body: { changes: [{ ids: [uuidv7()], date: '2026-01-16', description: 'Tea' }] } }),
  },
  'POST /api/v1/transactions/edit-matching': {
    prepare: (_, { body }) => ({
      body: { ...wholeSearch(body), date: '2026-01-16', description: 'Tea', account: '' },
    }),
  },
  'POST /api/v1/transactions/delete': {
    prepare: async ({ user }, { body }) => {
      const transaction = { id: uuidv7(), description: 'Coffee', amount: 2.5, date: '2026-01-15' };
      await user.post('/api/v1/expenses', transaction);
      return { body: { ids: [transaction.id, ...(body['ids'] as string[]).slice(1)] } };
    },
  },
};

function createPlans(plural: 'expenses' | 'incomes', category: string): Record<string, Plan> {
  const transaction = { description: 'Coffee', amount: 2.5, date: '2026-01-15' };
  const add = async ({ user }: World) =>
    (await user.post(`/api/v1/${plural}`, transaction)).body.id as string;
  const withTransaction: Plan = { prepare: async (world) => ({ id: await add(world) }) };
  return {
    [`POST /api/v1/${plural}`]: { prepare: () => ({ body: { category, account: '' } }) },
    [`GET /api/v1/${plural}/total`]: WHOLE_PERIOD,
    [`GET /api/v1/${plural}/:id`]: withTransaction,
    [`PATCH /api/v1/${plural}/:id`]: {
      prepare: async (world) => ({ id: await add(world), body: { category, account: '' } }),
    },
    [`DELETE /api/v1/${plural}/:id`]: withTransaction,
  };
}

function halves() {
  const parts = [1, 2].map((amount) => ({ id: uuidv7(), amount, category: 'food', note: 'Half' }));
  return { amount: 3, parts };
}

async function newGroupId({ user }: World): Promise<string> {
  const group = { ...halves(), id: uuidv7(), type: 'expense', description: 'Shopping', date: '2026-01-15' };
  await user.post('/api/v1/transactions/group', group);
  return group.id;
}

/** Replaces the ranges of a generated search, which may lack an end or have too many decimals. */
function wholeSearch({ search }: Record<string, unknown>): Record<string, unknown> {
  const { from: _from, to: _to, min: _min, max: _max, ...others } = search as Record<string, unknown>;
  return { search: { ...others, min: 1, max: 2.5, from: '2026-01-01', to: '2026-01-31' } };
}
