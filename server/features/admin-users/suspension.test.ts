import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestResponse, TestClient } from '#server/testing/test-client.ts';

const PASSWORD = 'plain-horse-battery';
const REFUSAL = [403, 'accountSuspended', 'Your account has been suspended. Please contact support.'];

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
beforeEach(async () => {
  app = await createTestApp({
    mailer: { send: () => Promise.reject(new Error('The mail server is away.')) },
  });
  ana = await signUpAdmin(app, { email: 'ana@example.org' });
  luis = await signUpUser(app, { email: 'luis@example.org' });
});
afterEach(() => app.close());

function setSuspension(target: TestUser, isSuspended: unknown, by = ana) {
  return by.put(`/api/v1/admin/users/${target.uid}/suspension`, { isSuspended });
}

async function signIn(user: TestUser): Promise<TestClient & { response: TestResponse }> {
  const visitor = app.visitor();
  const response = await visitor.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
  return { ...visitor, response };
}

function readRefusal(response: TestResponse) {
  return [response.status, response.body.code, response.body.error];
}

/** Requests that a browser sends, both reads and writes. */
const REQUESTS: ((client: TestClient) => Promise<TestResponse>)[] = [
  (client) => client.get('/api/v1/me'),
  (client) => client.patch('/api/v1/me', { theme: 'dark' }),
  (client) => client.get('/api/v1/summary'),
  (client) => client.get('/api/v1/transactions'),
  (client) => client.post('/api/v1/expenses', { description: 'x', amount: 1, date: '2026-01-01' }),
  (client) => client.delete(`/api/v1/expenses/${uuidv7()}`),
  (client) => client.get('/api/v1/me/export'),
  (client) => client.post('/api/v1/me/terms', { accepted: true }),
  (client) => client.get('/api/v1/me/sessions'),
  (client) => client.get('/api/v1/admin/users'),
];

describe('a suspension', () => {
  it('refuses every later request, on every device and every path', async () => {
    const devices = [luis, await signIn(luis), await signIn(luis), await signIn(luis)];
    for (const device of devices) expect((await device.get('/api/v1/me')).status).toBe(200);
    // Requests that run already may still succeed, so the test ignores their responses.
    const running = devices.map((device) => device.get('/api/v1/summary'));
    expect((await setSuspension(luis, true)).body).toMatchObject({ id: luis.uid, isSuspended: true });
    const requests = Array.from({ length: 100 }, (_, n) => {
      const device = devices[n % devices.length] ?? luis;
      return REQUESTS.map((send) => send(device));
    });
    const responses = await Promise.all(requests.flat());
    expect(responses).toHaveLength(1_000);
    for (const response of responses) expect(readRefusal(response)).toEqual(REFUSAL);
    await Promise.all(running);
    expect(await app.database.read.selectFrom('transactions').selectAll().execute()).toEqual([]);
    expect(readRefusal((await signIn(luis)).response)).toEqual(REFUSAL);
  });

  it('ends with the reactivation: refuses old cookies and lets the user sign in again', async () => {
    const devices = [luis, await signIn(luis)];
    await setSuspension(luis, true);
    await signIn(luis);
    expect((await setSuspension(luis, false)).body).toMatchObject({ isSuspended: false });
    for (const device of devices) {
      const response = await device.get('/api/v1/me');
      expect([response.status, response.body.code]).toEqual([401, 'notAuthenticated']);
    }
    const again = await signIn(luis);
    expect(again.response.status).toBe(200);
    expect((await again.get('/api/v1/me')).body.email).toBe(luis.email);
    expect((await ana.get('/api/v1/me')).status).toBe(200);
  });

  it('takes the user offline on all devices, and publishes it', async () => {
    const events: unknown[] = [];
    app.bus.subscribe((event) => events.push(event));
    await app.settled();
    const stream = { user_id: luis.uid, session_id: 's', opened_at: 1, seen_at: 1 };
    await app.database.write(async (trx) => {
      await trx
        .insertInto('event_streams')
        .values({ ...stream, id: 'a' })
        .execute();
      await trx
        .insertInto('event_streams')
        .values({ ...stream, id: 'b', user_id: ana.uid })
        .execute();
      const online = { is_online: 1, online_since: 5, last_seen: 7 } as const;
      await trx.updateTable('presence').set(online).where('user_id', '=', luis.uid).execute();
    });
    await setSuspension(luis, true);
    const presence = await app.database.read
      .selectFrom('presence')
      .select(['is_online', 'online_since', 'last_seen'])
      .where('user_id', '=', luis.uid)
      .executeTakeFirstOrThrow();
    expect(presence).toEqual({ is_online: 0, online_since: null, last_seen: 7 });
    const streams = await app.database.read.selectFrom('event_streams').select('id').execute();
    expect(streams).toEqual([{ id: 'b' }]);
    expect(events).toContainEqual({ name: 'access', userId: luis.uid });
    expect(events).toContainEqual({ name: 'presence' });
  });

  it('closes earlier links and withdraws unsent mail with links', async () => {
    const { link } = await app.createResetLink(luis.uid);
    const linkOfAna = await app.createResetLink(ana.uid);
    await app.visitor().post('/api/auth/request-password-reset', { email: luis.email });
    await luis.post('/api/v1/me/email', { newEmail: 'new@example.org', password: PASSWORD });
    await app.settled();
    await setSuspension(luis, true);
    const states = await Promise.all([link, linkOfAna.link].map(readLinkState));
    expect(states).toEqual(['used', 'valid']);
    const mail = await app.database.read.selectFrom('outbox').select(['state', 'sealed', 'error']).execute();
    expect(mail.length).toBeGreaterThanOrEqual(3);
    for (const row of mail) expect(row).toEqual({ state: 'failed', sealed: null, error: 'withdrawn' });
    expect(await app.database.read.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  });

  it('is audited, as is its end', async () => {
    await setSuspension(luis, true);
    await setSuspension(luis, false);
    const rows = await app.database.read.selectFrom('audit_log').selectAll().orderBy('id').execute();
    const common = { actor: 'user', actor_id: ana.uid, target: 'user', target_id: luis.uid };
    expect(rows).toMatchObject([
      { ...common, action: 'userSuspended', before: '{"isSuspended":false}', after: '{"isSuspended":true}' },
      {
        ...common,
        action: 'userReactivated',
        before: '{"isSuspended":true}',
        after: '{"isSuspended":false}',
      },
    ]);
  });

  it('changes nothing for a suspended user, nor does a reactivation for an active user', async () => {
    expect((await setSuspension(luis, false)).status).toBe(200);
    expect((await luis.get('/api/v1/me')).status).toBe(200);
    await setSuspension(luis, true);
    await setSuspension(luis, true);
    expect(await app.database.read.selectFrom('audit_log').select('action').execute()).toHaveLength(1);
  });

  it.each([['true'], [1], [null], ['false']])('counts %j as false', async (value) => {
    await setSuspension(luis, true);
    expect((await setSuspension(luis, value)).body.isSuspended).toBe(false);
  });

  it('is refused for one’s own account, unlike a reactivation', async () => {
    const response = await setSuspension(ana, true);
    expect([response.status, response.body.error]).toEqual([
      409,
      'Admin cannot suspend their own account via this action.',
    ]);
    const ended = await setSuspension(ana, false);
    expect([ended.status, ended.body.isSuspended]).toEqual([200, false]);
    expect((await ana.get('/api/v1/me')).status).toBe(200);
  });

  it('needs an id and an existing user', async () => {
    const withoutId = await ana.put('/api/v1/admin/users/suspension', { isSuspended: true });
    expect([withoutId.status, withoutId.body.error]).toEqual([
      400,
      'Admin ID and Target User ID are required.',
    ]);
    const nobody = await ana.put(`/api/v1/admin/users/${uuidv7()}/suspension`, { isSuspended: true });
    expect([nobody.status, nobody.body.code]).toEqual([404, 'userNotFound']);
  });
});

async function readLinkState(link: string): Promise<unknown> {
  const token = new URL(link).searchParams.get('token');
  return (await app.visitor().post('/api/auth/reset-password/check', { token })).body.state;
}
