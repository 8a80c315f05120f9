import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#server/testing/new-account.ts';
import { changeProfile, signUpUser } from '#server/testing/admins.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import {
  GIVE_CODE,
  halfSignIn,
  isCodeWrong,
  nextCode,
  SIGN_IN,
  turnOnTwoStep,
} from '#server/testing/two-step.ts';

const SESSION = 'saldo.session_token';
const HALF = 'saldo.half_sign_in';
const MINUTE_MS = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newUser = async () => await turnOnTwoStep(app, await signUpUser(app));

async function countRows(table: 'session' | 'half_sign_ins', userId: string): Promise<number> {
  const column = table === 'session' ? 'userId' : 'user_id';
  const rows = await app.database.read.selectFrom(table).selectAll().where(column, '=', userId).execute();
  return rows.length;
}

describe('a sign-in that needs a code', () => {
  it('opens no session for the password, and nobody comes online', async () => {
    const { user } = await newUser();
    await user.post('/api/v1/me/offline');
    const sessions = await countRows('session', user.uid);
    const browser = app.visitor();
    const response = await browser.post(SIGN_IN, { email: user.email, password: PASSWORD });
    expect([response.status, response.body]).toEqual([200, { needsCode: true }]);
    expect([...browser.cookies.keys()]).toEqual([HALF]);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^saldo\.half_sign_in=[^;]+; Max-Age=300; Path=\/api\/auth\/sign-in\/code; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    await app.settled();
    expect(await countRows('session', user.uid)).toBe(sessions);
    expect((await browser.get('/api/v1/me')).body.code).toBe('notAuthenticated');
    const presence = await app.database.read
      .selectFrom('presence')
      .select(['is_online', 'signed_in_at'])
      .where('user_id', '=', user.uid)
      .executeTakeFirstOrThrow();
    expect([presence.is_online, (presence.signed_in_at ?? 0) < app.clock.now]).toEqual([0, true]);
  });

  it('opens one with the code, exactly as a password alone does', async () => {
    const { user, code } = await newUser();
    const browser = await halfSignIn(app, user);
    const response = await browser.post(GIVE_CODE, { code: code() });
    expect([response.status, response.body]).toEqual([
      200,
      { uid: user.uid, email: user.email, displayName: expect.any(String) },
    ]);
    expect([...browser.cookies.keys()]).toEqual([SESSION]);
    expect((await browser.get('/api/v1/me')).body).toMatchObject({ uid: user.uid, isOnline: true });
    expect((await browser.get('/api/v1/me/proof')).body.provedUntil).not.toBeNull();
    expect(await countRows('half_sign_ins', user.uid)).toBe(0);
    const plain = await app.signUp();
    const other = app.visitor();
    const withPassword = await other.post(SIGN_IN, { email: plain.email, password: PASSWORD });
    const shape = (cookie: string | undefined) => cookie?.replace(/=[^;]+/, '=');
    expect(response.headers.getSetCookie().map(shape)).toContain(
      shape(withPassword.headers.getSetCookie()[0]),
    );
  });

  it('accepts a code with spaces, and one of the step before or after', async () => {
    for (const step of [-1, 0, 1]) {
      const { user, code } = await newUser();
      nextCode(app);
      const [, first, second] = /^(...)(...)$/.exec(code(step)) ?? [];
      const browser = await halfSignIn(app, user);
      expect((await browser.post(GIVE_CODE, { code: ` ${first} ${second} ` })).status).toBe(200);
    }
  });

  it.each([-2, 2])('refuses the code of %d steps away', async (step) => {
    const { user, code } = await newUser();
    nextCode(app);
    nextCode(app);
    expect(isCodeWrong(await (await halfSignIn(app, user)).post(GIVE_CODE, { code: code(step) }))).toBe(true);
  });

  it('refuses a code the second time, and the code that confirmed the app', async () => {
    const { user, code } = await newUser();
    expect(isCodeWrong(await (await halfSignIn(app, user)).post(GIVE_CODE, { code: code(-1) }))).toBe(true);
    const used = code();
    expect((await (await halfSignIn(app, user)).post(GIVE_CODE, { code: used })).status).toBe(200);
    expect(isCodeWrong(await (await halfSignIn(app, user)).post(GIVE_CODE, { code: used }))).toBe(true);
  });

  it('refuses the code of an earlier step after that of a later one', async () => {
    const { user, code } = await newUser();
    const [current, next] = [code(0), code(1)];
    expect((await (await halfSignIn(app, user)).post(GIVE_CODE, { code: next })).status).toBe(200);
    expect(isCodeWrong(await (await halfSignIn(app, user)).post(GIVE_CODE, { code: current }))).toBe(true);
  });

  it('accepts each recovery code once, however it is typed', async () => {
    const { user, recoveryCodes } = await newUser();
    const [first = '', second = ''] = recoveryCodes;
    expect((await (await halfSignIn(app, user)).post(GIVE_CODE, { code: first })).status).toBe(200);
    expect(isCodeWrong(await (await halfSignIn(app, user)).post(GIVE_CODE, { code: first }))).toBe(true);
    const typed = second.toUpperCase().replaceAll('-', ' ');
    const browser = await halfSignIn(app, user);
    expect((await browser.post(GIVE_CODE, { code: typed })).status).toBe(200);
    expect((await browser.get('/api/v1/me/two-step')).body.recoveryCodesLeft).toBe(8);
  });

  it('says that the address or the password is wrong before it says anything of a code', async () => {
    const { user } = await newUser();
    const wrong = await app.visitor().post(SIGN_IN, { email: user.email, password: 'not this one' });
    const unknown = await app.visitor().post(SIGN_IN, { email: 'nobody@example.org', password: PASSWORD });
    expect([wrong.status, { ...wrong.body, requestId: '' }]).toEqual([
      unknown.status,
      { ...unknown.body, requestId: '' },
    ]);
  });
});

describe('a half-done sign-in', () => {
  it('ends after five minutes', async () => {
    const { user, code } = await newUser();
    const browser = await halfSignIn(app, user);
    app.clock.now += 5 * MINUTE_MS;
    expect((await browser.post(GIVE_CODE, { code: code() })).body.code).toBe('signInExpired');
  });

  it('ends with the fifth wrong code', async () => {
    const { user, code } = await newUser();
    const browser = await halfSignIn(app, user);
    for (let n = 0; n < 5; n++)
      expect(isCodeWrong(await browser.post(GIVE_CODE, { code: '12345' }))).toBe(true);
    expect((await browser.post(GIVE_CODE, { code: code() })).body.code).toBe('signInExpired');
    expect(await countRows('half_sign_ins', user.uid)).toBe(0);
  });

  it('ends with the sign-in, so that its cookie works once', async () => {
    const { user, code } = await newUser();
    const browser = await halfSignIn(app, user);
    const cookie = browser.cookieHeader();
    await browser.post(GIVE_CODE, { code: code() });
    nextCode(app);
    const again = await app.visitor().send('POST', GIVE_CODE, { code: code() }, { cookie });
    expect(again.body.code).toBe('signInExpired');
  });

  it.each(['', 'x', '%00', `a~${'a'.repeat(43)}`, "'~'", '~'.repeat(50)])(
    'does not exist for a cookie that the server did not make: %j',
    async (value) => {
      const cookie = `${HALF}=${value}`;
      const response = await app.visitor().send('POST', GIVE_CODE, { code: '123456' }, { cookie });
      expect([response.status, response.body.code]).toEqual([410, 'signInExpired']);
    },
  );

  it('is only that of its user, even with the id of another user in the token', async () => {
    const [ana, luis] = [await newUser(), await newUser()];
    const browser = await halfSignIn(app, ana.user);
    const value = (browser.cookies.get(HALF) ?? '').replace(ana.user.uid, luis.user.uid);
    const cookie = `${HALF}=${value}`;
    const response = await app.visitor().send('POST', GIVE_CODE, { code: luis.code() }, { cookie });
    expect(response.body.code).toBe('signInExpired');
    expect(isCodeWrong(await browser.post(GIVE_CODE, { code: luis.code() }))).toBe(true);
  });

  it('opens nothing as the cookie of a session', async () => {
    const { user } = await newUser();
    const token = (await halfSignIn(app, user)).cookies.get(HALF) ?? '';
    const response = await app.visitor().get('/api/v1/me', { cookie: `${SESSION}=${token}` });
    expect(response.status).toBe(401);
  });

  it('ends with a new password, with the end of the sessions and with the code at sign-in', async () => {
    const { user, code } = await newUser();
    const browser = await halfSignIn(app, user);
    const { link } = await app.createResetLink(user.uid);
    const token = new URL(link).searchParams.get('token');
    await app.visitor().post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect((await browser.post(GIVE_CODE, { code: code() })).body.code).toBe('signInExpired');
    // The factor stays: the new password alone opens nothing.
    const after = await halfSignIn(app, user);
    expect((await after.get('/api/v1/me')).status).toBe(401);
    await after.post(GIVE_CODE, { code: code() });
    const other = await halfSignIn(app, user);
    await after.delete('/api/v1/me/two-step');
    expect((await other.post(GIVE_CODE, { code: code(1) })).body.code).toBe('signInExpired');
  });

  it('is refused for a suspended user, before and after the password', async () => {
    const { user, code } = await newUser();
    const browser = await halfSignIn(app, user);
    await changeProfile(app, user, { is_suspended: 1 });
    expect((await browser.post(GIVE_CODE, { code: code() })).body.code).toBe('accountSuspended');
    const later = app.visitor();
    const response = await later.post(SIGN_IN, { email: user.email, password: PASSWORD });
    expect([response.status, response.body.code, later.cookies.size]).toEqual([403, 'accountSuspended', 0]);
  });

  it('keeps a user’s newest twenty, and is cleaned up once it has ended', async () => {
    const { user } = await newUser();
    for (let n = 0; n < 22; n++) {
      app.clock.now += 1;
      await halfSignIn(app, user);
    }
    expect(await countRows('half_sign_ins', user.uid)).toBe(20);
    app.clock.now += 5 * MINUTE_MS;
    await app.jobs.runDue();
    expect(await countRows('half_sign_ins', user.uid)).toBe(0);
  });
});

describe('over https', () => {
  it('the cookie is secure, and its prefix says so', async () => {
    const baseUrl = 'https://money.example.org';
    const secure = await createTestApp({ config: { baseUrl, allowedOrigins: ['http://localhost:3000'] } });
    const { user, code } = await turnOnTwoStep(secure, await signUpUser(secure));
    const browser = secure.visitor();
    const asked = await browser.post(SIGN_IN, { email: user.email, password: PASSWORD });
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Secure-saldo\.half_sign_in=[^;]+; Max-Age=300; Path=\/api\/auth\/sign-in\/code; HttpOnly; Secure; SameSite=Strict$/,
      ),
    ]);
    const given = await browser.post(GIVE_CODE, { code: code() });
    expect(given.headers.getSetCookie().toSorted()).toEqual([
      expect.stringMatching(
        /^__Host-saldo\.session_token=[^;]+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
      expect.stringMatching(/^__Secure-saldo\.half_sign_in=; Max-Age=0; Path=\/api\/auth\/sign-in\/code/),
    ]);
    expect((await browser.get('/api/v1/me')).body.uid).toBe(user.uid);
    await secure.close();
  });
});
