import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROOF_SECONDS } from '#shared/limits.ts';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const PROOF = '/api/v1/me/proof';
const SETTINGS = '/api/v1/admin/settings';
const PASSWORD = 'plain-horse-battery';
const PROOF_MS = PROOF_SECONDS * 1_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

async function readProvedUntil(user: Pick<TestUser, 'get'>): Promise<string | null> {
  return (await user.get(PROOF)).body.provedUntil as string | null;
}

describe('the proof of the password', () => {
  it('comes with signing up and signing in, and lasts five minutes', async () => {
    const user = await app.signUpOverHttp();
    const again = app.visitor();
    await again.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    for (const client of [user, again]) {
      const until = Date.parse((await readProvedUntil(client)) ?? '');
      expect(until).toBeGreaterThanOrEqual(app.clock.now + PROOF_MS);
      expect(until).toBeLessThanOrEqual(Date.now() + PROOF_MS);
    }
    app.clock.now = Date.now() + PROOF_MS;
    expect([await readProvedUntil(user), await readProvedUntil(again)]).toEqual([null, null]);
  });

  it('is renewed by the password, for that session only', async () => {
    const user = await app.signUp();
    const other = app.visitor();
    await other.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    await forgetProofs(app);
    expect([await readProvedUntil(user), await readProvedUntil(other)]).toEqual([null, null]);
    const response = await user.post(PROOF, { password: PASSWORD });
    const until = new Date(app.clock.now + PROOF_MS).toISOString();
    expect([response.status, response.body]).toEqual([200, { provedUntil: until, needsCode: false }]);
    expect([await readProvedUntil(user), await readProvedUntil(other)]).toEqual([until, null]);
    app.clock.now += PROOF_MS;
    expect(await readProvedUntil(user)).toBeNull();
  });

  it('is refused for a wrong password, which counts as a failed sign-in', async () => {
    const limits = { failuresPerAccount: 3, failuresPerAddress: 100, signUpsPerAddress: 100 };
    const limitedApp = await createTestApp({ limits });
    const user = await limitedApp.signUp();
    await forgetProofs(limitedApp);
    for (let attempt = 0; attempt < 3; attempt++) {
      const wrong = await user.post(PROOF, { password: 'not this one' });
      expect(wrong.body.details).toMatchObject([{ field: 'password', code: 'passwordWrong' }]);
    }
    expect((await user.post(PROOF, { password: PASSWORD })).status).toBe(429);
    const { status } = await limitedApp
      .visitor()
      .post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    expect(status).toBe(429);
    expect(await readProvedUntil(user)).toBeNull();
    await limitedApp.close();
  });

  it('can be given during maintenance', async () => {
    const [admin, user] = [await signUpAdmin(app), await signUpUser(app)];
    await admin.patch(SETTINGS, { isReadOnly: true });
    const client = app.visitor();
    await client.post('/api/auth/sign-in/email', { email: user.email, password: PASSWORD });
    expect((await client.post(PROOF, { password: PASSWORD })).status).toBe(200);
  });
});

describe('an administrator without a recent proof of the password', () => {
  let admin: TestUser;
  beforeEach(async () => {
    admin = await signUpAdmin(app);
    await forgetProofs(app);
  });

  it.each([
    ['smtpHost', 'smtp.example.org'],
    ['smtpPort', 2525],
    ['smtpSecurity', 'tls'],
    ['smtpUser', 'saldo'],
    ['smtpPassword', 'secret'],
    ['publicUrl', 'https://money.example.org'],
    ['adminResetLinks', true],
    ['mailFrom', 'saldo@example.org'],
    ['emailVerification', true],
    ['minPasswordLength', 8],
    ['failuresPerAccount', 100],
    ['failuresPerAddress', 10_000],
    ['backupsKept', 1],
  ])(
    'changes no setting that holds a secret or could weaken the protection of accounts: %s',
    async (name, value) => {
      const before = (await admin.get(SETTINGS)).body as unknown;
      const response = await admin.patch(SETTINGS, { pageSize: 50, [name]: value });
      expect([response.status, response.body.code]).toEqual([403, 'proofRequired']);
      expect((await admin.get(SETTINGS)).body).toEqual(before);
      await admin.post(PROOF, { password: PASSWORD });
      const proved = await admin.patch(SETTINGS, { pageSize: 50, [name]: value });
      // Confirmation of addresses also needs mail.
      expect(proved.body.code).toBe(name === 'emailVerification' ? 'verificationNeedsMail' : undefined);
    },
  );

  it('changes every other setting, and may send protected settings unchanged', async () => {
    const response = await admin.patch(SETTINGS, { pageSize: 50, smtpPort: 587, publicUrl: null });
    expect([response.status, response.body.settings.pageSize]).toEqual([200, 50]);
  });

  it('gets proofRequired after the check of the role and before the check of the body', async () => {
    const { uid } = await signUpUser(app);
    await forgetProofs(app);
    const path = `/api/v1/admin/users/${uid}/role`;
    expect((await admin.put(path, 'no JSON')).body.code).toBe('proofRequired');
    const user = await signUpUser(app);
    await forgetProofs(app);
    expect((await user.put(path, { isAdmin: true })).body.code).toBe('notAdmin');
  });
});
