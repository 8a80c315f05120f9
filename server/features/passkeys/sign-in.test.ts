import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPasskey, signInWithPasskey, startPasskeySignIn } from '#shared/contract/passkeys.ts';
import { changeProfile, signUpUser, type TestUser } from '#server/testing/admins.ts';
import type { SoftPasskey, Twist } from '#server/testing/authenticator.ts';
import { addSoftPasskey, PASSKEYS, signInWith, startProof, startSignIn } from '#server/testing/passkeys.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { storeTwoStep } from '#server/testing/two-step.ts';

let app: TestApp;
let user: TestUser;
let passkey: SoftPasskey;
beforeAll(async () => {
  app = await createTestApp();
  user = await signUpUser(app);
  passkey = await addSoftPasskey(app, user);
});
afterAll(() => app.close());

const PATH = signInWithPasskey.path;
const REFUSED = [401, 'passkeyRefused'];

const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

async function countSessions(userId: string): Promise<number> {
  const { read } = app.database;
  return (await read.selectFrom('session').select('id').where('userId', '=', userId).execute()).length;
}

/** Sends what a passkey signed, and expects that nobody is signed in. */
async function expectRefused(twist: Twist): Promise<void> {
  const { browser, response } = await signInWith(app, passkey, twist);
  expect(outcomeOf(response)).toEqual(REFUSED);
  expect((await browser.get('/api/v1/me')).status).toBe(401);
}

describe('a passkey', () => {
  it('signs in without a password and without a code, and proves who is there', async () => {
    const person = await signUpUser(app, { name: 'Ana' });
    await storeTwoStep(app, person.uid);
    const own = await addSoftPasskey(app, person);
    const { browser, response } = await signInWith(app, own);
    expect(response.status).toBe(200);
    expect(response.body).toEqual({ uid: person.uid, email: person.email, displayName: 'Ana' });
    expect((await browser.get('/api/v1/me')).body.uid).toBe(person.uid);
    expect((await browser.get('/api/v1/me/proof')).body.provedUntil).not.toBeNull();
    const { items } = (await person.get(PASSKEYS)).body;
    expect(items[0].lastUsedAt).toBe(new Date(app.clock.now).toISOString());
  });

  it.each([{ isSynced: true }, { isSynced: false }])('signs in again and again, %o', async (kind) => {
    const own = await addSoftPasskey(app, user, kind);
    for (let round = 0; round < 3; round += 1) expect((await signInWith(app, own)).response.status).toBe(200);
  });

  it('works with the challenge of a browser only, whose cookie goes to one path', async () => {
    const { browser, options } = await startSignIn(app, passkey);
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
      allowCredentials: [],
    });
    const { headers } = await browser.post(startPasskeySignIn.path);
    expect(headers.getSetCookie()[0]).toMatch(
      /^saldo\.passkey=[\w-]+; Max-Age=300; Path=\/api\/auth\/passkey; HttpOnly; SameSite=Strict$/,
    );
    const { assertion } = await startSignIn(app, passkey);
    expect(outcomeOf(await app.visitor().post(PATH, assertion))).toEqual(REFUSED);
  });
});

describe('the server refuses', () => {
  it.each([
    ['another origin', { origin: 'https://example.org' }],
    ['another host', { rpId: 'example.org' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['what was signed to make a passkey', { type: 'webauthn.create' }],
    ['an authenticator that did not verify the person', { isVerified: false }],
    ['the id of nobody', { userHandle: Buffer.from('nobody').toString('base64url') }],
    ['an id of other characters', { userHandle: Buffer.from('a\0b').toString('base64url') }],
  ])('%s', async (_, twist) => {
    await expectRefused(twist);
    expect((await signInWith(app, passkey)).response.status).toBe(200);
  });

  it('a counter that stays or goes back', async () => {
    const own = await addSoftPasskey(app, user);
    expect((await signInWith(app, own, { counter: 7 })).response.status).toBe(200);
    for (const counter of [0, 6, 7])
      expect(outcomeOf((await signInWith(app, own, { counter })).response)).toEqual(REFUSED);
    expect((await signInWith(app, own, { counter: 8 })).response.status).toBe(200);
  });

  it('the user id of somebody else', async () => {
    const other = await signUpUser(app);
    await addSoftPasskey(app, other);
    await expectRefused({ userHandle: Buffer.from(other.uid).toString('base64url') });
  });

  it('a changed signature', async () => {
    const { browser, assertion } = await startSignIn(app, passkey);
    const other = await startSignIn(app, passkey);
    const mixed = { ...assertion, signature: other.assertion.signature };
    expect(outcomeOf(await browser.post(PATH, mixed))).toEqual(REFUSED);
  });

  it('the same assertion again, with the same cookie', async () => {
    for (const isSynced of [true, false]) {
      const own = await addSoftPasskey(app, user, { isSynced });
      const { browser, assertion } = await startSignIn(app, own);
      const cookie = browser.cookieHeader();
      const send = () => app.visitor().send('POST', PATH, assertion, { cookie });
      expect((await send()).status).toBe(200);
      expect(outcomeOf(await send())).toEqual(REFUSED);
      app.clock.now += 1000;
      expect(outcomeOf(await send())).toEqual(REFUSED);
    }
  });

  it('all but one of the same assertion at once', async () => {
    const own = await addSoftPasskey(app, user, { isSynced: true });
    const before = await countSessions(user.uid);
    const { browser, assertion } = await startSignIn(app, own);
    const cookie = browser.cookieHeader();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => app.visitor().send('POST', PATH, assertion, { cookie })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 401, 401, 401, 401,
    ]);
    expect(await countSessions(user.uid)).toBe(before + 1);
  });

  it('a challenge after five minutes', async () => {
    const late = await startSignIn(app, passkey);
    app.clock.now += 5 * 60_000;
    expect(outcomeOf(await late.browser.post(PATH, late.assertion))).toEqual(REFUSED);
    const inTime = await startSignIn(app, passkey);
    app.clock.now += 5 * 60_000 - 1;
    expect((await inTime.browser.post(PATH, inTime.assertion)).status).toBe(200);
  });

  it('the challenge of a proof', async () => {
    const person = await signUpUser(app);
    const own = await addSoftPasskey(app, person);
    const assertion = await startProof(app, person, own);
    expect(outcomeOf(await person.post(PATH, assertion))).toEqual(REFUSED);
  });

  it('a suspended user, a removed passkey and an unconfirmed address', async () => {
    const person = await signUpUser(app);
    const own = await addSoftPasskey(app, person);
    await changeProfile(app, person, { is_suspended: 1 });
    expect(outcomeOf((await signInWith(app, own)).response)).toEqual([403, 'accountSuspended']);
    await changeProfile(app, person, { is_suspended: 0 });
    const setVerified = (emailVerified: 0 | 1) =>
      app.database.write(async (trx) => {
        await trx.updateTable('user').set({ emailVerified }).where('id', '=', person.uid).execute();
      });
    await setVerified(0);
    expect(outcomeOf((await signInWith(app, own)).response)).toEqual(REFUSED);
    await setVerified(1);
    const started = await startSignIn(app, own);
    expect((await person.delete(`${PASSKEYS}/${own.id}`)).status).toBe(200);
    expect(outcomeOf(await started.browser.post(PATH, started.assertion))).toEqual(REFUSED);
    expect(await countSessions(person.uid)).toBe(1);
  });

  it('a passkey of another host', async () => {
    const own = await addSoftPasskey(app, user);
    await app.database.write(async (trx) => {
      const row = trx.updateTable('passkeys').set({ rp_id: 'example.org' });
      await row.where('user_id', '=', user.uid).where('id', '=', own.id).execute();
    });
    expect(outcomeOf((await signInWith(app, own)).response)).toEqual(REFUSED);
    const { items } = (await user.get(PASSKEYS)).body;
    expect(items.find(({ id }: { id: string }) => id === own.id).isElsewhere).toBe(true);
    const { body } = await user.post(`${addPasskey.path}/options`);
    expect(JSON.stringify(body.excludeCredentials)).not.toContain(own.id);
  });
});

it('counts refused passkeys for their address, and right ones not', async () => {
  const limits = { failuresPerAccount: 100, failuresPerAddress: 3, signUpsPerAddress: 100 };
  const limited = await createTestApp({ limits });
  try {
    const person = await signUpUser(limited);
    const own = await addSoftPasskey(limited, person, { isSynced: true });
    for (let round = 0; round < 4; round += 1)
      expect((await signInWith(limited, own)).response.status).toBe(200);
    for (let round = 0; round < 3; round += 1)
      expect((await signInWith(limited, own, { isVerified: false })).response.status).toBe(401);
    expect((await signInWith(limited, own)).response.status).toBe(429);
  } finally {
    await limited.close();
  }
});

it('offers no passkeys where the installation has only an IP address', async () => {
  const numbered = await createTestApp({ config: { baseUrl: 'http://[::1]:3000' } });
  try {
    const person = await signUpUser(numbered);
    expect((await person.get(PASSKEYS)).body).toEqual({ isAvailable: false, items: [] });
    const response = await person.post(startPasskeySignIn.path);
    expect(outcomeOf(response)).toEqual([409, 'passkeysUnavailable']);
  } finally {
    await numbered.close();
  }
});
