import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readdir } from 'node:fs/promises';
import { uuidv7 } from 'uuidv7';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestAnswer } from '#server/testing/test-client.ts';

/** What an administrator gets. Repeated here, apart from the contract, to find mistakes in the contract. */
type Row = {
  status: number;
  body?: () => unknown;
  /** Whether the endpoint requires a proof. */
  needsProof?: true;
  /** Creates what the path's id names. */
  id?: () => Promise<string>;
};

const CANARY = 'canary-7731';
/** An amount that no sum of other amounts equals. */
const CANARY_AMOUNT = 918_273.64;

const aUser = { id: () => newUserId() };
const done = { status: 200 } as const;

const ROWS: Record<string, Row> = {
  'GET /api/v1/admin/metrics': done,
  'POST /api/v1/admin/metrics/refresh': done,
  'GET /api/v1/admin/users': done,
  'GET /api/v1/admin/users.csv': done,
  'GET /api/v1/admin/users/:id': { ...done, ...aUser },
  'PUT /api/v1/admin/users/:id/role': {
    ...done,
    ...aUser,
    needsProof: true,
    body: () => ({ isAdmin: true }),
  },
  'PUT /api/v1/admin/users/role': { status: 400, body: () => ({ isAdmin: true }) },
  'PUT /api/v1/admin/users/:id/suspension': { ...done, ...aUser, body: () => ({ isSuspended: true }) },
  'PUT /api/v1/admin/users/suspension': { status: 400, body: () => ({ isSuspended: true }) },
  'POST /api/v1/admin/users/:id/reset-link': { status: 201, ...aUser, needsProof: true },
  'GET /api/v1/admin/online-users': done,
  'GET /api/v1/admin/notifications': done,
  'POST /api/v1/admin/notifications/read-all': done,
  'POST /api/v1/admin/notifications/:id/read': { ...done, id: () => newNotificationId() },
  'GET /api/v1/admin/settings': done,
  // Settings that hold or guard a secret require a proof: server/features/account/proof.test.ts.
  'PATCH /api/v1/admin/settings': { ...done, body: () => ({ bannerEn: `Banner ${uuidv7()}` }) },
  // There is no mail server in this test.
  'POST /api/v1/admin/mail-test': { status: 409 },
  'GET /api/v1/admin/mail-deliveries': done,
  'GET /api/v1/admin/health': done,
  'POST /api/v1/admin/invites': { status: 201, body: () => ({ note: 'Luis' }) },
  'GET /api/v1/admin/invites': done,
  'DELETE /api/v1/admin/invites/:id': { ...done, id: () => newInviteId() },
  'POST /api/v1/admin/backups': { status: 201, needsProof: true },
  'GET /api/v1/admin/backups': done,
  'GET /api/v1/admin/backups/:id': { ...done, needsProof: true, id: () => newBackupId() },
  'DELETE /api/v1/admin/backups/:id': { ...done, needsProof: true, id: () => newBackupId() },
  'GET /api/v1/admin/audit': done,
};

let app: TestApp;
let admin: TestUser;
let victim: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  [admin, victim] = [await signUpAdmin(app), await signUpUser(app)];
  for (const type of ['expenses', 'incomes']) {
    const transaction = { description: CANARY, amount: CANARY_AMOUNT, date: '2026-01-01' };
    await victim.post(`/api/v1/${type}`, transaction);
    await admin.post(`/api/v1/${type}`, { ...transaction, description: 'Own', amount: 0.57 });
  }
});
afterAll(() => app.close());

async function newUserId(): Promise<string> {
  return (await signUpUser(app)).uid;
}

async function newNotificationId(): Promise<string> {
  await signUpUser(app);
  return (await admin.get('/api/v1/admin/notifications')).body.items[0].id;
}

async function newInviteId(): Promise<string> {
  return (await admin.post('/api/v1/admin/invites', {})).body.invite.id;
}

async function newBackupId(): Promise<string> {
  // Give each backup a time of its own.
  app.clock.now += 1_000;
  return (await admin.post('/api/v1/admin/backups')).body.id;
}

async function call(name: string, row: Row, by: Pick<TestUser, 'send'>, id?: string): Promise<TestAnswer> {
  const [method = '', path = ''] = name.split(' ');
  return await by.send(method, path.replace(':id', id ?? uuidv7()), row.body?.());
}

async function change(user: TestUser, columns: Record<string, number>): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}

/** Everything an administrator could change; a refused request must leave it unchanged. */
async function state() {
  const { read } = app.database;
  return await Promise.all([
    read.selectFrom('profiles').select(['user_id', 'is_admin', 'is_suspended']).orderBy('user_id').execute(),
    read.selectFrom('settings').selectAll().orderBy('key').execute(),
    read.selectFrom('invites').selectAll().orderBy('id').execute(),
    read.selectFrom('admin_notifications').selectAll().orderBy('id').execute(),
    read.selectFrom('password_resets').selectAll().orderBy('token_hash').execute(),
    read.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    readdir(app.backupFolder),
  ]);
}

describe('the authorization matrix of the administration', () => {
  it('has a row for every endpoint', () => {
    const names = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    const own = names.filter((name) => name.includes('/api/v1/admin/'));
    expect(Object.keys(ROWS).toSorted()).toEqual(own.toSorted());
  });
});

describe.each(Object.entries(ROWS))('%s', (name, row) => {
  /** Expects that the caller is refused and nothing changes. */
  async function expectRefusal(
    caller: Pick<TestUser, 'send'>,
    status: number,
    code: string,
    givenId?: string,
  ): Promise<void> {
    const id = givenId ?? (await row.id?.());
    const before = await state();
    const answer = await call(name, row, caller, id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain(CANARY);
    expect(await state()).toEqual(before);
  }

  it('refuses a caller without a session', async () => {
    await expectRefusal(app.visitor(), 401, 'notAuthenticated');
  });

  it('refuses users who are not administrators', async () => {
    await expectRefusal(await signUpUser(app), 403, 'notAdmin');
    await expectRefusal(victim, 403, 'notAdmin');
  });

  it('refuses a demoted administrator from the next request on', async () => {
    const former = await signUpAdmin(app);
    expect((await former.get('/api/v1/admin/settings')).status).toBe(200);
    await change(former, { is_admin: 0 });
    await expectRefusal(former, 403, 'notAdmin');
  });

  it(`${row.needsProof ? 'refuses' : 'answers'} an administrator without a proof`, async () => {
    const late = await signUpAdmin(app);
    const id = await row.id?.();
    await forgetProofs(app, late.uid);
    if (row.needsProof) return await expectRefusal(late, 403, 'proofRequired', id);
    expect((await call(name, row, late, id)).status).toBe(row.status);
  });

  it('refuses a suspended administrator', async () => {
    const suspended = await signUpAdmin(app);
    await change(suspended, { is_suspended: 1 });
    await expectRefusal(suspended, 403, 'accountSuspended');
  });

  it('refuses an administrator whose session has expired or whose account is deleted', async () => {
    const late = await signUpAdmin(app);
    await app.database.write(async (trx) => {
      const expiresAt = new Date(app.clock.now).toISOString();
      await trx.updateTable('session').set({ expiresAt }).where('userId', '=', late.uid).execute();
    });
    await expectRefusal(late, 401, 'notAuthenticated');
    const gone = await signUpAdmin(app);
    await gone.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: gone.email });
    await expectRefusal(gone, 401, 'notAuthenticated');
  });

  it('refuses a write by another site with the administrator’s cookie', async () => {
    if (name.startsWith('GET ')) return;
    const cookie = [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const foreign: Pick<TestUser, 'send'> = {
      send: (method, path, body) =>
        app.visitor().send(method, path, body, { cookie, origin: 'https://evil.example.org' }),
    };
    await expectRefusal(foreign, 403, 'originRefused');
  });

  it('answers an administrator, with or without accepted terms, and reveals nobody’s money', async () => {
    for (const accepted of [1, 0]) {
      await change(admin, { terms_accepted: accepted });
      const answer = await call(name, row, admin, await row.id?.());
      expect([accepted, answer.status, answer.body.code]).toEqual([
        accepted,
        row.status,
        row.status < 400 ? undefined : answer.body.code,
      ]);
      // A backup contains everything on purpose.
      if (name === 'GET /api/v1/admin/backups/:id') continue;
      const text = JSON.stringify(answer.body);
      for (const secret of [CANARY, String(CANARY_AMOUNT), '91827364', '918,273']) {
        expect(text).not.toContain(secret);
      }
    }
    await change(admin, { terms_accepted: 1 });
  });

  it('answers 404 for an unknown id', async () => {
    if (row.id === undefined) return;
    const absent = name.includes('/backups/') ? '2020-01-01T00-00-00-000Z' : uuidv7();
    const answer = await call(name, row, admin, absent);
    expect([answer.status, answer.body.code]).toEqual([404, expect.stringMatching(/NotFound$/)]);
  });

  it('gives no access by another spelling of its path', async () => {
    const [method = '', path = ''] = name.split(' ');
    const whole = path.replace(':id', (await row.id?.()) ?? '');
    const stranger = await signUpUser(app);
    const before = await state();
    for (const spelling of [
      `/${whole}`,
      `${whole}/`,
      whole.replace('/admin/', '//admin/'),
      whole.replace('/admin/', '/Admin/'),
      whole.replace('/admin/', '/admin%2F'),
      whole.replace('/api/v1', '/api/V1'),
      `${whole}%00`,
      `${whole};x=1`,
    ]) {
      // Send the full address, because two slashes at the start of a path would name a host.
      const answer = await stranger.send(method, `${TEST_ORIGIN}${spelling}`, row.body?.());
      expect([spelling, [400, 403, 404, 405].includes(answer.status)]).toEqual([spelling, true]);
    }
    expect(await state()).toEqual(before);
  });

  it('gives no access by a method override or HEAD', async () => {
    const [method = '', path = ''] = name.split(' ');
    const whole = path.replace(':id', (await row.id?.()) ?? '');
    const stranger = await signUpUser(app);
    const before = await state();
    for (const header of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
      const headers = { [header]: method, 'x-user-id': admin.uid };
      const answer = await stranger.send('GET', whole, undefined, headers);
      expect([403, 404, 405]).toContain(answer.status);
    }
    expect([403, 404, 405]).toContain((await stranger.send('HEAD', whole)).status);
    expect([401, 404, 405]).toContain((await app.visitor().send('HEAD', whole)).status);
    expect(await state()).toEqual(before);
  });
});
