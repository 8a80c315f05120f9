import { uuidv7 } from 'uuidv7';
import { PASSWORD, newEmail, type World } from './world.ts';
import type { Input } from './arbitraries.ts';
import type { TestClient } from '../test-client.ts';
import { addedRow, importRows, newSource, startImport } from '../import-rows.ts';
import {
  newBackupId,
  newEmailToken,
  newInviteId,
  newSession,
  newVerificationToken,
  newResetToken,
} from './make-prerequisites.ts';

/** What is sent instead of what was made up, or besides it; a body's fields are set one by one. */
type Sent = {
  as?: TestClient;
  id?: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: Uint8Array;
};

/** What has to be there before an endpoint can succeed, and how often it is called. */
export type Plan = { runs?: number; prepare?: (world: World, input: Input) => Promise<Sent> | Sent };

/** Endpoints that exist only to say what is missing, so that none of their answers is a success. */
export const NEVER_SUCCEED: Record<string, string> = {
  'PATCH /api/v1/expenses': 'expenseIdMissing',
  'DELETE /api/v1/expenses': 'expenseIdMissing',
  'PATCH /api/v1/incomes': 'incomeIdMissing',
  'DELETE /api/v1/incomes': 'incomeIdMissing',
  'PUT /api/v1/admin/users/role': 'adminIdsMissing',
  'PUT /api/v1/admin/users/suspension': 'adminIdsMissing',
};

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);

/** Both ends of a period or none. */
const wholePeriod = {
  prepare: (_: World, { query }: Input) =>
    query['from'] === undefined || query['to'] === undefined
      ? { query: { from: undefined, to: undefined } }
      : {},
} satisfies Plan;

const toMail = (path: 'current_token_hash' | 'new_token_hash'): Plan => ({
  runs: 5,
  prepare: async (world) => ({ body: { token: await newEmailToken(world, path) } }),
});

function transactionPlans(plural: 'expenses' | 'incomes'): Record<string, Plan> {
  const transaction = { description: 'Coffee', amount: 2.5, date: '2026-01-15' };
  const add = async ({ user }: World) =>
    (await user.post(`/api/v1/${plural}`, transaction)).body.id as string;
  const withTransaction: Plan = { prepare: async (world) => ({ id: await add(world) }) };
  return {
    [`GET /api/v1/${plural}/total`]: wholePeriod,
    [`GET /api/v1/${plural}/:id`]: withTransaction,
    [`PATCH /api/v1/${plural}/:id`]: withTransaction,
    [`DELETE /api/v1/${plural}/:id`]: withTransaction,
  };
}

/** Lists whose items name others, which a made up one does not find. */
const NAMING_OTHERS = { imports: undefined, importEntries: undefined };

/** Each for a new user, who then has few sources and imports. */
function importPlans(): Record<string, Plan> {
  const withNew = (prepare: (user: TestClient) => Promise<Sent> | Sent, runs = 10): Plan => ({
    runs,
    prepare: async ({ app }) => {
      const as = await app.signUp();
      return { as, ...(await prepare(as)) };
    },
  });
  const addSource = async (user: TestClient) =>
    (await user.post('/api/v1/sources', newSource())).body.id as string;
  const withSource = withNew(async (user) => ({ id: await addSource(user) }), 50);
  const withImport = withNew(async (user) => ({ id: await importRows(user, [addedRow(1)]) }));
  return {
    'POST /api/v1/sources': withNew(() => ({}), 50),
    'PATCH /api/v1/sources/:id': withSource,
    'DELETE /api/v1/sources/:id': withSource,
    'POST /api/v1/imports': withNew(async (user) => ({ body: { sourceId: await addSource(user) } }), 50),
    'GET /api/v1/imports/:id': withImport,
    'POST /api/v1/imports/:id/finish': withImport,
    'DELETE /api/v1/imports/:id': withImport,
    'POST /api/v1/imports/:id/rows': withNew(async (user) => ({
      id: await startImport(user),
      body: { rows: [addedRow(1), addedRow(2)] },
    })),
    'POST /api/v1/me/restore': withNew(() => ({}), 50),
    'POST /api/v1/me/restore/rows': withNew(async (user) => {
      const { currency } = (await user.get('/api/v1/me')).body;
      const restore = { id: uuidv7(), exportedAt: '2026-11-01T10:00:00.000Z', currency };
      await user.post('/api/v1/me/restore', restore);
      return { body: { id: restore.id, ...NAMING_OTHERS } };
    }, 50),
    'GET /api/v1/transactions/:id/bank-lines': withNew(async (user) => {
      const row = addedRow(1);
      await importRows(user, [row]);
      return { id: row.transaction.id };
    }),
  };
}

const onSubject: Plan = { prepare: ({ subject }) => ({ id: subject.uid }) };
const withBackup: Plan = { runs: 2, prepare: async (world) => ({ id: await newBackupId(world) }) };

/** Endpoints that need something first; all others are called with what was made up, and nothing else. */
export const PLANS: Record<string, Plan> = {
  'POST /api/auth/sign-up/email': {
    runs: 60,
    // Codes and invitations are for installations that ask for one.
    prepare: (_, { body }) => ({
      // A password may be left out only where the address is confirmed first.
      body: { password: PASSWORD, ...body, email: newEmail(), setupCode: undefined, invite: undefined },
    }),
  },
  'POST /api/auth/sign-in/email': {
    runs: 20,
    prepare: ({ user }) => ({ body: { email: user.email, password: PASSWORD } }),
  },
  'POST /api/auth/sign-out': { prepare: async (world) => ({ as: (await newSession(world)).client }) },
  'POST /api/auth/reset-password': {
    runs: 20,
    prepare: async (world) => ({ body: { token: await newResetToken(world) } }),
  },
  'POST /api/auth/email-change/confirm': toMail('new_token_hash'),
  'POST /api/auth/email-change/cancel': toMail('current_token_hash'),
  'POST /api/auth/verify-email': {
    runs: 5,
    prepare: async (world) => ({ body: { token: await newVerificationToken(world) } }),
  },
  // Without transactions, so that the currency may change.
  'PATCH /api/v1/me': { prepare: ({ subject }) => ({ as: subject }) },
  'PUT /api/v1/me/photo': { prepare: () => ({ file: PNG }) },
  'GET /api/v1/me/photo': {
    prepare: async ({ user }) => {
      await user.send('PUT', '/api/v1/me/photo', PNG, { 'content-type': 'image/png' });
      return {};
    },
  },
  'DELETE /api/v1/me/sessions/:id': {
    prepare: async (world) => ({ id: (await newSession(world)).id }),
  },
  'POST /api/v1/me/proof': { runs: 20, prepare: () => ({ body: { password: PASSWORD } }) },
  'POST /api/v1/me/password': {
    runs: 20,
    prepare: async ({ app }) => ({ as: await app.signUp(), body: { currentPassword: PASSWORD } }),
  },
  'DELETE /api/v1/me': {
    runs: 20,
    prepare: async ({ app }) => {
      const leaving = await app.signUp();
      return { as: leaving, body: { password: PASSWORD, confirm: leaving.email } };
    },
  },
  'POST /api/v1/me/email': {
    runs: 20,
    prepare: async ({ app }) => ({
      as: await app.signUp(),
      body: { newEmail: newEmail(), password: PASSWORD },
    }),
  },
  // Elsewhere there may be no city.
  'POST /api/v1/me/location/nearest': {
    prepare: (_, { body }) => ({ body: nearMadrid(body) }),
  },
  'PUT /api/v1/me/location': {
    prepare: (_, { body }) =>
      body['city'] === undefined || body['country'] === undefined
        ? { body: { city: undefined, country: undefined, ...nearMadrid(body) } }
        : {},
  },
  ...transactionPlans('expenses'),
  ...transactionPlans('incomes'),
  'GET /api/v1/summary': wholePeriod,
  'GET /api/v1/summary/categories': wholePeriod,
  'GET /api/v1/summary/daily': wholePeriod,
  // As many views as one address may report in a minute.
  'POST /api/v1/page-views': { runs: 60 },
  'GET /api/v1/admin/users/:id': onSubject,
  'PUT /api/v1/admin/users/:id/role': onSubject,
  'PUT /api/v1/admin/users/:id/suspension': onSubject,
  'POST /api/v1/admin/users/:id/reset-link': onSubject,
  'POST /api/v1/admin/notifications/:id/read': {
    prepare: async ({ admin }) => {
      const { items } = (await admin.get('/api/v1/admin/notifications')).body;
      return { id: items[0].id };
    },
  },
  // An installation of its own, since nobody else could go on in this one.
  'PATCH /api/v1/admin/settings': {
    prepare: ({ settingsAdmin }, { body }) => ({ as: settingsAdmin, body: withoutLoginInClear(body) }),
  },
  'DELETE /api/v1/admin/invites/:id': { prepare: async (world) => ({ id: await newInviteId(world) }) },
  'POST /api/v1/admin/backups': {
    runs: 2,
    prepare: ({ app }) => {
      // Two backups of one second would have one name.
      app.clock.now += 1_000;
      return {};
    },
  },
  'GET /api/v1/admin/backups/:id': withBackup,
  'DELETE /api/v1/admin/backups/:id': withBackup,
  ...importPlans(),
  'POST /api/v1/transactions/delete-matching': { prepare: (_, { body }) => ({ body: wholeSearch(body) }) },
  'POST /api/v1/transactions/categorize': { prepare: () => ({ body: { categories: { expense: 'food' } } }) },
  'POST /api/v1/transactions/categorize-matching': {
    prepare: (_, { body }) => ({ body: { ...wholeSearch(body), categories: { income: 'gift' } } }),
  },
  'POST /api/v1/transactions/delete': {
    prepare: async ({ user }, { body }) => {
      const transaction = { id: uuidv7(), description: 'Coffee', amount: 2.5, date: '2026-01-15' };
      await user.post('/api/v1/expenses', transaction);
      return { body: { ids: [transaction.id, ...(body['ids'] as string[]).slice(1)] } };
    },
  },
};

/** Nobody signs in at the mail server unencrypted. */
function withoutLoginInClear({ smtpUser, smtpSecurity }: Record<string, unknown>): Record<string, unknown> {
  if (typeof smtpUser === 'string') return { smtpSecurity: 'tls' };
  return smtpSecurity === 'none' ? { smtpUser: null } : {};
}

/** Both ends of each range or none, and amounts with decimals that the currency has. */
function wholeSearch({ search }: Record<string, unknown>): Record<string, unknown> {
  const { from: _from, to: _to, min: _min, max: _max, ...others } = search as Record<string, unknown>;
  return { search: { ...others, min: 1, max: 2.5, from: '2026-01-01', to: '2026-01-31' } };
}

function nearMadrid({ latitude = 0, longitude = 0 }: Record<string, unknown>): Record<string, unknown> {
  return { latitude: 40.4 + Number(latitude) / 1000, longitude: -3.7 + Number(longitude) / 1000 };
}
