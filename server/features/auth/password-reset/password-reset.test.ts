import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockTables } from '#server/database/lock-tables.ts';
import { hashAtFullCost } from '#server/testing/hashing.ts';
import {
  startMailServer,
  startSilentServer,
  type MailServer,
  type ReceivedMail,
} from '#server/testing/mail-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { runSql } from '#server/testing/run-sql.ts';

const REQUEST = '/api/auth/request-password-reset';
const CHECK = '/api/auth/reset-password/check';
const RESET = '/api/auth/reset-password';
const SIGN_IN = '/api/auth/sign-in/email';
const OLD = 'plain-horse-battery';
const NEW = 'window-orchard-17';
const MINUTE_MS = 60_000;
const FROM = { name: 'Saldo', address: 'saldo@example.org' };

let mailServer: MailServer;
let app: TestApp;
const apps: TestApp[] = [];

beforeEach(async () => {
  mailServer = await startMailServer();
  app = await mailingApp();
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((each) => each.close()));
  await mailServer.stop();
});

async function mailingApp(options: Parameters<typeof createTestApp>[0] = {}): Promise<TestApp> {
  const mailer = createMailer({ smtpUrl: mailServer.url, from: FROM });
  const created = await createTestApp({ mailer, ...options });
  apps.push(created);
  return created;
}

async function request(email: string, from = app) {
  const answer = await from.visitor().post(REQUEST, { email });
  await from.settled();
  return answer;
}

async function requestLink(email: string): Promise<string> {
  await request(email);
  return tokenIn(await mailServer.take(email));
}

function tokenIn({ text = '' }: ReceivedMail): string {
  return /\/reset-password\?token=([\w-]{43})\s/.exec(text)?.[1] ?? '';
}

async function stateOf(token: string): Promise<unknown> {
  return (await app.visitor().post(CHECK, { token })).body.state;
}

function reset(token: string, newPassword = NEW) {
  return app.visitor().post(RESET, { token, newPassword });
}

async function signInStatus(email: string, password: string): Promise<number> {
  return (await app.visitor().post(SIGN_IN, { email, password })).status;
}

async function outboxRows() {
  return await app.database.read.selectFrom('outbox').selectAll().orderBy('id').execute();
}

describe('a forgotten password', () => {
  it.each([
    ['en', 'Reset your password', 'Choose a new password', 'Your password was changed'],
    ['es', 'Restablece tu contraseña', 'Elegir una contraseña nueva', 'Tu contraseña ha cambiado'],
  ])(
    'is replaced through a mailed link in the user’s language (%s), and every session ends',
    async (language, subject, action, changed) => {
      const user = await app.signUp({ language, timeZone: 'Europe/Madrid' });
      const elsewhere = app.visitor();
      await elsewhere.post(SIGN_IN, { email: user.email, password: OLD });

      expect(await request(user.email.toUpperCase())).toMatchObject({ status: 200, body: { success: true } });
      const mail = await mailServer.take(user.email);
      expect(mail).toMatchObject({ from: FROM, subject: `${subject} · Saldo`, recipients: [user.email] });
      expect(mail.text).toContain(action);
      expect(mail.html).toContain(action);
      const token = tokenIn(mail);
      expect(mail.html).toContain(`href="http://localhost:3000/reset-password?token=${token}"`);

      expect(await stateOf(token)).toBe('valid');
      expect((await reset(token)).body).toEqual({ success: true });
      for (const client of [user, elsewhere]) expect((await client.get('/api/v1/me')).status).toBe(401);
      expect(await signInStatus(user.email, OLD)).toBe(401);
      expect(await signInStatus(user.email, NEW)).toBe(200);

      await app.settled();
      const notice = await mailServer.take(user.email);
      expect(notice.subject).toBe(`${changed} · Saldo`);
      expect(notice.text).toContain('http://localhost:3000/forgot-password');
      expect(notice.text).toContain(
        new Intl.DateTimeFormat(language, {
          dateStyle: 'long',
          timeStyle: 'short',
          timeZone: 'Europe/Madrid',
        }).format(app.clock.now),
      );
    },
  );

  it('is replaced by one that is hashed as at sign-up and appears in no answer', async () => {
    hashAtFullCost();
    const { email } = await app.signUp();
    await reset(await requestLink(email));
    const { password } = await app.database.read
      .selectFrom('account')
      .select('password')
      .executeTakeFirstOrThrow();
    expect(password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('of a suspended account can be replaced, and the account stays suspended', async () => {
    const { email } = await app.signUp();
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ is_suspended: 1 }).execute();
    });
    expect((await reset(await requestLink(email))).status).toBe(200);
    const answer = await app.visitor().post(SIGN_IN, { email, password: NEW });
    expect([answer.status, answer.body.code]).toEqual([403, 'accountSuspended']);
  });

  it('can be replaced through an administrator’s link, even without mail', async () => {
    const silent = await mailingApp({ mailer: undefined });
    const user = await silent.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { link, expiresAt } = await silent.createResetLink(uid);
    expect(expiresAt).toBe(silent.clock.now + 30 * MINUTE_MS);
    const token = new URL(link).searchParams.get('token');
    const answer = await silent.visitor().post(RESET, { token, newPassword: NEW });
    expect(answer.status).toBe(200);
    expect((await silent.visitor().post(SIGN_IN, { email: user.email, password: NEW })).status).toBe(200);
    await expect(silent.createResetLink('nobody')).rejects.toThrow('User ID is required.');
  });
});

describe('a password link', () => {
  it('works for 30 minutes', async () => {
    const { email } = await app.signUp();
    const token = await requestLink(email);
    app.clock.now += 30 * MINUTE_MS - 1;
    expect(await stateOf(token)).toBe('valid');
    app.clock.now += 1;
    expect(await stateOf(token)).toBe('expired');
    const answer = await reset(token);
    expect([answer.status, answer.body.code]).toEqual([410, 'resetTokenExpired']);
    expect(await signInStatus(email, OLD)).toBe(200);
  });

  it('works once', async () => {
    const { email } = await app.signUp();
    const token = await requestLink(email);
    await reset(token);
    expect(await stateOf(token)).toBe('used');
    const answer = await reset(token, 'something-else-22');
    expect([answer.status, answer.body.code]).toEqual([410, 'resetTokenUsed']);
    expect(await signInStatus(email, NEW)).toBe(200);
  });

  it('works once for twenty requests at the same moment', async () => {
    const { email } = await app.signUp();
    const token = await requestLink(email);
    const passwords = Array.from({ length: 20 }, (_, n) => `password-number-${n}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const outcomes = answers.map(({ status, body }) => `${status} ${body.code ?? 'done'}`);
    expect(outcomes.filter((outcome) => outcome === '200 done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === '410 resetTokenUsed')).toHaveLength(19);
    const winner = passwords[outcomes.indexOf('200 done')] ?? '';
    expect(await signInStatus(email, winner)).toBe(200);
    await app.settled();
    expect(mailServer.received.filter(({ subject }) => subject?.includes('changed'))).toHaveLength(1);
  });

  it('closes the other links of its account, but no other account’s', async () => {
    const ana = await app.signUp();
    const eva = await app.signUp();
    const [first, second, others] = [
      await requestLink(ana.email),
      await requestLink(ana.email),
      await requestLink(eva.email),
    ];
    await reset(second);
    expect(await Promise.all([first, second, others].map(stateOf))).toEqual(['used', 'used', 'valid']);
  });

  it('is stored as a hash only, before and after its message is sent', async () => {
    const { email } = await app.signUp();
    const token = await requestLink(email);
    await mailServer.stop();
    await request(email);
    const tables = await app.database.identity.introspection.getTables();
    for (const { name } of tables) {
      const rows = JSON.stringify(await runSql(app.database, `select * from "${name}"`));
      expect(rows, name).not.toContain(token);
      expect(rows, name).not.toContain('reset-password?token');
    }
    const [row] = await app.database.read.selectFrom('password_resets').selectAll().execute();
    expect(row?.token_hash).toMatch(/^[\w-]{43}$/);
    mailServer = await startMailServer();
  });

  it.each([['nothing'], ['%00'], ["' or 1=1 --"], ['x'.repeat(200)]])(
    'is unknown with the token %j',
    async (token) => {
      expect(await stateOf(token)).toBe('unknown');
      const answer = await reset(token);
      expect([answer.status, answer.body.code]).toEqual([400, 'resetTokenInvalid']);
    },
  );

  it.each([
    ['password', 'This password is too common'],
    ['x1y2z', 'Password must be at least 6 characters'],
    ['x'.repeat(129), 'Password must be at most 128 characters'],
    ['', 'This field is required'],
  ])('stays valid and names the wrong field for the password %j', async (newPassword, message) => {
    const { email } = await app.signUp();
    const token = await requestLink(email);
    const answer = await reset(token, newPassword);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field: 'newPassword', message }]);
    expect(await stateOf(token)).toBe('valid');
  });

  it('changes nothing if it fails halfway', async () => {
    const user = await app.signUp();
    const token = await requestLink(user.email);
    await runSql(app.database, 'alter table outbox rename to gone');
    expect((await reset(token)).status).toBe(500);
    await runSql(app.database, 'alter table gone rename to outbox');
    expect(await stateOf(token)).toBe('valid');
    expect((await user.get('/api/v1/me')).status).toBe(200);
    expect(await signInStatus(user.email, OLD)).toBe(200);
  });
});

describe('requesting a password link', () => {
  it('gives an unknown address the same answer, and mails nothing', async () => {
    const { email } = await app.signUp();
    const known = await request(email);
    const unknown = await request('nobody@example.org');
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
    expect(mailServer.received.map(({ recipients }) => recipients)).toEqual([[email]]);
    expect(await outboxRows()).toHaveLength(1);
  });

  it('gets its answer before any work that only a known address causes', async () => {
    const { email } = await app.signUp();
    await app.settled();
    const { engine } = app.database;
    // Nothing can be added to the outbox during this database transaction.
    await app.database.write(async (trx) => {
      await lockTables(trx, { engine, tables: ['outbox'] });
      expect((await app.visitor().post(REQUEST, { email })).status).toBe(200);
      expect(await outboxRows()).toEqual([]);
    });
    await app.settled();
    expect(await outboxRows()).toHaveLength(1);
  });

  it('succeeds while the mail server does not answer', async () => {
    const silent = await startSilentServer();
    const waiting = await mailingApp({ mailer: createMailer({ smtpUrl: silent.url, from: FROM }) });
    const { email } = await waiting.signUp();
    const answer = await waiting.visitor().post(REQUEST, { email });
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    apps.splice(apps.indexOf(waiting), 1);
    const closed = waiting.close();
    await silent.stop();
    await closed;
  });

  it('succeeds while the mail server is down, and mails once it is back', async () => {
    const { email } = await app.signUp();
    await mailServer.stop();
    expect((await request(email)).status).toBe(200);
    expect(await outboxRows()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    mailServer = await startMailServer({ port: mailServer.port });
    app.clock.now += MINUTE_MS;
    app.outbox.nudge();
    const token = tokenIn(await mailServer.take(email));
    expect((await reset(token)).status).toBe(200);
  });

  it('mails nothing after the link has expired', async () => {
    const { email } = await app.signUp();
    await mailServer.stop();
    await request(email);
    mailServer = await startMailServer({ port: mailServer.port });
    app.clock.now += 30 * MINUTE_MS;
    app.outbox.nudge();
    await app.settled();
    expect(mailServer.received).toEqual([]);
    expect(await outboxRows()).toMatchObject([{ state: 'failed', error: 'expired' }]);
  });

  it('mails no fourth link while three are valid', async () => {
    const { email } = await app.signUp();
    for (let n = 0; n < 5; n++) expect((await request(email)).status).toBe(200);
    expect(mailServer.received).toHaveLength(3);
    app.clock.now += 30 * MINUTE_MS;
    await request(email);
    expect(mailServer.received).toHaveLength(4);
  });

  it('is limited alike for known and unknown addresses', async () => {
    const limited = await mailingApp({ mailLimits: { perAccount: 2, perAddress: 5 } });
    const { email } = await limited.signUp();
    for (const address of [email, 'nobody@example.org']) {
      const answers = [await request(address, limited), await request(address, limited)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
    const refused = await request(email, limited);
    expect([refused.status, refused.body.code]).toEqual([429, 'tooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // The network address of these requests has reached its limit too.
    expect((await request('somebody-else@example.org', limited)).status).toBe(429);
  });

  it('answers mailUnavailable without mail', async () => {
    const silent = await mailingApp({ mailer: undefined });
    const { email } = await silent.signUp();
    for (const address of [email, 'nobody@example.org']) {
      const answer = await request(address, silent);
      expect([answer.status, answer.body.code]).toEqual([409, 'mailUnavailable']);
    }
    expect((await silent.visitor().get('/api/v1/instance')).body).toMatchObject({
      mail: false,
      supportEmail: null,
    });
    expect((await app.visitor().get('/api/v1/instance')).body).toMatchObject({
      mail: true,
      supportEmail: null,
    });
  });

  it('mails no user input, such as the profile’s name', async () => {
    const { email } = await app.signUp();
    const name = 'Ana\r\nBcc: evil@example.net\r\n\r\n<a href="https://evil.example">';
    await app.database.write(async (trx) => {
      await trx.updateTable('profiles').set({ display_name: name }).execute();
    });
    await request(email);
    const { raw, recipients } = await mailServer.take(email);
    expect(recipients).toEqual([email]);
    expect(raw).not.toContain('evil');
  });
});

describe('a new password', () => {
  it('works at once, even after wrong guesses', async () => {
    const limits = { failuresPerAccount: 1, failuresPerAddress: 1000, signUpsPerAddress: 1000 };
    app = await mailingApp({ limits });
    const { email } = await app.signUp();
    expect(await signInStatus(email, 'wrong-password')).toBe(401);
    expect(await signInStatus(email, OLD)).toBe(429);
    await reset(await requestLink(email));
    expect(await signInStatus(email, NEW)).toBe(200);
  });
});
