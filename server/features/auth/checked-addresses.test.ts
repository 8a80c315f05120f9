import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import {
  createConfirmingApp,
  OTHER_PASSWORD,
  PASSWORD,
  type ConfirmingApp,
} from '#server/testing/confirming-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const BOSS = 'boss@example.org';
const ANA = 'ana@example.org';

let mailing: ConfirmingApp;
let app: TestApp;
beforeEach(async () => {
  mailing = await createConfirmingApp({ config: { adminEmail: BOSS } });
  app = mailing.app;
});
afterEach(() => mailing.close());

async function readCheckedAt(email: string): Promise<number | null | undefined> {
  return (await mailing.profileOf(email))?.email_checked_at;
}

async function listAdmins(): Promise<string[]> {
  const rows = await app.database.read
    .selectFrom('profiles')
    .select('email')
    .where('is_admin', '=', 1)
    .execute();
  return rows.map(({ email }) => email);
}

/** Signs up a user without confirmation: their address is not checked. */
async function signUpUnchecked(email: string): Promise<string> {
  await changeSettings(app, { emailVerification: false });
  const user = await app.signUp({ email });
  await changeSettings(app, { emailVerification: true });
  return (await user.get('/api/v1/me')).body.uid as string;
}

async function resetWith(token: string | null): Promise<void> {
  const response = await mailing.post('/reset-password', { token, newPassword: OTHER_PASSWORD });
  expect(response.status).toBe(200);
}

async function resetWithHandedLink(userId: string): Promise<void> {
  const { link } = await app.createResetLink(userId);
  await resetWith(new URL(link).searchParams.get('token'));
}

describe('an address becomes checked', () => {
  it('by its confirmation, and not by a sign-up', async () => {
    await signUpUnchecked(ANA);
    expect(await readCheckedAt(ANA)).toBeNull();
    await mailing.signUp('eva@example.org');
    expect(await readCheckedAt('eva@example.org')).toBeNull();
    await mailing.verify(await mailing.takeToken('eva@example.org'));
    expect(await readCheckedAt('eva@example.org')).toBe(app.clock.now);
  });

  it('by a mailed password link, and not by a link that an administrator handed over', async () => {
    const userId = await signUpUnchecked(ANA);
    await resetWithHandedLink(userId);
    expect(await readCheckedAt(ANA)).toBeNull();
    await resetWith(await mailing.requestResetToken(ANA));
    expect(await readCheckedAt(ANA)).toBe(app.clock.now);
  });

  it('by a confirmed change of address, and not by a change without mail', async () => {
    await mailing.signUp(ANA);
    const user = app.visitor();
    await mailing.verify(await mailing.takeToken(ANA), {}, user);
    await user.post('/api/v1/me/email', { newEmail: 'new@example.org', password: PASSWORD });
    await app.settled();
    app.clock.now += 60_000;
    for (const email of [ANA, 'new@example.org']) {
      const token = /confirm-email\?token=([\w-]+\.[\w-]{43})/.exec(
        mailing.mailsTo(email).at(-1)?.text ?? '',
      )?.[1];
      await mailing.post('/email-change/confirm', { token });
    }
    expect(await readCheckedAt('new@example.org')).toBe(app.clock.now);

    const silentApp = await createTestApp({ database: app.database });
    await user.get('/api/v1/me');
    const elsewhere = silentApp.visitor();
    await elsewhere.post('/api/auth/sign-in/email', { email: 'new@example.org', password: PASSWORD });
    const changed = await elsewhere.post('/api/v1/me/email', {
      newEmail: 'third@example.org',
      password: PASSWORD,
    });
    expect(changed.body).toEqual({ state: 'changed' });
    expect(await readCheckedAt('third@example.org')).toBeNull();
  });

  it('and administrators see when; before that they see it as unchecked or pending', async () => {
    await changeSettings(app, { emailVerification: false });
    const admin = await signUpAdmin(app);
    await changeSettings(app, { emailVerification: true });
    const readDetails = async (email: string) => {
      const { id } = (await mailing.userOf(email)) ?? {};
      return (await admin.get(`/api/v1/admin/users/${id}`)).body;
    };
    expect(await readDetails('known@example.org')).toMatchObject({
      isAwaitingConfirmation: false,
      emailCheckedAt: null,
    });
    await mailing.signUp(ANA);
    expect(await readDetails(ANA)).toMatchObject({ isAwaitingConfirmation: true, emailCheckedAt: null });
    await mailing.verify(await mailing.takeToken(ANA));
    expect(await readDetails(ANA)).toMatchObject({
      isAwaitingConfirmation: false,
      emailCheckedAt: new Date(app.clock.now).toISOString(),
    });
  });
});

describe('a pending account', () => {
  it('accepts an administrator’s link, which checks no address and closes the mailed links', async () => {
    await mailing.signUp(ANA);
    const mailed = await mailing.takeToken(ANA);
    await resetWithHandedLink((await mailing.userOf(ANA))?.id ?? '');
    const user = app.visitor();
    expect((await mailing.signIn(ANA, OTHER_PASSWORD, user)).status).toBe(200);
    expect((await user.get('/api/v1/me')).body.termsAccepted).toBe(false);
    expect(await readCheckedAt(ANA)).toBeNull();
    expect((await mailing.verify(mailed)).body.code).toBe('verificationUsed');
  });
});

describe('the user with the address of ADMIN_EMAIL', () => {
  it('becomes administrator when the address is confirmed, and the audit names the system as actor', async () => {
    await mailing.signUp(BOSS);
    await mailing.signUp(ANA);
    await mailing.verify(await mailing.takeToken(ANA));
    expect(await listAdmins()).toEqual([]);
    await mailing.verify(await mailing.takeToken(BOSS));
    expect(await listAdmins()).toEqual([BOSS]);
    const user = await mailing.userOf(BOSS);
    const acts = app.database.read.selectFrom('audit_log').selectAll().where('action', '=', 'userPromoted');
    expect(await acts.execute()).toMatchObject([
      {
        actor: 'system',
        actor_id: null,
        target_id: user?.id,
        before: '{"isAdmin":false}',
        after: '{"isAdmin":true}',
      },
    ]);
  });

  it('becomes administrator by a mailed password link, and not by a link handed over or a sign-up', async () => {
    const userId = await signUpUnchecked(BOSS);
    await resetWithHandedLink(userId);
    expect(await listAdmins()).toEqual([]);
    await resetWith(await mailing.requestResetToken(BOSS));
    expect(await listAdmins()).toEqual([BOSS]);
  });

  it('stays demoted, even with earlier and later links', async () => {
    await signUpUnchecked('admin@example.org');
    await mailing.signUp(BOSS);
    await mailing.signUp(BOSS);
    const [first, second] = [await mailing.takeToken(BOSS), await mailing.takeToken(BOSS)];
    await mailing.verify(first);
    const { id = '' } = (await mailing.userOf('admin@example.org')) ?? {};
    const { id: bossId = '' } = (await mailing.userOf(BOSS)) ?? {};
    await app.accounts.setRole({ kind: 'shell' }, id, true);
    await app.accounts.setRole({ kind: 'shell' }, bossId, false);
    expect((await mailing.verify(second)).status).toBe(410);
    await resetWith(await mailing.requestResetToken(BOSS));
    expect(await listAdmins()).toEqual(['admin@example.org']);
  });

  it('stays demoted after a promotion before the address was checked', async () => {
    const bossId = await signUpUnchecked(BOSS);
    const otherId = await signUpUnchecked('admin@example.org');
    for (const id of [bossId, otherId]) await app.accounts.setRole({ kind: 'shell' }, id, true);
    await app.accounts.setRole({ kind: 'shell' }, bossId, false);
    await resetWith(await mailing.requestResetToken(BOSS));
    expect(await readCheckedAt(BOSS)).toBe(app.clock.now);
    expect(await listAdmins()).toEqual(['admin@example.org']);
  });
});
