import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { scaled } from '#shared/testing/scaled.ts';
import { rounds } from '#server/testing/rounds.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const ROUNDS = rounds(200);

let app: TestApp;
let ana: TestUser;
let luis: TestUser;
beforeEach(async () => {
  app = await createTestApp();
  ana = await signUpAdmin(app, { email: 'ana@example.org', name: 'Ana' });
  luis = await signUpUser(app, { email: 'luis@example.org', name: 'Luis' });
});
afterEach(() => app.close());

function setRole(by: TestUser, target: TestUser, isAdmin: unknown) {
  return by.put(`/api/v1/admin/users/${target.uid}/role`, { isAdmin });
}

async function readAuditRows() {
  return await app.database.read.selectFrom('audit_log').selectAll().orderBy('id').execute();
}

async function readProfile(user: TestUser) {
  return await app.database.read
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', user.uid)
    .executeTakeFirstOrThrow();
}

describe('a change of role', () => {
  it('to administrator applies to the next request, is audited and mailed', async () => {
    const events: unknown[] = [];
    app.bus.subscribe((event) => events.push(event));
    app.clock.now += 1000;
    const response = await setRole(ana, luis, true);
    expect([response.status, response.body]).toMatchObject([
      200,
      { id: luis.uid, email: luis.email, displayName: 'Luis', role: 'admin', isAdmin: true },
    ]);
    expect((await luis.get('/api/v1/admin/users')).status).toBe(200);
    expect((await readProfile(luis)).updated_at).toBe(app.clock.now);
    expect(await readAuditRows()).toMatchObject([
      {
        at: app.clock.now,
        actor: 'user',
        actor_id: ana.uid,
        action: 'userPromoted',
        target: 'user',
        target_id: luis.uid,
        before: '{"isAdmin":false}',
        after: '{"isAdmin":true}',
      },
    ]);
    expect(events).toContainEqual({ name: 'access', userId: luis.uid });
  });

  it('to user applies to the next request and is audited', async () => {
    await setRole(ana, luis, true);
    expect((await setRole(ana, luis, false)).body).toMatchObject({ role: 'user', isAdmin: false });
    const refused = await luis.get('/api/v1/admin/users');
    expect([refused.status, refused.body.code]).toEqual([403, 'notAdmin']);
    expect((await readAuditRows()).map(({ action }) => action)).toEqual(['userPromoted', 'userDemoted']);
  });

  it.each([['true'], [1], ['yes'], [null], [{}], [[true]]])('counts %j as false', async (value) => {
    await setRole(ana, luis, true);
    expect((await setRole(ana, luis, value)).body.isAdmin).toBe(false);
  });

  it('needs isAdmin and takes no other field', async () => {
    const path = `/api/v1/admin/users/${luis.uid}/role`;
    for (const body of [{}, { isAdmin: true, isSuspended: false }, []]) {
      expect((await ana.put(path, body)).body.code).toBe('validationFailed');
    }
    expect((await readProfile(luis)).is_admin).toBe(0);
  });

  it('to the same role writes nothing', async () => {
    const before = await readProfile(luis);
    app.clock.now += 1000;
    expect((await setRole(ana, luis, false)).status).toBe(200);
    expect(await readProfile(luis)).toEqual(before);
    expect(await readAuditRows()).toEqual([]);
  });

  it('is refused for one’s own role, even to the same value', async () => {
    for (const isAdmin of [false, true]) {
      const response = await setRole(ana, ana, isAdmin);
      expect([response.status, response.body.error]).toEqual([
        409,
        'Admin cannot change their own role via this action.',
      ]);
    }
    expect((await readProfile(ana)).is_admin).toBe(1);
  });

  it('is refused for an unknown id', async () => {
    const response = await ana.put(`/api/v1/admin/users/${uuidv7()}/role`, { isAdmin: true });
    expect([response.status, response.body.code]).toEqual([404, 'userNotFound']);
  });

  it('needs both ids', async () => {
    const response = await ana.put('/api/v1/admin/users/role', { isAdmin: true });
    expect([response.status, response.body.error]).toEqual([
      400,
      'Admin ID and Target User ID are required.',
    ]);
    const { accounts } = app;
    for (const [actor, target] of [
      ['', luis.uid],
      [ana.uid, ''],
    ] as const) {
      const by = { kind: 'user', id: actor } as const;
      await expect(accounts.setRole(by, target, true)).rejects.toThrow(response.body.error);
      await expect(accounts.setSuspension(by, target, true)).rejects.toThrow(response.body.error);
      await expect(accounts.makeResetLink(by, target)).rejects.toThrow(response.body.error);
    }
  });

  it('is refused to administrators who have just lost their role', async () => {
    const former = { kind: 'user', id: luis.uid } as const;
    for (const act of [
      () => app.accounts.setRole(former, ana.uid, false),
      () => app.accounts.setSuspension(former, ana.uid, true),
      () => app.accounts.makeResetLink(former, ana.uid),
    ]) {
      await expect(act()).rejects.toThrow('You are not authorized to access this page.');
    }
    expect(await readProfile(ana)).toMatchObject({ is_admin: 1, is_suspended: 0 });
    expect(await app.database.read.selectFrom('password_resets').selectAll().execute()).toEqual([]);
  });

  it('is stored together with its audit row or not at all', async () => {
    const before = await readProfile(luis);
    await runSql(app.database, 'alter table audit_log rename to gone');
    expect((await setRole(ana, luis, true)).body.error).toBe('Failed to update user role.');
    const suspension = `/api/v1/admin/users/${luis.uid}/suspension`;
    const response = await ana.put(suspension, { isSuspended: true });
    expect(response.body.error).toBe('Failed to update user suspension status.');
    expect((await ana.post(`/api/v1/admin/users/${luis.uid}/reset-link`)).status).toBe(500);
    expect(await readProfile(luis)).toEqual(before);
    expect(await app.database.read.selectFrom('password_resets').selectAll().execute()).toEqual([]);
    expect((await luis.get('/api/v1/me')).status).toBe(200);
  });
});

describe('the last active administrator', () => {
  const SHELL = { kind: 'shell' } as const;

  it('can be neither demoted nor suspended, even if other administrators are suspended', async () => {
    await setRole(ana, luis, true);
    await app.accounts.setSuspension(SHELL, luis.uid, true);
    const sentence = 'The last active administrator cannot be demoted or suspended.';
    await expect(app.accounts.setRole(SHELL, ana.uid, false)).rejects.toThrow(sentence);
    await expect(app.accounts.setSuspension(SHELL, ana.uid, true)).rejects.toThrow(sentence);
    expect(await readProfile(ana)).toMatchObject({ is_admin: 1, is_suspended: 0 });
    // Luis is suspended already, so he is not the last active one.
    expect((await app.accounts.setRole(SHELL, luis.uid, false)).user.isAdmin).toBe(false);
  });

  it(
    `remains after ${ROUNDS} rounds of two administrators who demote or suspend each other`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await app.database.write(async (trx) => {
          const both = [ana.uid, luis.uid];
          const active = { is_admin: 1, is_suspended: 0 } as const;
          await trx.updateTable('profiles').set(active).where('user_id', 'in', both).execute();
        });
        const [first, second] = await Promise.all([
          removeAdmin(round, ana, luis),
          removeAdmin(round >> 1, luis, ana),
        ]);
        const statuses = [first.status, second.status].toSorted((a, b) => a - b);
        expect([round, statuses]).toEqual([round, [200, 403]]);
        expect([round, await countActive()]).toEqual([round, 1]);
      }
    },
    scaled(120_000),
  );

  it('remains when the command line demotes two at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      await app.accounts.setRole(SHELL, luis.uid, true);
      await app.accounts.setRole(SHELL, ana.uid, true);
      const outcomes = await Promise.allSettled([
        app.accounts.setRole(SHELL, ana.uid, false),
        app.accounts.setRole(SHELL, luis.uid, false),
      ]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await countActive()).toBe(1);
    }
  });

  function removeAdmin(round: number, by: TestUser, target: TestUser) {
    if (round % 2 === 0) return setRole(by, target, false);
    return by.put(`/api/v1/admin/users/${target.uid}/suspension`, { isSuspended: true });
  }

  async function countActive(): Promise<number> {
    const rows = await app.database.read
      .selectFrom('profiles')
      .select('user_id')
      .where('is_admin', '=', 1)
      .where('is_suspended', '=', 0)
      .execute();
    return rows.length;
  }
});

describe('an administrator’s password link', () => {
  it('works once, and is audited without the link itself', async () => {
    const response = await ana.post(`/api/v1/admin/users/${luis.uid}/reset-link`);
    expect(response.status).toBe(201);
    expect(response.body.expiresAt).toBe(new Date(app.clock.now + 30 * 60_000).toISOString());
    const token = new URL(response.body.link).searchParams.get('token') ?? '';
    const reset = { token, newPassword: 'window-orchard-17' };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(410);
    const [entry] = await readAuditRows();
    expect(entry).toMatchObject({ action: 'resetLinkMade', actor_id: ana.uid, target_id: luis.uid });
    expect(JSON.stringify(entry)).not.toContain(token);
  });

  it('is not made for an unknown id', async () => {
    const response = await ana.post(`/api/v1/admin/users/${uuidv7()}/reset-link`);
    expect([response.status, response.body.code]).toEqual([404, 'userNotFound']);
    expect(await readAuditRows()).toEqual([]);
  });
});
