import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createEmailChangeApp,
  EMAIL,
  type EmailChangeApp,
  HOUR_MS,
  NEW_EMAIL,
  PASSWORD,
  readEmail,
} from '#server/testing/email-change-app.ts';
import { tokenIn } from '#server/testing/mail-server.ts';

const SIGN_UP = '/api/auth/sign-up/email';

let mailing: EmailChangeApp;
beforeEach(async () => {
  mailing = await createEmailChangeApp();
});
afterEach(() => mailing.close());

describe('a user who changes their address', () => {
  it('sees the pending change and can cancel it', async () => {
    const user = await mailing.app.signUp();
    expect((await user.get(EMAIL)).body).toEqual({ email: user.email, pending: null });
    const links = await mailing.requestTokens(user);
    expect((await user.get(EMAIL)).body).toEqual({
      email: user.email,
      pending: {
        newEmail: NEW_EMAIL,
        expiresAt: new Date(mailing.app.clock.now + 24 * HOUR_MS).toISOString(),
        confirmed: { current: false, new: false },
      },
    });
    expect((await user.delete(EMAIL)).body).toEqual({ success: true });
    expect((await user.get(EMAIL)).body.pending).toBeNull();
    expect((await mailing.confirm(links.new)).body.code).toBe('emailLinkInvalid');
  });

  it.each([
    [{ newEmail: 'nobody', password: PASSWORD }, 'newEmail', 'Invalid email address'],
    [
      { newEmail: 'a@example.org\r\nBcc: b@example.org', password: PASSWORD },
      'newEmail',
      'Invalid email address',
    ],
    [{ newEmail: NEW_EMAIL, password: '' }, 'password', 'This field is required'],
    [{ newEmail: NEW_EMAIL, password: 'another-password' }, 'password', 'Wrong password'],
  ])('gets an error for %j, and nothing changes', async (body, field, message) => {
    const user = await mailing.app.signUp();
    const response = await user.post(EMAIL, body);
    expect(response.status).toBe(400);
    expect(response.body.details).toMatchObject([{ field, message }]);
    await mailing.app.settled();
    expect([(await user.get(EMAIL)).body.pending, mailing.mailServer.received]).toEqual([null, []]);
  });

  it('cannot keep the same address', async () => {
    const user = await mailing.app.signUp();
    const response = await mailing.requestChange(user, user.email.toUpperCase());
    expect(response.body.details).toMatchObject([{ field: 'newEmail', code: 'emailUnchanged' }]);
  });

  it('has to wait after wrong passwords', async () => {
    const limits = { failuresPerAccount: 2, failuresPerAddress: 1000, signUpsPerAddress: 1000 };
    const limited = await mailing.createAnother({ limits, mailer: undefined });
    const user = await limited.signUp();
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) {
      const guess = { newEmail: NEW_EMAIL, password: `guess-number-${n}` };
      statuses.push((await user.post(EMAIL, guess)).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
  });

  it('can request only a limited number of mails', async () => {
    mailing.app = await mailing.createAnother({
      mailer: { send: () => Promise.resolve() },
      mailLimits: { perAccount: 2, perAddress: 1000 },
    });
    const user = await mailing.app.signUp();
    const statuses = [
      await mailing.requestChange(user),
      await mailing.requestChange(user),
      await mailing.requestChange(user),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('a taken address', () => {
  it('gets the same responses as a free one, and its owner gets a notice', async () => {
    const [owner, asker] = [await mailing.app.signUp({ language: 'es' }), await mailing.app.signUp()];
    const free = await mailing.requestChange(await mailing.app.signUp());
    const taken = await mailing.requestChange(asker, owner.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect((await asker.get(EMAIL)).body.pending).toMatchObject({
      newEmail: owner.email,
      confirmed: { current: false, new: false },
    });

    const notice = await mailing.mailServer.take(owner.email);
    expect(notice.subject).toBe('Esta dirección ya tiene una cuenta · Saldo');
    expect(notice.text).not.toContain('token=');
    expect(notice.raw).not.toContain(asker.email);
    const approval = tokenIn(await mailing.mailServer.take(asker.email), 'confirm-email');
    expect((await mailing.confirm(approval)).body).toEqual({ state: 'waiting' });
    expect(await readEmail(owner)).toBe(owner.email);
    expect(await readEmail(asker)).toBe(asker.email);
  });

  it('is refused at the last confirmation if it was taken after the request', async () => {
    const user = await mailing.app.signUp();
    const links = await mailing.requestTokens(user);
    await mailing.confirm(links.current);
    await mailing.app.signUp({ email: NEW_EMAIL });
    const response = await mailing.confirm(links.new);
    expect([response.status, response.body.code]).toEqual([422, 'emailTaken']);
    expect(await readEmail(user)).toBe(user.email);
    expect((await mailing.storedAddresses()).users).toEqual([user.email, NEW_EMAIL]);
  });

  it('goes to either a change or a sign-up at the same moment, not to both', async () => {
    for (let round = 0; round < 5; round++) {
      const newEmail = `contested-${round}@example.org`;
      const user = await mailing.app.signUp();
      const links = await mailing.requestTokens(user, newEmail);
      await mailing.confirm(links.current);
      const account = { email: newEmail, password: PASSWORD, termsAccepted: true };
      const [confirmed, signedUp] = await Promise.all([
        mailing.confirm(links.new),
        mailing.app.visitor().post(SIGN_UP, account),
      ]);
      expect(new Set([confirmed.status, signedUp.status])).toEqual(new Set([200, 422]));
      const { users, profiles } = await mailing.storedAddresses();
      expect(users.filter((email) => email === newEmail)).toHaveLength(1);
      expect(profiles.toSorted()).toEqual(users.toSorted());
    }
  });
});
