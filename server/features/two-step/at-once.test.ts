import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpUser } from '#server/testing/admins.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  codeOf,
  GIVE_CODE,
  halfSignIn,
  isCodeWrong,
  nextCode,
  PROOF,
  TWO_STEP,
  turnOnTwoStep,
} from '#server/testing/two-step.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const AT_ONCE = 5;

async function countSessions(userId: string): Promise<number> {
  const { read } = app.database;
  return (await read.selectFrom('session').select('id').where('userId', '=', userId).execute()).length;
}

describe('requests at the same moment', () => {
  it.each(['code of the app', 'recovery code'])('get one session for one %s', async (kind) => {
    const { user, code, recoveryCodes } = await turnOnTwoStep(app, await signUpUser(app));
    const browsers = await Promise.all(Array.from({ length: AT_ONCE }, () => halfSignIn(app, user)));
    const before = await countSessions(user.uid);
    const given = kind === 'recovery code' ? (recoveryCodes[0] ?? '') : code();
    const responses = await Promise.all(browsers.map((browser) => browser.post(GIVE_CODE, { code: given })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(isCodeWrong)).toHaveLength(AT_ONCE - 1);
    expect(await countSessions(user.uid)).toBe(before + 1);
    const signedIn = await Promise.all(browsers.map((browser) => browser.get('/api/v1/me')));
    expect(signedIn.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('get one session for one half-done sign-in, whatever the codes', async () => {
    const { user, code, recoveryCodes } = await turnOnTwoStep(app, await signUpUser(app));
    const cookie = (await halfSignIn(app, user)).cookieHeader();
    const before = await countSessions(user.uid);
    const codes = [code(), code(1), ...recoveryCodes.slice(0, 3)];
    const responses = await Promise.all(
      codes.map((given) => app.visitor().send('POST', GIVE_CODE, { code: given }, { cookie })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 410, 410, 410, 410,
    ]);
    expect(await countSessions(user.uid)).toBe(before + 1);
  });

  it('get one of a session and a proof for one code', async () => {
    const { user, code } = await turnOnTwoStep(app, await signUpUser(app));
    const browser = await halfSignIn(app, user);
    const given = { code: code() };
    const responses = await Promise.all([
      browser.post(GIVE_CODE, given),
      user.post(PROOF, { password: PASSWORD, ...given }),
    ]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('get no more than five checks of one half-done sign-in', async () => {
    const { user, code } = await turnOnTwoStep(app, await signUpUser(app));
    const cookie = (await halfSignIn(app, user)).cookieHeader();
    const guesses = Array.from({ length: 9 }, (_, n) => `${n}`.repeat(7));
    const responses = await Promise.all(
      guesses.map((guess) => app.visitor().send('POST', GIVE_CODE, { code: guess }, { cookie })),
    );
    expect(responses.filter(isCodeWrong)).toHaveLength(5);
    const right = await app.visitor().send('POST', GIVE_CODE, { code: code() }, { cookie });
    expect(right.body.code).toBe('signInExpired');
  });

  it('turn the code at sign-in on once', async () => {
    const user = await signUpUser(app);
    await user.post(PROOF, { password: PASSWORD });
    const { secret } = (await user.post(`${TWO_STEP}/start`)).body as { secret: string };
    const codes = [-1, 0, 1].map((step) => codeOf(app, secret, step));
    const responses = await Promise.all(codes.map((code) => user.post(TWO_STEP, { code })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { recoveryCodes } = responses.find(({ status }) => status === 200)?.body ?? {};
    expect((await user.get(TWO_STEP)).body.recoveryCodesLeft).toBe(10);
    nextCode(app);
    const browser = await halfSignIn(app, user);
    expect((await browser.post(GIVE_CODE, { code: recoveryCodes[0] })).status).toBe(200);
  });
});
