import { afterAll, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { ENDPOINTS } from '#shared/contract/endpoints.ts';
import { TOKEN_SCOPES } from '#shared/contract/tokens.ts';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
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

async function change(user: TestUser, columns: Record<string, number>): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}

describe('the authorization matrix of the administration', () => {
  it('has a row for every endpoint', () => {
    const names = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    const own = names.filter((name) => name.includes('/api/v1/admin/'));
    expect(Object.keys(ADMIN_ROWS).toSorted()).toEqual(own.toSorted());
  });
});

describe.each(Object.entries(ADMIN_ROWS))('%s', (name, row) => {
  /** Expects that the caller is refused and nothing changes. */
  async function expectRefusal(
    caller: Pick<TestUser, 'send'>,
    status: number,
    code: string,
    givenId?: string,
  ): Promise<void> {
    const id = givenId ?? (await row.id?.(stage));
    const before = await adminState(stage);
    const answer = await callAdmin(name, row, caller, id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain(CANARY);
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
    await change(former, { is_admin: 0 });
    await expectRefusal(former, 403, 'notAdmin');
  });

  it(`${row.needsProof ? 'refuses' : 'answers'} an administrator without a proof`, async () => {
    const late = await signUpAdmin(app);
    const id = await row.id?.(stage);
    await forgetProofs(app, late.uid);
    if (row.needsProof) return await expectRefusal(late, 403, 'proofRequired', id);
    expect((await callAdmin(name, row, late, id)).status).toBe(row.status);
  });

  it('refuses an access token of an administrator', async () => {
    const owner = await signUpAdmin(app);
    for (const scope of TOKEN_SCOPES) {
      await expectRefusal(createProgram(app, await makeToken(owner, scope)), 403, 'tokenScope');
    }
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
      const answer = await callAdmin(name, row, admin, await row.id?.(stage));
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
    const answer = await callAdmin(name, row, admin, absent);
    expect([answer.status, answer.body.code]).toEqual([404, expect.stringMatching(/NotFound$/)]);
  });
});
