import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { uuidv7 } from 'uuidv7';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  createConfirmingApp,
  OTHER_PASSWORD,
  PASSWORD,
  type ConfirmingApp,
} from '#server/testing/confirming-app.ts';
import { runSql } from '#server/testing/run-sql.ts';

const VICTIM = 'victim@example.org';
/** The stranger's password, which must not be stored. */
const STRANGER_PASSWORD = 'stranger-chose-this-9';

let mailing: ConfirmingApp;
beforeEach(async () => {
  mailing = await createConfirmingApp({ config: { adminEmail: VICTIM } });
});
afterEach(() => mailing.close());

const signUpAsStranger = () =>
  mailing.signUp(VICTIM, {
    password: STRANGER_PASSWORD,
    name: 'Stranger',
    language: 'es',
    currency: 'JPY',
    timeZone: 'America/Bogota',
  });

async function signInAsStranger(): Promise<number> {
  return (await mailing.signIn(VICTIM, STRANGER_PASSWORD)).status;
}

async function readPassword(email: string): Promise<string | null | undefined> {
  const user = await mailing.userOf(email);
  const { read } = mailing.app.database;
  const row = await read
    .selectFrom('account')
    .select('password')
    .where('userId', '=', user?.id ?? '')
    .executeTakeFirst();
  return row?.password;
}

describe('a stranger who signs up with the owner’s address', () => {
  it('never signs in or becomes administrator, whichever link the owner opens', async () => {
    await signUpAsStranger();
    expect(await signInAsStranger()).toBe(401);
    await mailing.signUp(VICTIM, { password: OTHER_PASSWORD });
    expect(await signInAsStranger()).toBe(401);
    const [strangerLink, ownerLink] = [await mailing.takeToken(VICTIM), await mailing.takeToken(VICTIM)];
    const owner = mailing.app.visitor();
    const confirmed = await mailing.verify(ownerLink, { password: OTHER_PASSWORD }, owner);
    expect(confirmed.status).toBe(200);
    expect(await signInAsStranger()).toBe(401);
    expect((await mailing.verify(strangerLink, { password: STRANGER_PASSWORD })).body.code).toBe(
      'verificationUsed',
    );
    expect(await signInAsStranger()).toBe(401);
    expect((await mailing.signIn(VICTIM, OTHER_PASSWORD)).status).toBe(200);
    expect((await owner.get('/api/v1/me')).body.isAdmin).toBe(true);
  });

  it('leaves no hash, name, preference or acceptance, before or after the owner confirms', async () => {
    await signUpAsStranger();
    expect(await readPassword(VICTIM)).toBeNull();
    expect(await mailing.profileOf(VICTIM)).toMatchObject({
      display_name: 'victim',
      terms_accepted: 0,
      terms_version: 0,
      currency: 'EUR',
      time_zone: 'UTC',
      // The mail in the outbox is in this language too.
      language: 'es',
      email_checked_at: null,
    });
    const owner = mailing.app.visitor();
    await mailing.verify(await mailing.takeToken(VICTIM), {}, owner);
    expect((await owner.get('/api/v1/me')).body).toMatchObject({
      displayName: 'victim',
      termsAccepted: true,
      language: 'en',
      currency: 'EUR',
      timeZone: 'UTC',
    });
  });

  it('does not stop the owner from signing up after confirmation is turned off', async () => {
    await signUpAsStranger();
    const link = await mailing.takeToken(VICTIM);
    await changeSettings(mailing.app, { emailVerification: false });
    expect(await signInAsStranger()).toBe(401);
    const owner = await mailing.app.signUpOverHttp({ email: VICTIM });
    expect((await owner.get('/api/v1/me')).body.displayName).toBe('victim');
    expect(await mailing.stateOf(link)).toBe('unknown');
    expect(await signInAsStranger()).toBe(401);
  });

  it('does not stop the owner from changing to that address, which counts as free', async () => {
    await signUpAsStranger();
    await mailing.takeToken(VICTIM);
    const owner = mailing.app.visitor();
    await mailing.signIn('known@example.org', PASSWORD, owner);
    await owner.post('/api/v1/me/email', { newEmail: VICTIM, password: PASSWORD });
    await mailing.app.settled();
    for (const email of ['known@example.org', VICTIM]) {
      const { text = '' } = await mailing.mailServer.take(email);
      const token = /confirm-email\?token=([\w-]+\.[\w-]{43})/.exec(text)?.[1];
      expect((await mailing.post('/email-change/confirm', { token })).status).toBe(200);
    }
    expect((await mailing.signIn(VICTIM, PASSWORD)).status).toBe(200);
  });

  it('does not delete a suspended account, which only an administrator may reactivate', async () => {
    await signUpAsStranger();
    await runSql(mailing.app.database, `update profiles set is_suspended = 1 where email = '${VICTIM}'`);
    await changeSettings(mailing.app, { emailVerification: false });
    const response = await mailing.signUp(VICTIM, { password: OTHER_PASSWORD });
    expect(response.body.code).toBe('emailTaken');
  });

  it('cannot sign in, even if an instance of the previous version stored a password', async () => {
    await mailing.signUp(VICTIM);
    const hash = await readPassword('known@example.org');
    await runSql(
      mailing.app.database,
      `update account set password = '${hash}' where "userId" in (select id from "user" where email = '${VICTIM}')`,
    );
    const visitor = mailing.app.visitor();
    const response = await mailing.signIn(VICTIM, PASSWORD, visitor);
    expect([response.status, response.body.code]).toEqual([401, 'invalidCredentials']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get('/api/v1/me')).status).toBe(401);
    const sessions = await mailing.app.database.read.selectFrom('session').select('id').execute();
    expect(sessions).toHaveLength(1);
  });
});

describe('confirming an address several times at the same moment', () => {
  it('succeeds once, with that request’s password', async () => {
    await mailing.signUp(VICTIM);
    await mailing.signUp(VICTIM);
    const links = [await mailing.takeToken(VICTIM), await mailing.takeToken(VICTIM)];
    const tries = Array.from({ length: 8 }, (_, n) => ({
      token: links[n % 2] ?? '',
      password: `${uuidv7()}-${n}`,
    }));
    const responses = await Promise.all(
      tries.map(({ token, password }) => mailing.verify(token, { password })),
    );
    const outcomes = responses.map(({ status, body }) => `${status} ${body.code ?? 'done'}`);
    expect(outcomes.toSorted()).toEqual([
      '200 done',
      ...Array.from({ length: 7 }, () => '410 verificationUsed'),
    ]);
    const winner = tries[outcomes.indexOf('200 done')];
    for (const { password } of tries) {
      expect((await mailing.signIn(VICTIM, password)).status).toBe(password === winner?.password ? 200 : 401);
    }
  });
});

describe('confirming an address', () => {
  it('ends every session and every other link of the account', async () => {
    await mailing.signUp(VICTIM);
    const token = await mailing.takeToken(VICTIM);
    const { id = '' } = (await mailing.userOf(VICTIM)) ?? {};
    const handed = new URL((await mailing.app.createResetLink(id)).link).searchParams.get('token');
    await mailing.verify(token);
    const reset = await mailing.post('/reset-password', { token: handed, newPassword: STRANGER_PASSWORD });
    expect(reset.body.code).toBe('resetTokenUsed');
  });

  it('changes nothing if it fails halfway', async () => {
    await mailing.signUp(VICTIM);
    const token = await mailing.takeToken(VICTIM);
    await runSql(mailing.app.database, 'alter table audit_log rename to gone');
    expect((await mailing.verify(token)).status).toBe(500);
    await runSql(mailing.app.database, 'alter table gone rename to audit_log');
    expect(await readPassword(VICTIM)).toBeNull();
    expect((await mailing.verify(token)).status).toBe(200);
  });

  it('refuses invalid values and keeps the link valid', async () => {
    await mailing.signUp(VICTIM);
    const token = await mailing.takeToken(VICTIM);
    for (const [fields, field, code] of [
      [{ password: 'password' }, 'password', 'passwordTooCommon'],
      [{ password: 'x1y2z' }, 'password', 'passwordTooShort'],
      [{ name: '\u200b' }, 'name', 'required'],
      [{ currency: 'XXQ' }, 'currency', 'currencyUnknown'],
      [{ email: VICTIM }, 'email', 'unknownField'],
    ] as const) {
      const response = await mailing.verify(token, fields);
      expect([response.status, response.body.details]).toMatchObject([400, [{ field, code }]]);
    }
    expect((await mailing.verify(token, { termsAccepted: false })).body.code).toBe('termsNotAccepted');
    expect(await mailing.stateOf(token)).toBe('valid');
  });
});
