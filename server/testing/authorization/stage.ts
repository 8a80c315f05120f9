import { uuidv7 } from 'uuidv7';
import type { TokenScope } from '#shared/contract/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { readContents, type Contents } from '#server/testing/database-contents.ts';
import { setBudget } from '#server/testing/budgets.ts';
import { addGoal, putAside } from '#server/testing/goals.ts';
import { addedRow, importRows, newSource } from '#server/testing/import-rows.ts';
import { newSession } from '#server/testing/make-prerequisites.ts';
import { TOKENS } from '#server/testing/access-tokens.ts';
import { RECURRING, RENT, SUGGESTION_KEY, tomorrowOf } from '#server/testing/recurring.ts';
import { addRecurringTransfer, RECURRING_TRANSFERS } from '#server/testing/recurring-transfers.ts';
import { startConversation, SUPPORT } from '#server/testing/support.ts';
import { addAccount, addStatement, addTransfer, TRANSFERS } from '#server/testing/transfers.ts';
import { addSoftPasskey, PASSKEYS } from '#server/testing/passkeys.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';

/** A text that no response to another user may contain. */
export const CANARY = 'canary-5120';
export const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);

export type User = TestClient & { email: string; uid: string; cookie: string };

/** The permissions for an endpoint. They repeat the contract, so that tests find mistakes in it. */
export type Row = {
  /** The error for a caller without a session; undefined if the endpoint is open to all. */
  anonymous: ErrorCode | undefined;
  /** Whether the endpoint requires accepted terms. */
  needsTerms: boolean;
  /** The response to the owner: a status, or the code of an expected error. */
  owner: number | ErrorCode;
  /** The status for a user without data, if it differs. */
  newcomer?: number;
  body?: (stage: Stage) => unknown;
  /** Creates what the request needs, such as a link, and returns the body to send. */
  prepare?: (stage: Stage) => Promise<unknown>;
  query?: string;
  missing?: ErrorCode;
  needsPremium?: true;
  /** The scopes of the access tokens that may call it; none by default. */
  tokens?: readonly TokenScope[];
};

/** The server and the people of the authorization matrix. */
export type Stage = {
  app: TestApp;
  /** The user whose data others try to reach. */
  victim: User;
  /** The user who gets suspended, or whose session expires. */
  subject: User;
  /** A user whose account was deleted. */
  deleted: User;
  signUp: () => Promise<User>;
  /** The user's rows in every table. */
  readRows: (user: User) => Promise<Contents>;
  /** Adds the object that the path of an endpoint names, and returns its id. */
  addTarget: (owner: User, name: string) => Promise<string>;
  /** Sends the row's request with a cookie or without. */
  call: (name: string, row: Row, options: CallOptions) => Promise<TestResponse>;
};

type CallOptions = { cookie?: string; token?: string; id?: string; path?: string };

export const transaction = () => ({ description: CANARY, amount: 7.77, date: '2026-11-20' });

export const group = () => ({
  ...transaction(),
  id: uuidv7(),
  type: 'expense',
  parts: [
    { id: uuidv7(), amount: 7 },
    { id: uuidv7(), amount: 0.77 },
  ],
});

/** Returns a recurring transaction on every day from tomorrow. */
export const newRecurring = (app: TestApp) => ({
  ...RENT,
  description: CANARY,
  unit: 'day',
  firstDay: tomorrowOf(app),
});

export async function openStage(): Promise<Stage> {
  const app = await createTestApp({ mailer: { send: () => Promise.resolve() } });

  async function signUp(): Promise<User> {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    await user.send('PUT', '/api/v1/me/photo', PNG, { 'content-type': 'image/png' });
    return { ...user, uid, cookie: user.cookieHeader() };
  }

  const [victim, subject, deleted] = [await signUp(), await signUp(), await signUp()];
  await app.database.write(async (trx) => {
    await trx.deleteFrom('profiles').where('user_id', '=', deleted.uid).execute();
    await trx.deleteFrom('user').where('id', '=', deleted.uid).execute();
  });

  const stage: Stage = {
    app,
    victim,
    subject,
    deleted,
    signUp,
    readRows: async (user) => {
      // Presence is written after the response.
      await app.settled();
      return await readContents(app.database, { ownedBy: user.uid });
    },
    addTarget: (owner, name) => addTarget(app, owner, name),
    call: async (name, row, options) => {
      const [method = '', path = ''] = name.split(' ');
      const filledPath = path
        .replace(':id', options.id ?? uuidv7())
        .replace(':day', tomorrowOf(app))
        .replace(':key', SUGGESTION_KEY)
        .replace(':entryId', uuidv7())
        .replace(':category', 'food');
      const address = `${filledPath}${row.query ?? ''}`;
      const url = `${TEST_ORIGIN}${options.path ?? address}`;
      const body = row.prepare ? await row.prepare(stage) : row.body?.(stage);
      const headers = {
        ...(options.cookie ? { cookie: options.cookie } : {}),
        ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
        ...(body instanceof Uint8Array ? { 'content-type': 'image/png' } : {}),
      };
      return await app.visitor().send(method, url, body, headers);
    },
  };
  return stage;
}

async function addTarget(app: TestApp, owner: User, name: string): Promise<string> {
  if (name.includes('/sessions')) return (await newSession(app, owner.email)).id;
  if (name.includes('/tokens')) return await addToken(owner);
  if (name.includes('/passkeys')) return await addOwnPasskey(app, owner);
  if (name.includes('/categories')) return await addOwnCategory(owner);
  if (name.includes('/recurring-transfers')) return await addOwnRecurringTransfer(app, owner);
  if (name.includes('/recurring')) return (await owner.post(RECURRING, newRecurring(app))).body.id;
  if (name.includes('/support')) return await findOrStart(owner);
  if (name.includes('/goals')) return await addSavedGoal(owner);
  if (name.includes('/budgets')) return await addReachedBudget(owner);
  if (name.includes('/transfers')) return await addOwnTransfer(owner, name);
  if (name.includes('/balances')) return await addStatedAccount(owner);
  if (name.includes('/sources'))
    return (await owner.post('/api/v1/sources', newSource({ name: CANARY }))).body.id;
  if (name.includes('/imports')) return await addImport(owner);
  if (name.includes('/group')) {
    const split = group();
    await owner.post('/api/v1/transactions/group', split);
    return split.id;
  }
  const path = name.includes('/incomes') ? '/api/v1/incomes' : '/api/v1/expenses';
  return (await owner.post(path, transaction())).body.id;
}

/** Starts a conversation only once, since an account may write a limited number of messages in a day. */
async function findOrStart(owner: User): Promise<string> {
  const { items } = (await owner.get(SUPPORT)).body as { items: { id: string; subject: string }[] };
  const conversation = items.find(({ subject }) => subject === CANARY);
  return conversation?.id ?? (await startConversation(owner, { subject: CANARY, text: CANARY }));
}

async function addToken(owner: User): Promise<string> {
  // An account has a limited number of tokens.
  const { items } = (await owner.get(TOKENS)).body as { items: { id: string; name: string }[] };
  for (const { id, name } of items) if (name === CANARY) await owner.delete(`${TOKENS}/${id}`);
  return (await owner.post(TOKENS, { name: CANARY, scope: 'add' })).body.id;
}

async function addOwnPasskey(app: TestApp, owner: User): Promise<string> {
  // An account has a limited number of passkeys, and a passkey has a name that strangers must not see.
  const { items } = (await owner.get(PASSKEYS)).body as { items: { id: string }[] };
  return items[0]?.id ?? (await addSoftPasskey(app, owner, { name: CANARY })).id;
}

async function addOwnCategory(owner: User): Promise<string> {
  const body = { type: 'expense', name: `${CANARY} ${uuidv7().slice(-12)}` };
  const { id } = (await owner.post('/api/v1/categories', body)).body as { id: string };
  await owner.post('/api/v1/expenses', { ...transaction(), category: id });
  return id;
}

async function addSavedGoal(owner: User): Promise<string> {
  const id = await addGoal(owner, { name: CANARY });
  await putAside(owner, id);
  return id;
}

/** Adds a budget with an unseen alert, and returns the id of the transaction that caused the alert. */
async function addReachedBudget(owner: User): Promise<string> {
  await setBudget(owner, { category: 'food', amount: 10 });
  return (await owner.post('/api/v1/expenses', { ...transaction(), amount: 20, category: 'food' })).body.id;
}

async function addStatedAccount(owner: User): Promise<string> {
  const account = await findOrAddAccount(owner);
  await addStatement(owner, account);
  return account;
}

async function addOwnTransfer(owner: User, name: string): Promise<string> {
  const id = await addTransfer(owner, await findOrAddAccount(owner), null, { note: CANARY });
  if (name.includes('/deleted')) await owner.delete(`${TRANSFERS}/${id}`);
  return id;
}

/** A user has a limited number of recurring transfers, so the earlier ones are deleted. */
async function addOwnRecurringTransfer(app: TestApp, owner: User): Promise<string> {
  const { items } = (await owner.get(RECURRING_TRANSFERS)).body as { items: { id: string }[] };
  for (const { id } of items) await owner.delete(`${RECURRING_TRANSFERS}/${id}`);
  const fields = { note: CANARY, firstDay: tomorrowOf(app) };
  return await addRecurringTransfer(owner, await findOrAddAccount(owner), null, fields);
}

/** A user has a limited number of accounts. */
async function findOrAddAccount(owner: User): Promise<string> {
  const { items } = (await owner.get('/api/v1/sources')).body as { items: { id: string; name: string }[] };
  return items.find(({ name }) => name === CANARY)?.id ?? (await addAccount(owner, { name: CANARY }));
}

async function addImport(owner: User): Promise<string> {
  return await importRows(owner, [addedRow(1, { description: CANARY }, { text: CANARY })]);
}
