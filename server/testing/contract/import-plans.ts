import { uuidv7 } from 'uuidv7';
import { addedRow, importRows, newSource, otherRow, startImport } from '../import-rows.ts';
import { addRecurringTransfer } from '../recurring-transfers.ts';
import { tomorrowOf } from '../recurring.ts';
import type { TestClient } from '../test-client.ts';
import { addTransfer, TRANSFERS } from '../transfers.ts';
import type { Input } from './arbitraries.ts';
import { withNewUser, type Plan } from './plan.ts';
import { schedule } from './recurring-plans.ts';
import type { World } from './world.ts';

/** Leaves out the lists whose items refer to other items, since generated references name no existing item. */
const WITHOUT_REFERENCES = {
  imports: undefined,
  importEntries: undefined,
  transfers: undefined,
  recurringTransfers: undefined,
  statements: undefined,
  recurring: undefined,
  recurringOccurrences: undefined,
  budgets: undefined,
  goalEntries: undefined,
};

/** Leaves out the fields that only transactions have. */
const NO_TRANSACTION = { category: undefined, type: undefined, description: undefined, note: undefined };

const addSource = async (user: TestClient) =>
  (await user.post('/api/v1/sources', newSource())).body.id as string;
const withSource = withNewUser(async (user) => ({ id: await addSource(user) }), 50);
const withImport = withNewUser(async (user) => ({ id: await importRows(user, [addedRow(1)]) }), 10);

const onTransfer = withNewUser(async (user) => {
  const [from, to] = [await addSource(user), await addSource(user)];
  return { id: await addTransfer(user, from, to), body: withSides(from, to) };
});
/** Replaces generated accounts, which do not exist. */
const withSides = (fromAccount: string, toAccount: string | null) => ({ fromAccount, toAccount });

/** Returns a plan for a request on a recurring transfer. */
const onRecurring = (
  makeBody: (
    user: TestClient,
    from: string,
    input: Input,
    world: World,
  ) => Promise<Record<string, unknown>> = () => Promise.resolve({}),
) =>
  withNewUser(async (user, input, world) => {
    const from = await addSource(user);
    const id = await addRecurringTransfer(user, from, null, { firstDay: tomorrowOf(world.app) });
    return { id, body: await makeBody(user, from, input, world) };
  });

export const IMPORT_PLANS: Record<string, Plan> = {
  'POST /api/v1/transfers': withNewUser(async (user) => ({ body: withSides(await addSource(user), null) })),
  'PATCH /api/v1/transfers/:id': onTransfer,
  'DELETE /api/v1/transfers/:id': onTransfer,
  'POST /api/v1/transfers/:id/restore': onTransfer,
  'DELETE /api/v1/transfers/deleted/:id': withNewUser(async (user) => {
    const id = await addTransfer(user, await addSource(user), null);
    await user.delete(`${TRANSFERS}/${id}`);
    return { id };
  }),
  'POST /api/v1/recurring-transfers': withNewUser(async (user, _, { app }) => ({
    body: { ...withSides(await addSource(user), null), ...schedule(app) },
  })),
  'PATCH /api/v1/recurring-transfers/:id': onRecurring(async (user, from, { body }, { app }) => ({
    ...withSides(from, await addSource(user)),
    ...(body['schedule'] !== undefined && { schedule: { ...schedule(app), shift: 'none' } }),
  })),
  'POST /api/v1/recurring-transfers/:id/skip': onRecurring(),
  'DELETE /api/v1/recurring-transfers/:id': onRecurring(),
  'GET /api/v1/balances/:id': withSource,
  'POST /api/v1/balances/:id/statements': withNewUser(
    // A later day is refused.
    async (user) => ({ id: await addSource(user), body: { day: '2026-11-20' } }),
    20,
  ),
  'DELETE /api/v1/balances/:id/statements/:day': withNewUser(
    async (user) => ({ id: `${await addSource(user)},2026-11-20` }),
    20,
  ),
  'POST /api/v1/sources': withNewUser(undefined, 50),
  'PATCH /api/v1/sources/:id': withSource,
  'PUT /api/v1/sources/order': withNewUser(async (user) => ({ body: { ids: [await addSource(user)] } }), 50),
  'POST /api/v1/sources/:id/merge': withNewUser(
    async (user) => ({ id: await addSource(user), body: { into: await addSource(user) } }),
    50,
  ),
  'DELETE /api/v1/sources/:id': withSource,
  'POST /api/v1/imports': withNewUser(async (user) => ({ body: { sourceId: await addSource(user) } }), 50),
  'GET /api/v1/imports/:id': withImport,
  'POST /api/v1/imports/:id/finish': withImport,
  'DELETE /api/v1/imports/:id': withImport,
  'GET /api/v1/imports/:id/settlements': withImport,
  'PUT /api/v1/imports/:id/settlements': withNewUser(
    async (user) => ({
      id: await importRows(user, [otherRow(1, 'transfer')]),
      body: { lines: [1], state: 'transfer', account: null, ...NO_TRANSACTION },
    }),
    10,
  ),
  'POST /api/v1/imports/:id/rows': withNewUser(
    async (user) => ({ id: await startImport(user), body: { rows: [addedRow(1), addedRow(2)] } }),
    10,
  ),
  'POST /api/v1/me/restore': withNewUser(undefined, 50),
  'POST /api/v1/me/restore/rows': withNewUser(async (user, { body }) => {
    const { currency } = (await user.get('/api/v1/me')).body;
    const restore = { id: uuidv7(), exportedAt: '2026-11-01T10:00:00.000Z', currency };
    await user.post('/api/v1/me/restore', restore);
    return {
      body: { id: restore.id, ...WITHOUT_REFERENCES, ...renameCategories(body), ...withoutCategories(body) },
    };
  }, 50),
  'GET /api/v1/transactions/:id/bank-lines': withNewUser(async (user) => {
    const row = addedRow(1);
    await importRows(user, [row]);
    return { id: row.transaction.id };
  }, 10),
};

/** Gives each category of a restore its own id and name. */
function renameCategories(body: Input['body']) {
  const lists = body as Record<string, object[] | undefined> | undefined;
  const categories = lists?.['categories']?.map((each, at) => ({ ...each, id: uuidv7(), name: `Own ${at}` }));
  return { categories };
}

/** Removes the categories from the transactions of a restore, since the account does not have them. */
function withoutCategories(body: Input['body']) {
  const lists = body as Record<string, object[] | undefined> | undefined;
  const withoutCategory = (list: object[] | undefined) =>
    list?.map((each) => ({ ...each, category: undefined }));
  return {
    records: withoutCategory(lists?.['records']),
    deletedRecords: withoutCategory(lists?.['deletedRecords']),
  };
}
