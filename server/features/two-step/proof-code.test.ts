import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  GIVE_CODE,
  halfSignIn,
  isCodeWrong,
  PROOF,
  TWO_STEP,
  turnOnTwoStep,
} from '#server/testing/two-step.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
});
afterAll(() => app.close());

const newUser = async () => await turnOnTwoStep(app, await signUpUser(app));

describe('a proof', () => {
  it('needs the code besides the password, and uses it up', async () => {
    const { user, code } = await newUser();
    await forgetProofs(app, user.uid);
    expect((await user.get(PROOF)).body).toEqual({ provedUntil: null, needsCode: true });
    const refusals = [
      await user.post(PROOF, { password: 'not this one', code: code() }),
      await user.post(PROOF, { password: PASSWORD }),
      await user.post(PROOF, { password: PASSWORD, code: '000' }),
    ];
    expect(refusals.map(({ body }) => body.details)).toMatchObject([
      [{ field: 'password', code: 'passwordWrong' }],
      [{ field: 'code', code: 'required' }],
      [{ field: 'code', code: 'codeWrong' }],
    ]);
    expect((await user.get(PROOF)).body.provedUntil).toBeNull();
    // The wrong password has not used the code up.
    const proved = await user.post(PROOF, { password: PASSWORD, code: code() });
    expect([proved.status, proved.body.needsCode]).toEqual([200, true]);
    expect(isCodeWrong(await user.post(PROOF, { password: PASSWORD, code: code() }))).toBe(true);
    const browser = await halfSignIn(app, user);
    expect(isCodeWrong(await browser.post(GIVE_CODE, { code: code() }))).toBe(true);
  });

  it('accepts a recovery code once', async () => {
    const { user, recoveryCodes } = await newUser();
    const [code = ''] = recoveryCodes;
    expect((await user.post(PROOF, { password: PASSWORD, code })).status).toBe(200);
    expect(isCodeWrong(await user.post(PROOF, { password: PASSWORD, code }))).toBe(true);
    expect((await user.get(TWO_STEP)).body.recoveryCodesLeft).toBe(9);
  });

  it('is needed for every act that asks for the password, once sign-ins need a code', async () => {
    const newEmail = 'new@example.org';
    const acts = async (user: TestUser) =>
      [
        await user.post('/api/v1/me/email', { newEmail, password: PASSWORD }),
        await user.post('/api/v1/me/password', { currentPassword: PASSWORD, newPassword: PASSWORD }),
        await user.delete('/api/v1/me', { password: PASSWORD, confirm: user.email }),
      ].map(({ status, body }) => (status === 200 ? 200 : (body.code as string)));
    const { user, code } = await newUser();
    await forgetProofs(app, user.uid);
    expect(await acts(user)).toEqual(Array.from({ length: 3 }, () => 'proofRequired'));
    for (const path of ['/start', '', '/recovery-codes'])
      expect((await user.post(`${TWO_STEP}${path}`, { code: code() })).body.code).toBe('proofRequired');
    expect((await user.delete(TWO_STEP)).body.code).toBe('proofRequired');
    await user.post(PROOF, { password: PASSWORD, code: code() });
    expect(await acts(user)).toEqual([200, 200, 200]);
    const plain = await signUpUser(app);
    await forgetProofs(app, plain.uid);
    expect(await acts(plain)).toEqual([200, 200, 200]);
  });
});
