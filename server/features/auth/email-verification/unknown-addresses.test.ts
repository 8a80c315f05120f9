import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeSettings } from '#server/testing/change-settings.ts';
import { createConfirmingApp, OTHER_PASSWORD, type ConfirmingApp } from '#server/testing/confirming-app.ts';
import { runSql } from '#server/testing/run-sql.ts';

const ANA = 'ana@example.org';
const KNOWN = 'known@example.org';

let mailing: ConfirmingApp;
beforeEach(async () => {
  mailing = await createConfirmingApp();
});
afterEach(() => mailing.close());

async function makeInvite(): Promise<string> {
  const { app } = mailing;
  await changeSettings(app, { registration: 'open', emailVerification: false });
  const admin = await app.signUp();
  await runSql(app.database, `update profiles set is_admin = 1 where email = '${admin.email}'`);
  await changeSettings(app, { registration: 'invitation', emailVerification: true });
  const { link } = (await admin.post('/api/v1/admin/invites', {})).body as { link: string };
  return new URL(link).searchParams.get('invite') ?? '';
}

async function inviteState(token: string): Promise<unknown> {
  return (await mailing.post('/invite/check', { token })).body.state;
}

it('a sign-up does all work for a known address after the response, and hides its failure', async () => {
  const { database } = mailing.app;
  await runSql(database, 'alter table outbox rename to gone');
  for (const email of [KNOWN, ANA]) {
    expect((await mailing.signUp(email)).body).toEqual({ email, verificationSent: true });
  }
  await runSql(database, 'alter table gone rename to outbox');
  expect(await mailing.userOf(ANA)).toBeUndefined();
});

it('a sign-in after a sign-up is refused alike for known and unknown addresses', async () => {
  for (const email of [KNOWN, ANA]) await mailing.signUp(email, { password: OTHER_PASSWORD });
  for (const email of [KNOWN, ANA, 'nobody@example.org']) {
    const response = await mailing.signIn(email, OTHER_PASSWORD);
    expect([email, response.status, response.body.code]).toEqual([email, 401, 'invalidCredentials']);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  // A stranger's sign-up does not lock the owner out.
  expect((await mailing.signIn(KNOWN)).status).toBe(200);
});

it('a sign-up uses an invitation up for known and unknown addresses', async () => {
  const states: unknown[] = [];
  for (const email of [KNOWN, ANA]) {
    const invite = await makeInvite();
    expect((await mailing.signUp(email, { invite })).status).toBe(200);
    states.push(await inviteState(invite));
  }
  expect(states).toEqual(['used', 'used']);
});

it('an invitation stays valid if the account could not be made', async () => {
  const invite = await makeInvite();
  const { database } = mailing.app;
  await runSql(database, 'alter table email_verifications rename to gone');
  expect((await mailing.signUp(ANA, { invite })).status).toBe(200);
  await runSql(database, 'alter table gone rename to email_verifications');
  expect(await inviteState(invite)).toBe('valid');
  expect((await mailing.signUp(ANA, { invite })).status).toBe(200);
  expect((await mailing.verify(await mailing.takeToken(ANA))).status).toBe(200);
});

it('requests for mail are counted and limited alike for known and unknown addresses', async () => {
  const limited = await createConfirmingApp({ mailLimits: { perAccount: 2, perAddress: 1000 } });
  for (const email of [KNOWN, ANA]) {
    const statuses: number[] = [];
    for (let n = 0; n < 3; n++) statuses.push((await limited.signUp(email)).status);
    expect([email, statuses]).toEqual([email, [200, 200, 429]]);
  }
  await limited.close();
});
