import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createEmailChangeApp,
  EMAIL,
  type EmailChangeApp,
  NEW_EMAIL,
  PASSWORD,
  SIGN_IN,
  readEmail,
} from '#server/testing/email-change-app.ts';
import { tokenIn } from '#server/testing/mail-server.ts';
import { type TestApp } from '#server/testing/test-app.ts';

let mailing: EmailChangeApp;
beforeEach(async () => {
  mailing = await createEmailChangeApp();
});
afterEach(() => mailing.close());

describe('a change of e-mail address', () => {
  it.each([
    ['current', 'new'],
    ['new', 'current'],
  ] as const)(
    'happens once both addresses have confirmed it (first the %s, then the %s)',
    async (first, second) => {
      const user = await mailing.app.signUp();
      expect((await mailing.requestChange(user)).body).toEqual({ state: 'pending' });
      const mails = {
        current: await mailing.mailServer.take(user.email),
        new: await mailing.mailServer.take(NEW_EMAIL),
      };
      expect(mails.current.subject).toBe('Confirm your change of email address · Saldo');
      expect(mails.current.text).toContain(NEW_EMAIL);
      expect(mails.new.subject).toBe('Confirm your new email address · Saldo');
      expect(mails.new.raw).not.toContain(user.email);

      expect((await mailing.confirm(tokenIn(mails[first], 'confirm-email'))).body).toEqual({
        state: 'waiting',
      });
      expect(await mailing.storedAddresses()).toEqual({ users: [user.email], profiles: [user.email] });
      expect((await user.get(EMAIL)).body.pending.confirmed).toEqual({
        current: first === 'current',
        new: first === 'new',
      });

      expect((await mailing.confirm(tokenIn(mails[second], 'confirm-email'))).body).toEqual({
        state: 'done',
      });
      expect(await mailing.storedAddresses()).toEqual({ users: [NEW_EMAIL], profiles: [NEW_EMAIL] });
      expect(await mailing.signInStatus(user.email)).toBe(401);
      expect(await mailing.signInStatus(NEW_EMAIL)).toBe(200);

      await mailing.app.settled();
      for (const address of [user.email, NEW_EMAIL]) {
        const notice = await mailing.mailServer.take(address);
        expect(notice.subject).toBe('Your email address was changed · Saldo');
        expect(notice.text).toContain(NEW_EMAIL);
      }
    },
  );

  it('mails the user in their language', async () => {
    const user = await mailing.app.signUp({ language: 'es' });
    await mailing.requestChange(user);
    expect((await mailing.mailServer.take(user.email)).subject).toBe(
      'Confirma el cambio de correo electrónico · Saldo',
    );
    expect((await mailing.mailServer.take(NEW_EMAIL)).subject).toBe(
      'Confirma tu nuevo correo electrónico · Saldo',
    );
  });

  it('ends every session except the session that confirms', async () => {
    const user = await mailing.app.signUp();
    const elsewhere = mailing.app.visitor();
    await elsewhere.post(SIGN_IN, { email: user.email, password: PASSWORD });
    const links = await mailing.requestTokens(user);
    await mailing.confirm(links.current);
    await mailing.confirm(links.new, user);
    expect(await readEmail(user)).toBe(NEW_EMAIL);
    expect((await elsewhere.get('/api/v1/me')).status).toBe(401);
  });

  it('closes the password links mailed to the old address', async () => {
    const user = await mailing.app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const { link } = await mailing.app.createResetLink(uid);
    const links = await mailing.requestTokens(user);
    await mailing.confirm(links.current);
    await mailing.confirm(links.new);
    const token = new URL(link).searchParams.get('token');
    const response = await mailing.app.visitor().post('/api/auth/reset-password/check', { token });
    expect(response.body).toEqual({ state: 'used' });
  });

  it('is cancelled by a new password', async () => {
    const user = await mailing.app.signUp();
    const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
    const links = await mailing.requestTokens(user);
    const token = new URL((await mailing.app.createResetLink(uid)).link).searchParams.get('token');
    await mailing.app.visitor().post('/api/auth/reset-password', { token, newPassword: 'window-orchard-17' });
    expect((await mailing.confirm(links.current)).body.code).toBe('emailLinkInvalid');
  });

  it('is replaced by a later request', async () => {
    const user = await mailing.app.signUp();
    const earlier = await mailing.requestTokens(user);
    const later = await mailing.requestTokens(user, 'later@example.org');
    expect((await mailing.confirm(earlier.new)).body.code).toBe('emailLinkInvalid');
    await mailing.confirm(later.current);
    await mailing.confirm(later.new);
    expect(await mailing.storedAddresses()).toEqual({
      users: ['later@example.org'],
      profiles: ['later@example.org'],
    });
  });

  it('happens once, for many confirmations at the same moment', async () => {
    const user = await mailing.app.signUp();
    const links = await mailing.requestTokens(user);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, n) => mailing.confirm(n % 2 === 0 ? links.current : links.new)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(responses.some(({ body }) => body.state === 'done')).toBe(true);
    await mailing.app.settled();
    const notices = mailing.mailServer.received.filter(({ subject }) =>
      subject?.startsWith('Your email address was'),
    );
    expect(notices).toHaveLength(2);
  });
});

describe('without mail', () => {
  let silent: TestApp;
  beforeEach(async () => {
    silent = await mailing.createAnother({ mailer: undefined });
  });

  it('the address changes at once, other sessions end, and the user stays signed in', async () => {
    const user = await silent.signUp();
    const elsewhere = silent.visitor();
    await elsewhere.post(SIGN_IN, { email: user.email, password: PASSWORD });
    const response = await user.post(EMAIL, { newEmail: NEW_EMAIL, password: PASSWORD });
    expect([response.status, response.body]).toEqual([200, { state: 'changed' }]);
    expect(await readEmail(user)).toBe(NEW_EMAIL);
    expect((await user.get(EMAIL)).body).toEqual({ email: NEW_EMAIL, pending: null });
    expect((await elsewhere.get('/api/v1/me')).status).toBe(401);
    const signIn = { email: NEW_EMAIL, password: PASSWORD };
    expect((await silent.visitor().post(SIGN_IN, signIn)).status).toBe(200);
  });

  it('a taken address is refused', async () => {
    const [owner, user] = [await silent.signUp(), await silent.signUp()];
    const response = await user.post(EMAIL, { newEmail: owner.email, password: PASSWORD });
    expect([response.status, response.body.code]).toEqual([422, 'emailTaken']);
    expect(await readEmail(user)).toBe(user.email);
  });
});
