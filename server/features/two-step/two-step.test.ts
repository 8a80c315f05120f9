import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram, makeToken } from '#server/testing/access-tokens.ts';
import { signUpUser, type TestUser } from '#server/testing/admins.ts';
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

const MINUTE_MS = 60_000;
const ACTIVITY = '/api/v1/me/activity-log';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
});
afterAll(() => app.close());

const newUser = async () => await turnOnTwoStep(app, await signUpUser(app));
const newProved = async () => {
  const user = await signUpUser(app);
  await user.post(PROOF, { password: PASSWORD });
  return user;
};

async function listActions(user: TestUser): Promise<string[]> {
  const { items } = (await user.get(ACTIVITY)).body as { items: { action: string }[] };
  return items.map(({ action }) => action);
}

async function listMails(user: TestUser): Promise<string[]> {
  await app.settled();
  const rows = await app.database.read
    .selectFrom('outbox')
    .select('kind')
    .where('user_id', '=', user.uid)
    .orderBy('created_at')
    .execute();
  return rows.map(({ kind }) => kind);
}

describe('turning the code at sign-in on', () => {
  it('needs a code of the app, which shows ten recovery codes once', async () => {
    const user = await newProved();
    expect((await user.get(TWO_STEP)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    const { secret, uri } = (await user.post(`${TWO_STEP}/start`)).body as { secret: string; uri: string };
    expect(uri).toContain(`secret=${secret}&issuer=Saldo`);
    expect((await user.get(TWO_STEP)).body.since).toBeNull();
    expect(isCodeWrong(await user.post(TWO_STEP, { code: '12345' }))).toBe(true);
    // The password alone signs in until then.
    expect((await (await halfSignIn(app, user)).get('/api/v1/me')).status).toBe(200);
    const at = app.clock.now;
    const { status, body } = await user.post(TWO_STEP, { code: codeOf(app, secret) });
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await user.get(TWO_STEP)).body).toEqual({
      since: new Date(at).toISOString(),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect((await user.post(`${TWO_STEP}/start`)).body.code).toBe('twoStepOn');
    expect((await user.post(TWO_STEP, { code: codeOf(app, secret, 1) })).body.code).toBe('twoStepOn');
    expect(await listActions(user)).toEqual(['twoStepTurnedOn']);
    expect(await listMails(user)).toEqual(['twoStepTurnedOn']);
  });

  it('replaces a secret that was not confirmed', async () => {
    const user = await newProved();
    const first = (await user.post(`${TWO_STEP}/start`)).body.secret as string;
    const second = (await user.post(`${TWO_STEP}/start`)).body.secret as string;
    expect(isCodeWrong(await user.post(TWO_STEP, { code: codeOf(app, first) }))).toBe(true);
    expect((await user.post(TWO_STEP, { code: codeOf(app, second) })).status).toBe(200);
  });

  it('stores neither the secret nor a recovery code as it is', async () => {
    const { user, recoveryCodes } = await newUser();
    const { read } = app.database;
    const totp = await read.selectFrom('totp').selectAll().where('user_id', '=', user.uid).execute();
    const codes = await read
      .selectFrom('recovery_codes')
      .selectAll()
      .where('user_id', '=', user.uid)
      .execute();
    expect(totp.map(({ secret_sealed }) => /^[A-Z2-7]{32}$/.test(secret_sealed))).toEqual([false]);
    const stored = JSON.stringify(codes).toLowerCase();
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
    }
    expect(JSON.stringify((await user.get('/api/v1/me/export')).body)).not.toContain(totp[0]?.secret_sealed);
  });

  it('is undone by turning it off, and forgets everything', async () => {
    const { user, code, recoveryCodes } = await newUser();
    expect((await user.delete(TWO_STEP)).status).toBe(200);
    expect((await (await halfSignIn(app, user)).get('/api/v1/me')).status).toBe(200);
    expect((await user.get(TWO_STEP)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    await user.delete(TWO_STEP);
    expect(await listActions(user)).toEqual(['twoStepTurnedOff', 'twoStepTurnedOn']);
    expect(await listMails(user)).toEqual(['twoStepTurnedOn', 'twoStepTurnedOff']);
    const { secret } = (await user.post(`${TWO_STEP}/start`)).body as { secret: string };
    expect(isCodeWrong(await user.post(TWO_STEP, { code: code() }))).toBe(true);
    expect((await user.post(TWO_STEP, { code: codeOf(app, secret) })).status).toBe(200);
    nextCode(app);
    const browser = await halfSignIn(app, user);
    expect(isCodeWrong(await browser.post(GIVE_CODE, { code: recoveryCodes[0] }))).toBe(true);
  });

  it('leaves access tokens as they are', async () => {
    const user = await newProved();
    const program = createProgram(app, await makeToken(user, 'read'));
    await turnOnTwoStep(app, user);
    expect((await program.get('/api/v1/expenses')).status).toBe(200);
  });
});

describe('new recovery codes', () => {
  it('replace the earlier ones', async () => {
    const { user, recoveryCodes } = await newUser();
    const renewed = (await user.post(`${TWO_STEP}/recovery-codes`)).body.recoveryCodes as string[];
    expect(renewed.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const browser = await halfSignIn(app, user);
    expect(isCodeWrong(await browser.post(GIVE_CODE, { code: recoveryCodes[0] }))).toBe(true);
    expect((await browser.post(GIVE_CODE, { code: renewed[0] })).status).toBe(200);
    expect(await listActions(user)).toEqual(['recoveryCodeUsed', 'recoveryCodesRenewed', 'twoStepTurnedOn']);
    expect(await listMails(user)).toEqual(['twoStepTurnedOn', 'recoveryCodesRenewed', 'recoveryCodeUsed']);
  });
});

describe('wrong codes', () => {
  it('are limited to ten per account in 15 minutes, over all addresses, for sign-ins and proofs together', async () => {
    const { user, code } = await newUser();
    for (let n = 0; n < 2; n++) {
      const browser = await halfSignIn(app, user);
      for (let guess = 0; guess < 4; guess++)
        expect(isCodeWrong(await browser.post(GIVE_CODE, { code: '12345' }))).toBe(true);
    }
    // A right code in between forgives none of them.
    expect((await (await halfSignIn(app, user)).post(GIVE_CODE, { code: code() })).status).toBe(200);
    nextCode(app);
    for (let n = 0; n < 2; n++)
      expect(isCodeWrong(await user.post(PROOF, { password: PASSWORD, code: '12345' }))).toBe(true);
    const browser = await halfSignIn(app, user);
    const refused = await browser.post(GIVE_CODE, { code: code() });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.any(String)]);
    expect((await user.post(PROOF, { password: PASSWORD, code: code() })).status).toBe(429);
    // Somebody else is not affected.
    const other = await newUser();
    expect((await (await halfSignIn(app, other.user)).post(GIVE_CODE, { code: other.code() })).status).toBe(
      200,
    );
  });

  it('count for their address, too', async () => {
    const limits = { failuresPerAccount: 100, failuresPerAddress: 3, signUpsPerAddress: 100 };
    const limited = await createTestApp({ limits });
    const [ana, luis] = [
      await turnOnTwoStep(limited, await signUpUser(limited)),
      await turnOnTwoStep(limited, await signUpUser(limited)),
    ];
    const browser = await halfSignIn(limited, luis.user);
    const guessing = await halfSignIn(limited, ana.user);
    for (let n = 0; n < 3; n++) await guessing.post(GIVE_CODE, { code: '12345' });
    expect((await browser.post(GIVE_CODE, { code: luis.code() })).status).toBe(429);
    await limited.close();
  });
});

describe('another SECRET', () => {
  it('refuses codes of the app with one warning, and accepts recovery codes', async () => {
    const before = await createTestApp();
    const { user, code, recoveryCodes } = await turnOnTwoStep(before, await signUpUser(before));
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const secret = 'another secret for tests, thirty-two bytes or more';
    const after = await createTestApp({ database: before.database, config: { secret }, log });
    after.clock.now = before.clock.now;
    const browser = await halfSignIn(after, user);
    for (let n = 0; n < 2; n++)
      expect(isCodeWrong(await browser.post(GIVE_CODE, { code: code() }))).toBe(true);
    expect((await browser.post(GIVE_CODE, { code: recoveryCodes[0] })).status).toBe(200);
    expect((await browser.get('/api/v1/me')).body.uid).toBe(user.uid);
    const warnings = lines.filter((line) => line.includes('SECRET'));
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).not.toContain(user.email);
    // The app can be set up again.
    await browser.delete(TWO_STEP);
    await turnOnTwoStep(after, browser);
    expect((await browser.get(TWO_STEP)).body.recoveryCodesLeft).toBe(10);
    await after.close();
  });
});

it('a half-done sign-in lives no longer than its time, even if the clean-up has not run', async () => {
  const { user, recoveryCodes } = await newUser();
  const browser = await halfSignIn(app, user);
  app.clock.now += 5 * MINUTE_MS - 1;
  expect(isCodeWrong(await browser.post(GIVE_CODE, { code: '12345' }))).toBe(true);
  app.clock.now += 1;
  expect((await browser.post(GIVE_CODE, { code: recoveryCodes[0] })).body.code).toBe('signInExpired');
});
