import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CANCEL,
  createEmailChangeApp,
  EMAIL,
  type EmailChangeApp,
  HOUR_MS,
  NEW_EMAIL,
  readEmail,
} from '#server/testing/email-change-app.ts';

const CHECK = '/api/auth/email-change/check';

let mailing: EmailChangeApp;
beforeEach(async () => {
  mailing = await createEmailChangeApp();
});
afterEach(() => mailing.close());

describe('a link to change the address', () => {
  it('shows its address and its state', async () => {
    const user = await mailing.app.signUp();
    const links = await mailing.requestTokens(user);
    const check = async (token: string) => (await mailing.app.visitor().post(CHECK, { token })).body;
    expect(await check(links.current)).toEqual({ state: 'valid', address: 'current', newEmail: NEW_EMAIL });
    expect(await check(links.new)).toEqual({ state: 'valid', address: 'new', newEmail: NEW_EMAIL });
    await mailing.confirm(links.current);
    expect(await check(links.current)).toMatchObject({ state: 'waiting' });
    await mailing.confirm(links.new);
    expect(await check(links.current)).toMatchObject({ state: 'done' });
    expect((await mailing.confirm(links.current)).body).toEqual({ state: 'done' });
    expect(await check('nothing')).toEqual({ state: 'unknown', address: null, newEmail: null });
  });

  it('works for 24 hours', async () => {
    const user = await mailing.app.signUp();
    const links = await mailing.requestTokens(user);
    await mailing.confirm(links.current);
    mailing.app.clock.now += 24 * HOUR_MS;
    expect((await mailing.app.visitor().post(CHECK, { token: links.new })).body.state).toBe('expired');
    const response = await mailing.confirm(links.new);
    expect([response.status, response.body.code]).toEqual([410, 'emailLinkExpired']);
    expect((await user.get(EMAIL)).body).toEqual({ email: user.email, pending: null });
    expect(await readEmail(user)).toBe(user.email);
  });

  it.each(['current', 'new'] as const)('sent to the %s address can cancel the change', async (side) => {
    const user = await mailing.app.signUp();
    const links = await mailing.requestTokens(user);
    expect((await mailing.app.visitor().post(CANCEL, { token: links[side] })).body).toEqual({
      success: true,
    });
    for (const token of Object.values(links)) {
      expect((await mailing.confirm(token)).body.code).toBe('emailLinkInvalid');
    }
    expect((await user.get(EMAIL)).body.pending).toBeNull();
  });

  it('cannot cancel a completed change', async () => {
    const user = await mailing.app.signUp();
    const links = await mailing.requestTokens(user);
    await mailing.confirm(links.current);
    await mailing.confirm(links.new);
    expect((await mailing.app.visitor().post(CANCEL, { token: links.current })).body.code).toBe(
      'emailLinkInvalid',
    );
    expect((await mailing.storedAddresses()).users).toEqual([NEW_EMAIL]);
  });

  it('is stored as a hash only', async () => {
    const links = await mailing.requestTokens(await mailing.app.signUp());
    const rows = JSON.stringify(
      await mailing.app.database.read.selectFrom('email_changes').selectAll().execute(),
    );
    for (const token of Object.values(links)) expect(rows).not.toContain(token);
  });
});
