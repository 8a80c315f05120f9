import { afterAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { TOKEN_SCOPES } from '#shared/contract/endpoint.ts';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { changeProfile, signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import {
  ADMIN_ROWS,
  adminState,
  callAdmin,
  CANARY,
  CANARY_AMOUNT,
  openAdminStage,
} from '#server/testing/authorization/admin-rows.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';

const stage = await openAdminStage();
const { app, admin, victim } = stage;
afterAll(() => app.close());

describe('the authorization matrix of the administration', () => {
  it('has a row for every endpoint', () => {
    const names = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    const adminNames = names.filter((name) => name.includes('/api/v1/admin/'));
    expect(Object.keys(ADMIN_ROWS).toSorted()).toEqual(adminNames.toSorted());
  });
});

describe.each(Object.entries(ADMIN_ROWS))('%s', (name, row) => {
  /** Expects that the caller is refused and nothing changes. */
  async function expectRefusal(
    caller: Pick<TestUser, 'send'>,
    status: number,
    code: string,
    targetId?: string,
  ): Promise<void> {
    const id = targetId ?? (await row.id?.(stage));
    const before = await adminState(stage);
    const response = await callAdmin(name, row, caller, id);
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(JSON.stringify(response.body)).not.toContain(CANARY);
    expect(await adminState(stage)).toEqual(before);
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
    await changeProfile(app, former, { is_admin: 0 });
    await expectRefusal(former, 403, 'notAdmin');
  });

  it(`${row.needsProof ? 'refuses' : 'serves'} an administrator without a proof`, async () => {
    const unproved = await signUpAdmin(app);
    const id = await row.id?.(stage);
    await forgetProofs(app, unproved.uid);
    if (row.needsProof) return await expectRefusal(unproved, 403, 'proofRequired', id);
    expect((await callAdmin(name, row, unproved, id)).status).toBe(row.status);
  });

  it('refuses an access token of an administrator', async () => {
    const owner = await signUpAdmin(app);
    for (const scope of TOKEN_SCOPES) {
      await expectRefusal(createProgram(app, await makeToken(owner, scope)), 403, 'tokenScope');
    }
  });

  it('refuses a suspended administrator', async () => {
    const suspended = await signUpAdmin(app);
    await changeProfile(app, suspended, { is_suspended: 1 });
    await expectRefusal(suspended, 403, 'accountSuspended');
  });

  it('refuses an administrator whose session has expired or whose account is deleted', async () => {
    const expired = await signUpAdmin(app);
    await app.database.write(async (trx) => {
      const expiresAt = new Date(app.clock.now).toISOString();
      await trx.updateTable('session').set({ expiresAt }).where('userId', '=', expired.uid).execute();
    });
    await expectRefusal(expired, 401, 'notAuthenticated');
    const deleted = await signUpAdmin(app);
    await deleted.delete('/api/v1/me', { password: 'plain-horse-battery', confirm: deleted.email });
    await expectRefusal(deleted, 401, 'notAuthenticated');
  });

  it('refuses a write by another site with the administrator’s cookie', async () => {
    if (name.startsWith('GET ')) return;
    const cookie = admin.cookieHeader();
    const foreign: Pick<TestUser, 'send'> = {
      send: (method, path, body) =>
        app.visitor().send(method, path, body, { cookie, origin: 'https://evil.example.org' }),
    };
    await expectRefusal(foreign, 403, 'originRefused');
  });

  it('serves an administrator, with or without accepted terms, and shows nobody’s money', async () => {
    for (const accepted of [1, 0]) {
      await changeProfile(app, admin, { terms_accepted: accepted });
      const response = await callAdmin(name, row, admin, await row.id?.(stage));
      expect([accepted, response.status, response.body.code]).toEqual([
        accepted,
        row.status,
        row.status < 400 ? undefined : response.body.code,
      ]);
      // A backup contains everything on purpose.
      if (name === 'GET /api/v1/admin/backups/:id') continue;
      const text = JSON.stringify(response.body);
      for (const secret of [CANARY, String(CANARY_AMOUNT), '91827364', '918,273']) {
        expect(text).not.toContain(secret);
      }
    }
    await changeProfile(app, admin, { terms_accepted: 1 });
  });

  it('responds with 404 to an unknown id', async () => {
    if (row.id === undefined) return;
    const absent = name.includes('/backups/') ? '2020-01-01T00-00-00-000Z' : uuidv7();
    const response = await callAdmin(name, row, admin, absent);
    expect([response.status, response.body.code]).toEqual([404, expect.stringMatching(/NotFound$/)]);
  });
});
