import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { signUpAdmin } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, TEST_ORIGIN, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const INVITES = '/api/v1/admin/invites';
const SIGN_UP = '/api/auth/sign-up/email';
const PASSWORD = 'plain-horse-battery';
const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let admin: TestClient & { uid: string };
beforeEach(async () => {
  app = await createTestApp();
  admin = await signUpAdmin(app);
  await changeSettings(app, { registration: 'invitation' });
});
afterEach(() => app.close());

async function makeInvite(note?: string): Promise<{ id: string; token: string; link: string }> {
  const response = await admin.post(INVITES, note === undefined ? {} : { note });
  expect(response.status).toBe(201);
  const { link, invite } = response.body as { link: string; invite: { id: string } };
  return { id: invite.id, link, token: new URL(link).searchParams.get('invite') ?? '' };
}

function signUp(email: string, invite?: string) {
  const account = { email, password: PASSWORD, termsAccepted: true };
  return app.visitor().post(SIGN_UP, invite === undefined ? account : { ...account, invite });
}

async function readState(token: string): Promise<unknown> {
  return (await app.visitor().post('/api/auth/invite/check', { token })).body.state;
}

/** Makes invitations older. The clock stays, since sessions end by real time. */
async function makeOlder(byMs: number): Promise<void> {
  await runSql(
    app.database,
    `update invites set created_at = created_at - ${byMs}, expires_at = expires_at - ${byMs}`,
  );
}

async function readAudit() {
  return await app.database.read.selectFrom('audit_log').selectAll().orderBy('id').execute();
}

describe('with sign-up by invitation', () => {
  it('nobody signs up without an invitation', async () => {
    const response = await signUp('ana@example.org');
    expect([response.status, response.body.code]).toEqual([403, 'inviteRequired']);
    expect(response.body.error).toBe('You need an invitation to sign up here.');
  });

  it('an invitation admits one person once', async () => {
    const { token } = await makeInvite();
    expect(await readState(token)).toBe('valid');
    expect((await signUp('ana@example.org', token)).status).toBe(200);
    expect(await readState(token)).toBe('used');
    const second = await signUp('ben@example.org', token);
    expect([second.status, second.body.code]).toEqual([403, 'inviteInvalid']);
    expect(second.body.error).toBe('This invitation is no longer valid. Ask for a new one.');
  });

  it('an invitation admits one of many sign-ups at the same moment', async () => {
    const { token } = await makeInvite();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => signUp(`person-${n}@example.org`, token)),
    );
    const codes = responses.map(({ status, body }) => `${status} ${body.code ?? 'in'}`).toSorted();
    expect(codes).toEqual(['200 in', ...Array.from({ length: 7 }, () => '403 inviteInvalid')]);
    const { read } = app.database;
    const users = await read.selectFrom('user').select('id').where('email', 'like', 'person-%').execute();
    expect(users).toHaveLength(1);
  });

  it('a failed sign-up does not use its invitation up', async () => {
    const taken = await app.database.read.selectFrom('user').select('email').executeTakeFirstOrThrow();
    const { token } = await makeInvite();
    expect((await signUp(taken.email, token)).body.code).toBe('emailTaken');
    expect(await readState(token)).toBe('valid');
    expect((await signUp('nobody', token)).body.code).toBe('validationFailed');
    await changeSettings(app, { allowedDomains: ['example.org'] });
    expect((await signUp('ana@example.com', token)).body.details).toMatchObject([
      { field: 'email', code: 'emailDomainNotAllowed' },
    ]);
    await runSql(app.database, 'alter table session rename to gone');
    expect((await signUp('ana@example.org', token)).status).toBe(500);
    await runSql(app.database, 'alter table gone rename to session');
    expect(await readState(token)).toBe('valid');
    expect((await signUp('ana@example.org', token)).status).toBe(200);
  });

  it('an invitation admits nobody after seven days, when revoked or if unknown', async () => {
    const [late, revoked] = [await makeInvite(), await makeInvite()];
    expect((await admin.delete(`${INVITES}/${revoked.id}`)).body).toEqual({ success: true });
    expect(await readState(revoked.token)).toBe('unknown');
    app.clock.now += 7 * DAY_MS - 1;
    expect(await readState(late.token)).toBe('valid');
    app.clock.now += 1;
    expect(await readState(late.token)).toBe('expired');
    for (const token of [late.token, revoked.token, 'never-made']) {
      expect((await signUp('ana@example.org', token)).body.code).toBe('inviteInvalid');
    }
  });

  it('the setup code needs no invitation', async () => {
    const newApp = await createTestApp();
    await changeSettings(newApp, { registration: 'invitation' });
    const account = { email: 'boss@example.org', password: PASSWORD, termsAccepted: true };
    const response = await newApp
      .visitor()
      .post(SIGN_UP, { ...account, setupCode: await newApp.setupCode.current() });
    expect(response.status).toBe(200);
    await newApp.close();
  });
});

describe('with sign-up open or closed', () => {
  it('an invitation opens nothing and is not used up while registration is closed', async () => {
    const { token } = await makeInvite();
    await changeSettings(app, { registration: 'closed' });
    expect((await signUp('ana@example.org', token)).body.code).toBe('registrationClosed');
    expect(await readState(token)).toBe('valid');
  });

  it('an invitation is neither needed nor used up while everybody may sign up', async () => {
    const { token } = await makeInvite();
    await changeSettings(app, { registration: 'open' });
    expect((await signUp('ana@example.org', token)).status).toBe(200);
    expect((await signUp('ben@example.org', 'whatever')).status).toBe(200);
    expect(await readState(token)).toBe('valid');
  });
});

describe('an administrator', () => {
  it('makes a link that is shown once and stored as a hash', async () => {
    const { link, token } = await makeInvite('Marta');
    expect(link).toBe(`${TEST_ORIGIN}/signup?invite=${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    const tables = await app.database.identity.introspection.getTables();
    for (const { name } of tables) {
      expect(JSON.stringify(await runSql(app.database, `select * from "${name}"`)), name).not.toContain(
        token,
      );
    }
    expect(JSON.stringify((await admin.get(INVITES)).body)).not.toContain(token);
  });

  it('makes links with the public address of the settings', async () => {
    await changeSettings(app, { publicUrl: 'https://money.example.org' });
    expect((await makeInvite()).link).toMatch(/^https:\/\/money\.example\.org\/signup\?invite=[\w-]{43}$/);
  });

  it('lists the invitations of 30 days with their states, the latest first', async () => {
    const old = await makeInvite('old');
    await makeOlder(25 * DAY_MS);
    const used = await makeInvite('used');
    const open = await makeInvite();
    await signUp('ana@example.org', used.token);
    const { items } = (await admin.get(INVITES)).body;
    const at = new Date(app.clock.now).toISOString();
    expect(items).toMatchObject([
      { id: open.id, note: '', state: 'open', createdAt: at, usedAt: null },
      { id: used.id, note: 'used', state: 'used', usedAt: at },
      { id: old.id, note: 'old', state: 'expired', usedAt: null },
    ]);
    expect(items[0].expiresAt).toBe(new Date(app.clock.now + 7 * DAY_MS).toISOString());
    await makeOlder(5 * DAY_MS + 1);
    await app.cleanUp.run();
    const ids = async () => (await admin.get(INVITES)).body.items.map((invite: { id: string }) => invite.id);
    expect(await ids()).toEqual([open.id, used.id]);
    const rows = await app.database.read.selectFrom('invites').select('id').execute();
    expect(rows).toHaveLength(2);
  });

  it('is audited for making and revoking, without the note', async () => {
    const { id } = await makeInvite('Marta Pérez');
    await admin.delete(`${INVITES}/${id}`);
    const expiresAt = new Date(app.clock.now + 7 * DAY_MS).toISOString();
    const createdAt = new Date(app.clock.now).toISOString();
    const common = { actor: 'user', actor_id: admin.uid, target: 'invite', target_id: id };
    expect(await readAudit()).toMatchObject([
      { ...common, action: 'inviteMade', before: null, after: JSON.stringify({ expiresAt }) },
      { ...common, action: 'inviteRevoked', before: JSON.stringify({ createdAt }), after: null },
    ]);
    expect(JSON.stringify(await readAudit())).not.toContain('Marta');
  });

  it('cannot revoke an unknown or used invitation', async () => {
    const { id, token } = await makeInvite();
    await signUp('ana@example.org', token);
    for (const missingId of [id, uuidv7()]) {
      const response = await admin.delete(`${INVITES}/${missingId}`);
      expect([response.status, response.body.error]).toEqual([404, 'This invitation does not exist.']);
    }
    expect((await readAudit()).map(({ action }) => action)).toEqual(['inviteMade']);
  });

  it('cannot make an invitation with a note that is too long', async () => {
    const response = await admin.post(INVITES, { note: 'x'.repeat(101) });
    expect(response.body.details).toMatchObject([{ field: 'note', code: 'textTooLong' }]);
  });

  it('makes no invitation if the audit entry cannot be stored', async () => {
    await runSql(app.database, 'alter table audit_log rename to gone');
    const response = await admin.post(INVITES, {});
    expect([response.status, response.body.error]).toEqual([500, 'Failed to change the invitations.']);
    await runSql(app.database, 'alter table gone rename to audit_log');
    expect((await admin.get(INVITES)).body.items).toEqual([]);
  });
});

describe('invitations', () => {
  it('are open to administrators only, until they are demoted or suspended', async () => {
    await changeSettings(app, { registration: 'open' });
    const { id } = await makeInvite();
    const user = await app.signUp();
    const requests = (somebody: TestClient) => [
      () => somebody.post(INVITES, {}),
      () => somebody.get(INVITES),
      () => somebody.delete(`${INVITES}/${id}`),
    ];
    async function expectAll(somebody: TestClient, status: number, code: string) {
      for (const request of requests(somebody)) {
        const response = await request();
        expect([response.status, response.body.code]).toEqual([status, code]);
      }
    }
    await expectAll(app.visitor(), 401, 'notAuthenticated');
    await expectAll(user, 403, 'notAdmin');
    await changeAdmin({ is_suspended: 1 });
    await expectAll(admin, 403, 'accountSuspended');
    await changeAdmin({ is_suspended: 0, is_admin: 0 });
    await expectAll(admin, 403, 'notAdmin');
    expect(await app.database.read.selectFrom('invites').select('id').execute()).toEqual([{ id }]);
  });
});

async function changeAdmin(columns: { is_admin?: 0 | 1; is_suspended?: 0 | 1 }): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', admin.uid).execute();
  });
}
