import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '#server/mail/mailer.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#server/testing/mail-server.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestClient } from '#server/testing/test-client.ts';

const EMAIL = '/api/v1/me/email';
const CHECK = '/api/auth/email-change/check';
const CONFIRM = '/api/auth/email-change/confirm';
const CANCEL = '/api/auth/email-change/cancel';
const SIGN_IN = '/api/auth/sign-in/email';
const SIGN_UP = '/api/auth/sign-up/email';
const PASSWORD = 'plain-horse-battery';
const NEW_EMAIL = 'new-address@example.org';
const HOUR_MS = 60 * 60_000;

type User = TestClient & { email: string };

let mailServer: MailServer;
let app: TestApp;
const apps: TestApp[] = [];

beforeEach(async () => {
  mailServer = await startMailServer();
  const from = { name: 'Saldo', address: 'saldo@example.org' };
  app = await createApp({ mailer: createMailer({ smtpUrl: mailServer.url, from }) });
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((each) => each.close()));
  await mailServer.stop();
});

async function createApp(options: Parameters<typeof createTestApp>[0]): Promise<TestApp> {
  const created = await createTestApp(options);
  apps.push(created);
  return created;
}

function tokenIn({ text = '' }: ReceivedMail): string {
  return /\/confirm-email\?token=([\w-]{43})\s/.exec(text)?.[1] ?? '';
}

async function ask(user: User, newEmail = NEW_EMAIL) {
  const answer = await user.post(EMAIL, { newEmail, password: PASSWORD });
  await app.settled();
  return answer;
}

/** The links that both addresses get. */
async function askForLinks(user: User, newEmail = NEW_EMAIL) {
  await ask(user, newEmail);
  return {
    current: tokenIn(await mailServer.take(user.email)),
    new: tokenIn(await mailServer.take(newEmail)),
  };
}

function follow(token: string, as: TestClient = app.visitor()) {
  return as.post(CONFIRM, { token });
}

async function addressesOf(user: User): Promise<unknown> {
  return (await user.get('/api/v1/me')).body.email;
}

async function storedAddresses() {
  const users = await app.database.read.selectFrom('user').select('email').orderBy('id').execute();
  const profiles = await app.database.read
    .selectFrom('profiles')
    .select('email')
    .orderBy('user_id')
    .execute();
  return { users: users.map(({ email }) => email), profiles: profiles.map(({ email }) => email) };
}

async function signInStatus(email: string): Promise<number> {
  return (await app.visitor().post(SIGN_IN, { email, password: PASSWORD })).status;
}

describe('a change of e-mail address', () => {
  it.each([
    ['current', 'new'],
    ['new', 'current'],
  ] as const)(
    'happens once both addresses have confirmed it (first the %s, then the %s)',
    async (first, second) => {
      const user = await app.signUp();
      expect((await ask(user)).body).toEqual({ state: 'pending' });
      const mails = { current: await mailServer.take(user.email), new: await mailServer.take(NEW_EMAIL) };
      expect(mails.current.subject).toBe('Confirm your change of email address · Saldo');
      expect(mails.current.text).toContain(NEW_EMAIL);
      expect(mails.new.subject).toBe('Confirm your new email address · Saldo');
      expect(mails.new.raw).not.toContain(user.email);

      expect((await follow(tokenIn(mails[first]))).body).toEqual({ state: 'waiting' });
      expect(await storedAddresses()).toEqual({ users: [user.email], profiles: [user.email] });
      expect((await user.get(EMAIL)).body.pending.confirmed).toEqual({
        current: first === 'current',
        new: first === 'new',
      });

      expect((await follow(tokenIn(mails[second]))).body).toEqual({ state: 'done' });
      expect(await storedAddresses()).toEqual({ users: [NEW_EMAIL], profiles: [NEW_EMAIL] });
      expect(await signInStatus(user.email)).toBe(401);
      expect(await signInStatus(NEW_EMAIL)).toBe(200);

      await app.settled();
      for (const address of [user.email, NEW_EMAIL]) {
        const notice = await mailServer.take(address);
        expect(notice.subject).toBe('Your email address was changed · Saldo');
        expect(notice.text).toContain(NEW_EMAIL);
      }
    },
  );

  it('mails the user in their language', async () => {
    const user = await app.signUp({ language: 'es' });
    await ask(user);
    expect((await mailServer.take(user.email)).subject).toBe(
      'Confirma el cambio de correo electrónico · Saldo',
    );
    expect((await mailServer.take(NEW_EMAIL)).subject).toBe('Confirma tu nuevo correo electrónico · Saldo');
  });

  it('ends every session but the one that confirms', async () => {
    const user = await app.signUp();
    const elsewhere = app.visitor();
    await elsewhere.post(SIGN_IN, { email: user.email, password: PASSWORD });
    const links = await askForLinks(user);
    await follow(links.current);
    await follow(links.new, user);
    expect(await addressesOf(user)).toBe(NEW_EMAIL);
    expect((await elsewhere.get('/api/v1/me')).status).toBe(401);
  });

  it('closes the password links mailed to the old address', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { link } = await app.createResetLink(uid);
    const links = await askForLinks(user);
    await follow(links.current);
    await follow(links.new);
    const token = new URL(link).searchParams.get('token');
    const answer = await app.visitor().post('/api/auth/reset-password/check', { token });
    expect(answer.body).toEqual({ state: 'used' });
  });

  it('is cancelled by a new password', async () => {
    const user = await app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const links = await askForLinks(user);
    const token = new URL((await app.createResetLink(uid)).link).searchParams.get('token');
    await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'window-orchard-17' });
    expect((await follow(links.current)).body.code).toBe('emailLinkInvalid');
  });

  it('is replaced by a later request', async () => {
    const user = await app.signUp();
    const earlier = await askForLinks(user);
    const later = await askForLinks(user, 'later@example.org');
    expect((await follow(earlier.new)).body.code).toBe('emailLinkInvalid');
    await follow(later.current);
    await follow(later.new);
    expect(await storedAddresses()).toEqual({
      users: ['later@example.org'],
      profiles: ['later@example.org'],
    });
  });

  it('happens once, for many confirmations at the same moment', async () => {
    const user = await app.signUp();
    const links = await askForLinks(user);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => follow(n % 2 === 0 ? links.current : links.new)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(answers.some(({ body }) => body.state === 'done')).toBe(true);
    await app.settled();
    const notices = mailServer.received.filter(({ subject }) =>
      subject?.startsWith('Your email address was'),
    );
    expect(notices).toHaveLength(2);
  });
});

describe('a link to change the address', () => {
  it('shows its address and its state', async () => {
    const user = await app.signUp();
    const links = await askForLinks(user);
    const check = async (token: string) => (await app.visitor().post(CHECK, { token })).body;
    expect(await check(links.current)).toEqual({ state: 'valid', address: 'current', newEmail: NEW_EMAIL });
    expect(await check(links.new)).toEqual({ state: 'valid', address: 'new', newEmail: NEW_EMAIL });
    await follow(links.current);
    expect(await check(links.current)).toMatchObject({ state: 'waiting' });
    await follow(links.new);
    expect(await check(links.current)).toMatchObject({ state: 'done' });
    expect((await follow(links.current)).body).toEqual({ state: 'done' });
    expect(await check('nothing')).toEqual({ state: 'unknown', address: null, newEmail: null });
  });

  it('works for 24 hours', async () => {
    const user = await app.signUp();
    const links = await askForLinks(user);
    await follow(links.current);
    app.clock.now += 24 * HOUR_MS;
    expect((await app.visitor().post(CHECK, { token: links.new })).body.state).toBe('expired');
    const answer = await follow(links.new);
    expect([answer.status, answer.body.code]).toEqual([410, 'emailLinkExpired']);
    expect((await user.get(EMAIL)).body).toEqual({ email: user.email, pending: null });
    expect(await addressesOf(user)).toBe(user.email);
  });

  it.each(['current', 'new'] as const)('sent to the %s address can cancel the change', async (side) => {
    const user = await app.signUp();
    const links = await askForLinks(user);
    expect((await app.visitor().post(CANCEL, { token: links[side] })).body).toEqual({ success: true });
    for (const token of Object.values(links)) {
      expect((await follow(token)).body.code).toBe('emailLinkInvalid');
    }
    expect((await user.get(EMAIL)).body.pending).toBeNull();
  });

  it('cannot cancel a completed change', async () => {
    const user = await app.signUp();
    const links = await askForLinks(user);
    await follow(links.current);
    await follow(links.new);
    expect((await app.visitor().post(CANCEL, { token: links.current })).body.code).toBe('emailLinkInvalid');
    expect((await storedAddresses()).users).toEqual([NEW_EMAIL]);
  });

  it('is stored as a hash only', async () => {
    const links = await askForLinks(await app.signUp());
    const rows = JSON.stringify(await app.database.read.selectFrom('email_changes').selectAll().execute());
    for (const token of Object.values(links)) expect(rows).not.toContain(token);
  });
});

describe('a user who changes their address', () => {
  it('sees the pending change and can cancel it', async () => {
    const user = await app.signUp();
    expect((await user.get(EMAIL)).body).toEqual({ email: user.email, pending: null });
    const links = await askForLinks(user);
    expect((await user.get(EMAIL)).body).toEqual({
      email: user.email,
      pending: {
        newEmail: NEW_EMAIL,
        expiresAt: new Date(app.clock.now + 24 * HOUR_MS).toISOString(),
        confirmed: { current: false, new: false },
      },
    });
    expect((await user.delete(EMAIL)).body).toEqual({ success: true });
    expect((await user.get(EMAIL)).body.pending).toBeNull();
    expect((await follow(links.new)).body.code).toBe('emailLinkInvalid');
  });

  it.each([
    [{ newEmail: 'nobody', password: PASSWORD }, 'newEmail', 'Invalid email address'],
    [
      { newEmail: 'a@example.org\r\nBcc: b@example.org', password: PASSWORD },
      'newEmail',
      'Invalid email address',
    ],
    [{ newEmail: NEW_EMAIL, password: '' }, 'password', 'This field is required'],
    [{ newEmail: NEW_EMAIL, password: 'another-password' }, 'password', 'This password is not right'],
  ])('gets an error for %j, and nothing changes', async (body, field, message) => {
    const user = await app.signUp();
    const answer = await user.post(EMAIL, body);
    expect(answer.status).toBe(400);
    expect(answer.body.details).toMatchObject([{ field, message }]);
    await app.settled();
    expect([(await user.get(EMAIL)).body.pending, mailServer.received]).toEqual([null, []]);
  });

  it('cannot keep the same address', async () => {
    const user = await app.signUp();
    const answer = await ask(user, user.email.toUpperCase());
    expect(answer.body.details).toMatchObject([{ field: 'newEmail', code: 'emailUnchanged' }]);
  });

  it('has to wait after wrong passwords', async () => {
    const limits = { failuresPerAccount: 2, failuresPerAddress: 1000, signUpsPerAddress: 1000 };
    const limited = await createApp({ limits });
    const user = await limited.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const guess = { newEmail: NEW_EMAIL, password: `guess-number-${n}` };
      statuses.push((await user.post(EMAIL, guess)).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('can request only a limited number of messages', async () => {
    app = await createApp({
      mailer: { send: () => Promise.resolve() },
      mailLimits: { perAccount: 2, perAddress: 1000 },
    });
    const user = await app.signUp();
    const statuses = [await ask(user), await ask(user), await ask(user)].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a taken address', () => {
  it('gets the same answers as a free one, and its owner gets a notice', async () => {
    const [owner, asker] = [await app.signUp({ language: 'es' }), await app.signUp()];
    const free = await ask(await app.signUp());
    const taken = await ask(asker, owner.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await asker.get(EMAIL)).body.pending).toMatchObject({
      newEmail: owner.email,
      confirmed: { current: false, new: false },
    });

    const notice = await mailServer.take(owner.email);
    expect(notice.subject).toBe('Esta dirección ya tiene una cuenta · Saldo');
    expect(notice.text).not.toContain('token=');
    expect(notice.raw).not.toContain(asker.email);
    const approval = tokenIn(await mailServer.take(asker.email));
    expect((await follow(approval)).body).toEqual({ state: 'waiting' });
    expect(await addressesOf(owner)).toBe(owner.email);
    expect(await addressesOf(asker)).toBe(asker.email);
  });

  it('is refused at the last confirmation if it was taken after the request', async () => {
    const user = await app.signUp();
    const links = await askForLinks(user);
    await follow(links.current);
    await app.signUp({ email: NEW_EMAIL });
    const answer = await follow(links.new);
    expect([answer.status, answer.body.code]).toEqual([422, 'emailTaken']);
    expect(await addressesOf(user)).toBe(user.email);
    expect((await storedAddresses()).users).toEqual([user.email, NEW_EMAIL]);
  });

  it('is given once if a change and a sign-up ask for it at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const newEmail = `contested-${round}@example.org`;
      const user = await app.signUp();
      const links = await askForLinks(user, newEmail);
      await follow(links.current);
      const account = { email: newEmail, password: PASSWORD, termsAccepted: true };
      const [confirmed, signedUp] = await Promise.all([
        follow(links.new),
        app.visitor().post(SIGN_UP, account),
      ]);
      expect(new Set([confirmed.status, signedUp.status])).toEqual(new Set([200, 422]));
      const { users, profiles } = await storedAddresses();
      expect(users.filter((email) => email === newEmail)).toHaveLength(1);
      expect(profiles.toSorted()).toEqual(users.toSorted());
    }
  });
});

describe('without mail', () => {
  let silent: TestApp;
  beforeEach(async () => {
    silent = await createApp({});
  });

  it('the address changes at once, other sessions end, and the user stays signed in', async () => {
    const user = await silent.signUp();
    const elsewhere = silent.visitor();
    await elsewhere.post(SIGN_IN, { email: user.email, password: PASSWORD });
    const answer = await user.post(EMAIL, { newEmail: NEW_EMAIL, password: PASSWORD });
    expect([answer.status, answer.body]).toEqual([200, { state: 'changed' }]);
    expect(await addressesOf(user)).toBe(NEW_EMAIL);
    expect((await user.get(EMAIL)).body).toEqual({ email: NEW_EMAIL, pending: null });
    expect((await elsewhere.get('/api/v1/me')).status).toBe(401);
    const signIn = { email: NEW_EMAIL, password: PASSWORD };
    expect((await silent.visitor().post(SIGN_IN, signIn)).status).toBe(200);
  });

  it('a taken address is refused', async () => {
    const [owner, user] = [await silent.signUp(), await silent.signUp()];
    const answer = await user.post(EMAIL, { newEmail: owner.email, password: PASSWORD });
    expect([answer.status, answer.body.code]).toEqual([422, 'emailTaken']);
    expect(await addressesOf(user)).toBe(user.email);
  });
});
