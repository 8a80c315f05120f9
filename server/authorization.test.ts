import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { errorStatus, type ErrorCode } from '#shared/errors.ts';
import { createLinkToken } from '#server/features/auth/links/token.ts';
import { readContents, type Contents } from '#server/testing/database-contents.ts';
import { addedRow, importRows, newSource } from '#server/testing/import-rows.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';

/** Who may do what. Repeated here, apart from the contract, to find mistakes in the contract. */
type Row = {
  /** The error for a caller without a session; undefined if the endpoint is open to all. */
  anonymous: ErrorCode | undefined;
  /** Whether the endpoint requires accepted terms. */
  needsTerms: boolean;
  /** What the owner gets: a status, or the code of an expected error. */
  owner: number | ErrorCode;
  /** What somebody without data gets, if it is something else. */
  newcomer?: number;
  body?: () => unknown;
  /** Creates what the request needs, such as a link, and returns what to send. */
  prepare?: () => Promise<unknown>;
  /** The query that the endpoint requires. */
  query?: string;
  /** The error for an unknown id. */
  missing?: ErrorCode;
};

const CANARY = 'canary-5120';
const PASSWORD = 'plain-horse-battery';
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);
const MADRID = { latitude: 40.4168, longitude: -3.7038 };
const transaction = () => ({ description: CANARY, amount: 7.77, date: '2026-11-20' });

const data = { anonymous: 'userIdMissing', needsTerms: false, owner: 200 } as const;
const write = { ...data, needsTerms: true } as const;
const own = { anonymous: 'notAuthenticated', needsTerms: false, owner: 200 } as const;
const open = { anonymous: undefined, needsTerms: false, owner: 200 } as const;

let addresses = 0;
const newAccount = () => ({
  email: `matrix-${++addresses}@example.org`,
  password: PASSWORD,
  termsAccepted: true,
});

const ROWS: Record<string, Row> = {
  'POST /api/auth/sign-up/email': { ...open, body: newAccount },
  'POST /api/auth/sign-in/email': { ...open, body: () => ({ email: victim.email, password: PASSWORD }) },
  'POST /api/auth/sign-out': open,
  'POST /api/auth/request-password-reset': { ...open, body: () => ({ email: victim.email }) },
  'POST /api/auth/reset-password/check': { ...open, body: () => ({ token: 'nothing' }) },
  'POST /api/auth/reset-password': {
    ...open,
    prepare: async () => ({ token: await newResetToken(), newPassword: PASSWORD }),
  },
  'POST /api/auth/email-change/check': { ...open, body: () => ({ token: 'nothing' }) },
  'POST /api/auth/email-change/confirm': { ...open, prepare: async () => ({ token: await newEmailToken() }) },
  'POST /api/auth/email-change/cancel': { ...open, prepare: async () => ({ token: await newEmailToken() }) },
  'POST /api/auth/verify-email/check': { ...open, body: () => ({ token: 'nothing' }) },
  'POST /api/auth/verify-email': {
    ...open,
    prepare: async () => ({ token: await newVerificationToken(), password: PASSWORD, termsAccepted: true }),
  },
  'POST /api/auth/invite/check': { ...open, body: () => ({ token: 'nothing' }) },
  'GET /api/v1/instance': open,
  'GET /api/v1/me': own,
  'PATCH /api/v1/me': { ...own, body: () => ({ theme: 'dark' }) },
  'PUT /api/v1/me/photo': { ...own, needsTerms: true, body: () => PNG },
  'GET /api/v1/me/photo': own,
  'DELETE /api/v1/me/photo': own,
  'GET /api/v1/me/sessions': own,
  'DELETE /api/v1/me/sessions/:id': { ...own, missing: 'sessionNotFound' },
  'DELETE /api/v1/me/sessions': own,
  'GET /api/v1/me/activity-log': own,
  'GET /api/v1/me/proof': own,
  'POST /api/v1/me/proof': { ...own, body: () => ({ password: PASSWORD }) },
  'POST /api/v1/me/password': {
    ...own,
    body: () => ({ currentPassword: PASSWORD, newPassword: PASSWORD }),
  },
  'GET /api/v1/me/export': own,
  'GET /api/v1/me/restore': own,
  'POST /api/v1/me/restore': {
    ...own,
    needsTerms: true,
    owner: 'restoreNotEmpty',
    newcomer: 200,
    body: () => ({ id: uuidv7(), exportedAt: '2026-11-01T10:00:00.000Z', currency: 'EUR' }),
  },
  'POST /api/v1/me/restore/rows': {
    ...own,
    needsTerms: true,
    owner: 'restoreNotFound',
    body: () => ({ id: uuidv7(), records: [] }),
  },
  'POST /api/v1/me/restore/finish': { ...own, needsTerms: true, body: () => ({ id: uuidv7() }) },
  // Send a wrong password, because the next rows need this account.
  'DELETE /api/v1/me': {
    ...own,
    owner: 'validationFailed',
    body: () => ({ password: 'not this one', confirm: victim.email }),
  },
  'POST /api/v1/me/terms': { ...own, body: () => ({ accepted: true }) },
  'POST /api/v1/me/offline': own,
  'POST /api/v1/me/heartbeat': own,
  'GET /api/v1/events': own,
  'GET /api/v1/me/email': own,
  'POST /api/v1/me/email': { ...own, body: () => ({ newEmail: newAccount().email, password: PASSWORD }) },
  'DELETE /api/v1/me/email': own,
  'POST /api/v1/me/location/nearest': { ...own, needsTerms: true, body: () => MADRID },
  'PUT /api/v1/me/location': { ...own, needsTerms: true, body: () => MADRID },
  'DELETE /api/v1/me/location': { ...own, needsTerms: true },
  'POST /api/v1/me/location/decline': own,
  'POST /api/v1/expenses': { ...write, owner: 201, body: transaction },
  'GET /api/v1/expenses': data,
  'GET /api/v1/expenses/total': data,
  'GET /api/v1/expenses/:id': data,
  'PATCH /api/v1/expenses/:id': { ...write, body: () => ({ amount: 1 }) },
  'DELETE /api/v1/expenses/:id': write,
  'PATCH /api/v1/expenses': { ...data, owner: 'expenseIdMissing' },
  'DELETE /api/v1/expenses': { ...data, owner: 'expenseIdMissing' },
  'POST /api/v1/incomes': { ...write, owner: 201, body: transaction },
  'GET /api/v1/incomes': data,
  'GET /api/v1/incomes/total': data,
  'GET /api/v1/incomes/:id': data,
  'PATCH /api/v1/incomes/:id': { ...write, body: () => ({ amount: 1 }) },
  'DELETE /api/v1/incomes/:id': write,
  'PATCH /api/v1/incomes': { ...data, owner: 'incomeIdMissing' },
  'DELETE /api/v1/incomes': { ...data, owner: 'incomeIdMissing' },
  'GET /api/v1/transactions/recent': data,
  'GET /api/v1/transactions': data,
  'GET /api/v1/transactions/totals': data,
  'GET /api/v1/transactions.csv': data,
  'POST /api/v1/transactions/delete': { ...write, body: () => ({ ids: [uuidv7()] }) },
  'POST /api/v1/transactions/delete-matching': { ...write, body: () => ({ search: { q: 'nothing' } }) },
  'POST /api/v1/transactions/categorize': {
    ...write,
    body: () => ({ ids: [uuidv7()], categories: { expense: 'food' } }),
  },
  'POST /api/v1/transactions/categorize-matching': {
    ...write,
    body: () => ({ search: { q: 'nothing' }, categories: { expense: 'food' } }),
  },
  'GET /api/v1/transactions/deleted': data,
  'POST /api/v1/transactions/deleted/restore': { ...write, body: () => ({ ids: [uuidv7()] }) },
  'POST /api/v1/transactions/deleted/restore-deletion': {
    ...write,
    body: () => ({ deletionId: uuidv7() }),
  },
  'POST /api/v1/transactions/deleted/erase': { ...write, body: () => ({ ids: [uuidv7()] }) },
  'DELETE /api/v1/transactions/deleted': write,
  'GET /api/v1/sources': data,
  'POST /api/v1/sources': { ...write, owner: 201, body: () => newSource() },
  'PATCH /api/v1/sources/:id': { ...write, missing: 'sourceNotFound', body: () => ({ name: 'Other' }) },
  'DELETE /api/v1/sources/:id': { ...write, missing: 'sourceNotFound' },
  'GET /api/v1/imports': data,
  'POST /api/v1/imports': {
    ...write,
    owner: 'sourceNotFound',
    body: () => ({ id: uuidv7(), sourceId: uuidv7(), fileName: 'a.csv', format: 'csv' }),
  },
  'GET /api/v1/imports/history': { ...data, query: '?from=2026-11-01&to=2026-11-30' },
  'GET /api/v1/imports/:id': { ...data, missing: 'importNotFound' },
  'POST /api/v1/imports/:id/rows': {
    ...write,
    missing: 'importNotFound',
    body: () => ({ rows: [addedRow(2)] }),
  },
  'POST /api/v1/imports/:id/finish': { ...write, missing: 'importNotFound' },
  'DELETE /api/v1/imports/:id': { ...write, missing: 'importNotFound' },
  'GET /api/v1/transactions/:id/bank-lines': data,
  'GET /api/v1/summary': data,
  'GET /api/v1/summary/categories': data,
  'GET /api/v1/summary/daily': data,
  'POST /api/v1/page-views': { ...open, body: () => ({ path: '/dashboard' }) },
};

/** Open to everybody, with the same answer for all. */
const OPEN_PATHS = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/v1/openapi.json',
  'GET /api/docs',
  'GET /api/docs/reference.css',
  'GET /api/docs/inter.woff2',
];

type User = TestClient & { email: string; uid: string; cookie: string };

let app: TestApp;
let victim: User;
let subject: User;
let deleted: User;
beforeAll(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
  [victim, subject, deleted] = [await signUp(), await signUp(), await signUp()];
  await app.database.write(async (trx) => {
    await trx.deleteFrom('profiles').where('user_id', '=', deleted.uid).execute();
    await trx.deleteFrom('user').where('id', '=', deleted.uid).execute();
  });
});
afterAll(() => app.close());

async function signUp(): Promise<User> {
  const user = await app.signUp();
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  await user.send('PUT', '/api/v1/me/photo', PNG, { 'content-type': 'image/png' });
  return { ...user, uid, cookie: [...user.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** A password link of a user who is not used elsewhere. */
async function newResetToken(): Promise<string> {
  const { link } = await app.createResetLink((await signUp()).uid);
  return new URL(link).searchParams.get('token') ?? '';
}

async function newEmailToken(): Promise<string> {
  const user = await signUp();
  await user.post('/api/v1/me/email', { newEmail: newAccount().email, password: PASSWORD });
  const { token, hash } = createLinkToken();
  await app.database.write(async (trx) => {
    const links = { current_token_hash: hash };
    await trx.updateTable('email_changes').set(links).where('user_id', '=', user.uid).execute();
  });
  return token;
}

/** A link that confirms the address of a user who is not used elsewhere. */
async function newVerificationToken(): Promise<string> {
  const { uid } = await signUp();
  const { token, hash } = createLinkToken();
  const row = {
    token_hash: hash,
    user_id: uid,
    created_at: app.clock.now,
    expires_at: app.clock.now + 60_000,
    used_at: null,
  };
  await app.database.write(async (trx) => {
    await trx.insertInto('email_verifications').values(row).execute();
    await trx.updateTable('user').set({ emailVerified: 0 }).where('id', '=', uid).execute();
  });
  return token;
}

function isById(name: string): boolean {
  return name.includes(':id');
}

async function addTransaction(of: User, name: string): Promise<string> {
  if (name.includes('/sessions')) return await addSession(of);
  if (name.includes('/sources'))
    return (await of.post('/api/v1/sources', newSource({ name: CANARY }))).body.id;
  if (name.includes('/imports')) return await addImport(of);
  const path = name.includes('/incomes') ? '/api/v1/incomes' : '/api/v1/expenses';
  return (await of.post(path, transaction())).body.id;
}

/** An open import with a row. */
async function addImport(of: User): Promise<string> {
  return await importRows(of, [addedRow(1, { description: CANARY }, { text: CANARY })]);
}

async function addSession(of: User): Promise<string> {
  const other = app.visitor();
  await other.post('/api/auth/sign-in/email', { email: of.email, password: PASSWORD });
  return (await other.get('/api/v1/me/sessions')).body.items[0].id;
}

/** Sends the row's request with a cookie or without. */
async function call(name: string, row: Row, options: { cookie?: string; id?: string; path?: string }) {
  const [method = '', path = ''] = name.split(' ');
  const address = `${path.replace(':id', options.id ?? uuidv7())}${row.query ?? ''}`;
  const url = `${TEST_ORIGIN}${options.path ?? address}`;
  const body = row.prepare ? await row.prepare() : row.body?.();
  const headers = {
    ...(options.cookie ? { cookie: options.cookie } : {}),
    ...(body instanceof Uint8Array ? { 'content-type': 'image/png' } : {}),
  };
  return await app.visitor().send(method, url, body, headers);
}

function expectRefused(answer: TestAnswer, code: ErrorCode, status: number): void {
  expect([answer.status, answer.body.code]).toEqual([status, code]);
  expect(JSON.stringify(answer.body)).not.toContain(CANARY);
}

function expectOwn(answer: TestAnswer, row: Row): void {
  if (typeof row.owner === 'number') expect(answer.status, JSON.stringify(answer.body)).toBe(row.owner);
  else expect([answer.status, answer.body.code]).toEqual([errorStatus(row.owner), row.owner]);
}

/** The user's rows in every table. */
async function rowsOf(user: User): Promise<Contents> {
  // Presence is written after the answer.
  await app.settled();
  return await readContents(app.database, { ownedBy: user.uid });
}

async function change(user: User, columns: Record<string, number>): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}

describe('the authorization matrix', () => {
  it('has a row for every endpoint of the contract and every route of the app', () => {
    // admin-authorization.test.ts has the endpoints of the administration.
    const isAdministration = (name: string) => name.includes(' /api/v1/admin/');
    const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`).filter(
      (name) => !isAdministration(name),
    );
    const routes = app.app.routes
      .filter(({ method }) => method !== 'ALL')
      .map(({ method, path }) => `${method} ${path}`)
      .filter((name) => !isAdministration(name));
    const rows = Object.keys(ROWS);
    expect(endpoints.toSorted()).toEqual(rows.toSorted());
    expect([...new Set(routes)].toSorted()).toEqual([...rows, ...OPEN_PATHS].toSorted());
  });
});

const signedInRows = Object.entries(ROWS).filter(([, row]) => row.anonymous !== undefined);

describe.each(signedInRows)('%s', (name, row) => {
  const anonymous = row.anonymous ?? 'internal';

  it('refuses a caller without a session', async () => {
    expectRefused(await call(name, row, { id: await addTransaction(victim, name) }), anonymous, 401);
  });

  it('answers its owner', async () => {
    const id = await addTransaction(subject, name);
    expectOwn(await call(name, row, { cookie: subject.cookie, id }), row);
  });

  it.each([
    ['another user', { is_admin: 0 }],
    ['an administrator', { is_admin: 1 }],
  ])('shows %s nothing of the owner’s data and changes none', async (_, columns) => {
    const id = await addTransaction(victim, name);
    const stranger = await signUp();
    await change(stranger, columns);
    const before = await rowsOf(victim);
    const answer = await call(name, row, { cookie: stranger.cookie, id });
    const absent = await call(name, row, { cookie: stranger.cookie, id: uuidv7() });
    if (isById(name)) {
      expectRefused(answer, row.missing ?? 'recordNotFound', 404);
      expect({ ...absent.body, requestId: '' }).toEqual({ ...answer.body, requestId: '' });
    } else {
      expectOwn(answer, { ...row, owner: row.newcomer ?? row.owner });
      expect(JSON.stringify(answer.body)).not.toContain(CANARY);
    }
    expect(await rowsOf(victim)).toEqual(before);
  });

  it('refuses a suspended user', async () => {
    const id = await addTransaction(subject, name);
    await change(subject, { is_suspended: 1 });
    const before = await rowsOf(subject);
    const answer = await call(name, row, { cookie: subject.cookie, id });
    expect(await rowsOf(subject)).toEqual(before);
    await change(subject, { is_suspended: 0 });
    expectRefused(answer, 'accountSuspended', 403);
  });

  it(`${row.needsTerms ? 'refuses' : 'answers'} a user who has not accepted the terms`, async () => {
    const id = await addTransaction(subject, name);
    await change(subject, { terms_accepted: 0 });
    const before = await rowsOf(subject);
    const answer = await call(name, row, { cookie: subject.cookie, id });
    const after = await rowsOf(subject);
    await change(subject, { terms_accepted: 1 });
    if (!row.needsTerms) return expectOwn(answer, row);
    expectRefused(answer, 'termsRequired', 403);
    expect(after).toEqual(before);
  });

  it('refuses an expired session', async () => {
    const id = await addTransaction(subject, name);
    const { expiresAt } = await setExpiry(subject, new Date(app.clock.now).toISOString());
    const answer = await call(name, row, { cookie: subject.cookie, id });
    await setExpiry(subject, expiresAt);
    expectRefused(answer, anonymous, 401);
  });

  it('refuses the cookie of a deleted user', async () => {
    expectRefused(await call(name, row, { cookie: deleted.cookie }), anonymous, 401);
  });

  it('gives no access by another spelling of its path', async () => {
    const id = await addTransaction(victim, name);
    const before = await rowsOf(victim);
    const path = (name.split(' ')[1] ?? '').replace(':id', id);
    const spellings = [
      `/${path}`,
      path.replace('/api/', '/api//'),
      `${path}/`,
      `${path}//`,
      path.replace(/\/([^/]*)$/, '%2F$1'),
      path.replace(/\/([^/]*)$/, '%2f$1'),
      path.replace('/api/v1', '/API/v1'),
      path.replace('/api/v1', '/api/V1'),
      `${path}%00`,
      `${path};x=1`,
      `${path}.json`,
    ];
    for (const spelling of spellings) {
      const anonymousAnswer = await call(name, row, { path: spelling });
      const strangersAnswer = await call(name, row, { path: spelling, cookie: subject.cookie });
      for (const answer of [anonymousAnswer, strangersAnswer]) {
        expect([spelling, [400, 401, 404, 405].includes(answer.status)]).toEqual([spelling, true]);
        expect(JSON.stringify(answer.body)).not.toContain(CANARY);
      }
    }
    expect(await rowsOf(victim)).toEqual(before);
  });

  it('gives no access by a method override or another user’s id in a header', async () => {
    const id = await addTransaction(victim, name);
    const before = await rowsOf(victim);
    const path = (name.split(' ')[1] ?? '').replace(':id', id);
    for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      for (const method of ['DELETE', 'PATCH', 'GET']) {
        const headers = { cookie: subject.cookie, [header]: method, 'x-user-id': victim.uid };
        const answer = await app.visitor().send('GET', path, undefined, headers);
        if (isById(name)) expect([404, 405]).toContain(answer.status);
      }
    }
    expect(await rowsOf(victim)).toEqual(before);
  });

  it('gives no access by HEAD', async () => {
    const id = await addTransaction(victim, name);
    const before = await rowsOf(victim);
    const url = `${TEST_ORIGIN}${(name.split(' ')[1] ?? '').replace(':id', id)}`;
    const unknown = await app.visitor().send('HEAD', url);
    expect([401, 404, 405]).toContain(unknown.status);
    const strangers = await app.visitor().send('HEAD', url, undefined, { cookie: subject.cookie });
    if (isById(name)) expect([404, 405]).toContain(strangers.status);
    expect(await rowsOf(victim)).toEqual(before);
  });
});

const openRows = Object.entries(ROWS).filter(([, row]) => row.anonymous === undefined);

describe.each(openRows)('%s', (name, row) => {
  it('answers everybody', async () => {
    const suspended = await signUp();
    await change(suspended, { is_suspended: 1 });
    const someone = await signUp();
    for (const cookie of [
      '',
      someone.cookie,
      suspended.cookie,
      deleted.cookie,
      'saldo.session_token=forged.x',
    ]) {
      expect([cookie, (await call(name, row, { cookie })).status]).toEqual([cookie, 200]);
    }
  });
});

describe.each(OPEN_PATHS)('%s', (name) => {
  it('gives everybody the same answer', async () => {
    const path = name.split(' ')[1] ?? '';
    const texts: string[] = [];
    for (const cookie of ['', subject.cookie, deleted.cookie]) {
      const answer = await app.visitor().send('GET', path, undefined, cookie ? { cookie } : {});
      expect(answer.status).toBe(200);
      texts.push(JSON.stringify(answer.body));
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).not.toContain(victim.email);
  });
});

async function setExpiry(user: User, expiresAt: string): Promise<{ expiresAt: string }> {
  const before = await app.database.read
    .selectFrom('session')
    .select('expiresAt')
    .where('userId', '=', user.uid)
    .executeTakeFirstOrThrow();
  await app.database.write(async (trx) => {
    await trx.updateTable('session').set({ expiresAt }).where('userId', '=', user.uid).execute();
  });
  return before;
}
