import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#server/testing/mail-server.ts';
import { runSql } from '#server/testing/run-sql.ts';
import { createTestApp, TEST_ORIGIN, TEST_SECRET, type TestApp } from '#server/testing/test-app.ts';
import type { TestAnswer } from '#server/testing/test-client.ts';

const SIGN_UP = '/api/auth/sign-up/email';
const SIGN_IN = '/api/auth/sign-in/email';
const VERIFY = '/api/auth/verify-email';
const PASSWORD = 'plain-horse-battery';
const OTHER = 'window-orchard-17';
const HOUR_MS = 60 * 60_000;
const FROM = { name: 'Saldo', address: 'saldo@example.org' };

let mailServer: MailServer;
let app: TestApp;
const apps: TestApp[] = [];
beforeEach(async () => {
  mailServer = await startMailServer();
  app = await confirmingApp();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((each) => each.close()));
  await mailServer.stop();
});

/** One that sends mail, with an account from before addresses were confirmed. */
async function confirmingApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const mailer = createMailer({ smtpUrl: mailServer.url, from: FROM });
  const created = await createTestApp({ mailer, ...options });
  apps.push(created);
  await created.signUp({ email: 'known@example.org' });
  await changeSettings(created, { emailVerification: true });
  return created;
}

async function signUp(email: string, fields: Record<string, unknown> = {}): Promise<TestAnswer> {
  const account = { email, password: PASSWORD, termsAccepted: true, ...fields };
  const answer = await app.visitor().post(SIGN_UP, account);
  await app.settled();
  return answer;
}

async function signIn(email: string, password = PASSWORD): Promise<TestAnswer> {
  const answer = await app.visitor().post(SIGN_IN, { email, password });
  await app.settled();
  return answer;
}

async function linkTo(email: string): Promise<string> {
  return tokenIn(await mailServer.take(email));
}

function tokenIn({ text = '' }: ReceivedMail): string {
  return /\/verify-email\?token=([\w-]{43})\s/.exec(text)?.[1] ?? '';
}

const verify = (token: string) => app.visitor().post(VERIFY, { token });

async function stateOf(token: string): Promise<unknown> {
  return (await app.visitor().post(`${VERIFY}/check`, { token })).body.state;
}

function mailsTo(email: string): ReceivedMail[] {
  return mailServer.received.filter(({ recipients }) => recipients.includes(email));
}

async function userOf(email: string) {
  const { read } = app.database;
  return await read.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst();
}

describe('signing up where addresses are confirmed', () => {
  it('opens no session, and an account with its profile and notification that waits', async () => {
    const visitor = app.visitor();
    const answer = await visitor.post(SIGN_UP, {
      email: 'Ana@example.org',
      password: PASSWORD,
      termsAccepted: true,
      name: 'Ana',
      currency: 'JPY',
      timeZone: 'America/Bogota',
    });
    await app.settled();
    expect([answer.status, answer.body]).toEqual([200, { email: 'ana@example.org', verificationSent: true }]);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await visitor.get('/api/v1/me')).status).toBe(401);
    const { read } = app.database;
    const user = await userOf('ana@example.org');
    expect(user).toMatchObject({ emailVerified: 0 });
    const profile = await read
      .selectFrom('profiles')
      .selectAll()
      .where('user_id', '=', user?.id ?? '')
      .executeTakeFirst();
    expect(profile).toMatchObject({
      email: 'ana@example.org',
      display_name: 'Ana',
      currency: 'JPY',
      time_zone: 'America/Bogota',
      terms_accepted: 1,
      is_admin: 0,
    });
    const notes = await read
      .selectFrom('admin_notifications')
      .select(['user_id', 'read'])
      .where('email', '=', 'ana@example.org')
      .execute();
    expect(notes).toEqual([{ user_id: user?.id, read: 0 }]);
    const online = await read
      .selectFrom('presence')
      .selectAll()
      .where('user_id', '=', user?.id ?? '')
      .execute();
    expect(online).toEqual([]);
  });

  it('mails a link in the language of the person, stored as a hash, that confirms the address once', async () => {
    await signUp('ana@example.org', { language: 'es' });
    const message = await mailServer.take('ana@example.org');
    expect(message.subject).toBe('Confirma tu correo electrónico · Saldo');
    expect(message.text).toContain(`${TEST_ORIGIN}/verify-email?token=`);
    const token = tokenIn(message);
    for (const { name } of await app.database.identity.introspection.getTables()) {
      expect(JSON.stringify(await runSql(app.database, `select * from "${name}"`)), name).not.toContain(
        token,
      );
    }
    expect(await stateOf(token)).toBe('valid');
    expect((await verify(token)).body).toEqual({ success: true });
    expect(await stateOf(token)).toBe('used');
    const again = await verify(token);
    expect([again.status, again.body.code]).toEqual([410, 'verificationUsed']);
    expect((await signIn('ana@example.org')).status).toBe(200);
  });

  it('writes in the language of the installation to who names none, with its public address', async () => {
    await changeSettings(app, { defaultLanguage: 'es', publicUrl: 'https://dinero.example.org' });
    await signUp('ana@example.org');
    const message = await mailServer.take('ana@example.org');
    expect(message.subject).toBe('Confirma tu correo electrónico · Saldo');
    expect(message.text).toContain('https://dinero.example.org/verify-email?token=');
  });

  it('answers a known address the same, and tells its owner', async () => {
    const [known, unknown] = [await signUp('known@example.org'), await signUp('ana@example.org')];
    expect(known.body).toEqual({ ...unknown.body, email: 'known@example.org' });
    const message = await mailServer.take('known@example.org');
    expect(message.subject).toBe('You already have an account · Saldo');
    expect(message.text).toContain(`${TEST_ORIGIN}/login`);
    expect((await signIn('known@example.org')).status).toBe(200);
  });

  it('tells the owner of an account at most three times a day, and mails at most five links', async () => {
    for (let n = 0; n < 7; n++) {
      await signUp('known@example.org');
      await signUp('ana@example.org');
    }
    expect(mailsTo('known@example.org')).toHaveLength(3);
    expect(mailsTo('ana@example.org')).toHaveLength(5);
    app.clock.now += 24 * HOUR_MS;
    await signUp('known@example.org');
    await signUp('ana@example.org');
    expect(mailsTo('known@example.org')).toHaveLength(4);
    expect(mailsTo('ana@example.org')).toHaveLength(6);
  });

  it('keeps the password of the first of several sign-ups', async () => {
    await signUp('ana@example.org');
    await signUp('ana@example.org', { password: OTHER });
    await verify(await linkTo('ana@example.org'));
    expect((await signIn('ana@example.org', OTHER)).body.code).toBe('invalidCredentials');
    expect((await signIn('ana@example.org')).status).toBe(200);
  });

  it('at the same moment as others makes one account and mails no error to anybody', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => signUp('ana@example.org')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const { read } = app.database;
    expect(
      await read.selectFrom('profiles').select('user_id').where('email', '=', 'ana@example.org').execute(),
    ).toHaveLength(1);
    await verify(await linkTo('ana@example.org'));
    expect((await signIn('ana@example.org')).status).toBe(200);
  });

  it('admits the administrator with the setup code at once, in case the mail does not work', async () => {
    const answer = await signUp('boss@example.org', { setupCode: await app.setupCode.current() });
    expect(answer.body).toMatchObject({ email: 'boss@example.org', uid: expect.any(String) });
    expect((await signIn('boss@example.org')).status).toBe(200);
  });
});

describe('nothing tells whether an address had an account', () => {
  it('when signing up: 50 pairs have the same status, fields and headers', async () => {
    app = await confirmingApp({ mailer: { send: () => Promise.resolve() } });
    const numbers = Array.from({ length: 50 }, (_, n) => n);
    const rows = numbers.map((n) => `('id-${n}', 'known-${n}@example.org', '', 1, '', '')`);
    await runSql(
      app.database,
      `insert into "user" (id, email, name, "emailVerified", "createdAt", "updatedAt") values ${rows.join()}`,
    );
    const looks = async (email: string) => {
      const answer = await app.visitor().post(SIGN_UP, { email, password: PASSWORD, termsAccepted: true });
      return [answer.status, Object.keys(answer.body), [...answer.headers.keys()]];
    };
    for (const n of numbers) {
      const [known, fresh] = await Promise.all([
        looks(`known-${n}@example.org`),
        looks(`fresh-${n}@example.org`),
      ]);
      expect(known.slice(0, 2)).toEqual([200, ['email', 'verificationSent']]);
      expect(known).toEqual(fresh);
    }
    await app.settled();
    const letters = await app.database.read.selectFrom('outbox').select('kind').execute();
    expect(letters.filter(({ kind }) => kind === 'accountExists')).toHaveLength(50);
    expect(letters.filter(({ kind }) => kind === 'verifyEmail')).toHaveLength(50);
  });

  it('when signing up: what depends on it comes after the answer, and its failure does not show', async () => {
    await runSql(app.database, 'alter table outbox rename to gone');
    for (const email of ['known@example.org', 'ana@example.org']) {
      expect((await signUp(email)).body).toEqual({ email, verificationSent: true });
    }
    await runSql(app.database, 'alter table gone rename to outbox');
    expect(await userOf('ana@example.org')).toBeUndefined();
  });

  it('when signing in afterwards with the same password, or another one', async () => {
    await signUp('known@example.org', { password: OTHER });
    await signUp('ana@example.org', { password: OTHER });
    for (const [password, status, code] of [
      [OTHER, 403, 'emailNotVerified'],
      ['neither-of-the-two', 401, 'invalidCredentials'],
    ] as const) {
      for (const email of ['known@example.org', 'ana@example.org']) {
        const answer = await signIn(email, password);
        expect([email, answer.status, answer.body.code]).toEqual([email, status, code]);
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    }
    expect((await signIn('nobody@example.org', OTHER)).body.code).toBe('invalidCredentials');
    // The owner is not kept out by somebody who signs up with their address.
    expect((await signIn('known@example.org', PASSWORD)).status).toBe(200);
  });

  it('when asking for a new password', async () => {
    await signUp('ana@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'ana@example.org', 'nobody@example.org'].map((email) =>
        app.visitor().post('/api/auth/request-password-reset', { email }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { success: true }],
      [200, { success: true }],
      [200, { success: true }],
    ]);
  });

  it('when looking at the invitation afterwards, which is used up either way', async () => {
    const states: unknown[] = [];
    for (const email of ['known@example.org', 'ana@example.org']) {
      const { token } = await makeInvite();
      expect((await signUp(email, { invite: token })).status).toBe(200);
      states.push((await app.visitor().post('/api/auth/invite/check', { token })).body.state);
    }
    expect(states).toEqual(['used', 'used']);
  });

  it('when looking at the invitation afterwards, unless the account could not be made', async () => {
    const { token } = await makeInvite();
    await runSql(app.database, 'alter table email_verifications rename to gone');
    expect((await signUp('ana@example.org', { invite: token })).status).toBe(200);
    await runSql(app.database, 'alter table gone rename to email_verifications');
    expect((await app.visitor().post('/api/auth/invite/check', { token })).body.state).toBe('valid');
    expect((await signUp('ana@example.org', { invite: token })).status).toBe(200);
    await verify(await linkTo('ana@example.org'));
  });

  it('counts wishes for mail alike, and refuses too many alike', async () => {
    const limited = await confirmingApp({ mailLimits: { perAccount: 2, perAddress: 1000 } });
    for (const email of ['known@example.org', 'ana@example.org']) {
      const statuses: number[] = [];
      for (let n = 0; n < 3; n++) {
        const account = { email, password: PASSWORD, termsAccepted: true };
        statuses.push((await limited.visitor().post(SIGN_UP, account)).status);
      }
      expect([email, statuses]).toEqual([email, [200, 200, 429]]);
    }
  });
});

describe('signing in before the address is confirmed', () => {
  it('is refused with its sentence to who knows the password, and mails another link', async () => {
    await signUp('ana@example.org');
    const answer = await signIn('ana@example.org');
    expect([answer.status, answer.body.code]).toEqual([403, 'emailNotVerified']);
    expect(answer.body.error).toBe('Please confirm your email address first. We have sent you a link.');
    expect(answer.headers.getSetCookie()).toEqual([]);
    const tokens = [await linkTo('ana@example.org'), await linkTo('ana@example.org')];
    expect(new Set(tokens).size).toBe(2);
    expect((await verify(tokens[1] ?? '')).status).toBe(200);
    // With the address confirmed no other link is of use.
    expect(await stateOf(tokens[0] ?? '')).toBe('used');
    expect((await signIn('ana@example.org')).status).toBe(200);
  });

  it('is answered as always to who does not, and mails nothing', async () => {
    await signUp('ana@example.org');
    const wrong = await signIn('ana@example.org', OTHER);
    const unknown = await signIn('nobody@example.org', OTHER);
    expect([wrong.status, { ...wrong.body, requestId: '' }]).toEqual([
      unknown.status,
      { ...unknown.body, requestId: '' },
    ]);
    expect(mailsTo('ana@example.org')).toHaveLength(1);
  });

  it('opens no session in the database', async () => {
    await signUp('ana@example.org');
    const before = await app.database.read.selectFrom('session').select('id').execute();
    await signIn('ana@example.org');
    expect(await app.database.read.selectFrom('session').select('id').execute()).toEqual(before);
  });
});

describe('a link', () => {
  it('works for 24 hours', async () => {
    await signUp('ana@example.org');
    const token = await linkTo('ana@example.org');
    app.clock.now += 24 * HOUR_MS - 1;
    expect(await stateOf(token)).toBe('valid');
    app.clock.now += 1;
    expect(await stateOf(token)).toBe('expired');
    const answer = await verify(token);
    expect([answer.status, answer.body.code]).toEqual([410, 'verificationExpired']);
    expect(await userOf('ana@example.org')).toMatchObject({ emailVerified: 0 });
  });

  it('that nobody knows is said to be so', async () => {
    expect(await stateOf('nothing')).toBe('unknown');
    const answer = await verify('nothing');
    expect([answer.status, answer.body.code]).toEqual([400, 'verificationInvalid']);
  });

  it('confirms nothing by being opened: reading it is no GET of the API', async () => {
    await signUp('ana@example.org');
    const token = await linkTo('ana@example.org');
    for (const path of [`${VERIFY}?token=${token}`, `/verify-email?token=${token}`]) {
      expect((await app.visitor().get(path)).status).toBeGreaterThanOrEqual(404);
    }
    await app.visitor().post(`${VERIFY}/check`, { token });
    expect(await userOf('ana@example.org')).toMatchObject({ emailVerified: 0 });
  });
});

describe('accounts that were there before', () => {
  it('keep their sessions and sign in, and so do those made while addresses were not confirmed', async () => {
    await changeSettings(app, { emailVerification: false });
    const user = await app.signUp();
    await changeSettings(app, { emailVerification: true });
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await signIn(user.email)).status).toBe(200);
  });

  it('that waited for their address work once it is no longer asked for, and stay so', async () => {
    await signUp('ana@example.org');
    await changeSettings(app, { emailVerification: false });
    expect((await signIn('ana@example.org')).status).toBe(200);
    await changeSettings(app, { emailVerification: true });
    expect((await signIn('ana@example.org')).status).toBe(200);
  });

  it('sign up and in as without confirmation where no mail is sent, whatever the setting says', async () => {
    const silent = await createTestApp();
    apps.push(silent);
    await changeSettings(silent, { emailVerification: true });
    const user = await silent.signUp();
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect((await silent.visitor().get('/api/v1/instance')).body.emailVerification).toBe(false);
  });

  it('count as confirmed once a changed address was, or a link for a new password was used', async () => {
    await signUp('ana@example.org');
    await app.visitor().post('/api/auth/request-password-reset', { email: 'ana@example.org' });
    await app.settled();
    const message = mailsTo('ana@example.org').at(-1);
    const token = /\/reset-password\?token=([\w-]{43})/.exec(message?.text ?? '')?.[1];
    const reset = { token, newPassword: OTHER };
    expect((await app.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await signIn('ana@example.org', OTHER)).status).toBe(200);
    const [first] = mailsTo('ana@example.org');
    expect(first && (await stateOf(tokenIn(first)))).toBe('used');
  });
});

describe('ADMIN_EMAIL', () => {
  const config = {
    allowedOrigins: [TEST_ORIGIN],
    baseUrl: TEST_ORIGIN,
    secret: TEST_SECRET,
    adminEmail: 'boss@example.org',
    publicUrl: undefined,
    mail: undefined,
    supportEmail: undefined,
    trustedProxies: [],
  };

  async function admins(): Promise<string[]> {
    const { read } = app.database;
    const rows = await read.selectFrom('profiles').select('email').where('is_admin', '=', 1).execute();
    return rows.map(({ email }) => email);
  }

  beforeEach(async () => {
    app = await confirmingApp({ config });
  });

  it('administers once its address is confirmed, and not before; the audit says that nobody did it', async () => {
    await signUp('boss@example.org');
    await signUp('ana@example.org');
    expect(await admins()).toEqual([]);
    await verify(await linkTo('ana@example.org'));
    expect(await admins()).toEqual([]);
    await verify(await linkTo('boss@example.org'));
    expect(await admins()).toEqual(['boss@example.org']);
    const user = await userOf('boss@example.org');
    expect(await app.database.read.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      {
        actor: 'system',
        actor_id: null,
        action: 'userPromoted',
        target: 'user',
        target_id: user?.id,
        before: '{"isAdmin":false}',
        after: '{"isAdmin":true}',
      },
    ]);
  });

  it('that was demoted stays so, whichever links are still in the mailbox', async () => {
    await signUp('boss@example.org');
    await signIn('boss@example.org');
    const [first, second] = [await linkTo('boss@example.org'), await linkTo('boss@example.org')];
    await verify(first);
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_admin: 0 }).execute();
    });
    expect((await verify(second)).status).toBe(410);
    expect(await admins()).toEqual([]);
  });

  it('does not administer while addresses are not confirmed', async () => {
    await changeSettings(app, { emailVerification: false });
    expect((await signUp('boss@example.org')).body.uid).toBeDefined();
    expect(await admins()).toEqual([]);
  });
});

async function makeInvite(): Promise<{ token: string }> {
  await changeSettings(app, { registration: 'open', emailVerification: false });
  const admin = await app.signUp();
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_admin: 1 }).where('email', '=', admin.email).execute();
  });
  await changeSettings(app, { registration: 'invitation', emailVerification: true });
  const { link } = (await admin.post('/api/v1/admin/invites', {})).body as { link: string };
  return { token: new URL(link).searchParams.get('invite') ?? '' };
}
