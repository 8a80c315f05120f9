import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { forgetProofs } from '#server/testing/forget-proofs.ts';
import { addSoftPasskey, PASSKEYS, signInWith } from '#server/testing/passkeys.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { GIVE_CODE, halfSignIn, PROOF, turnOnTwoStep, TWO_STEP } from '#server/testing/two-step.ts';
import { PASSWORD } from '#server/testing/new-account.ts';

const USERS = '/api/v1/admin/users';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createTestApp({ mailer: { send: () => Promise.resolve() } });
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

const remove = (user: { uid: string }) => admin.post(`${USERS}/${user.uid}/remove-two-step`);

async function readActs(userId: string) {
  return await app.database.read
    .selectFrom('audit_log')
    .select(['action', 'actor', 'actor_id'])
    .where('target_id', '=', userId)
    .where('action', '=', 'twoStepRemoved')
    .execute();
}

describe('an administrator', () => {
  it('sees who needs a code, and turns it off for a user, who gets a mail and stays signed in', async () => {
    const { user, code, recoveryCodes } = await turnOnTwoStep(app, await signUpUser(app));
    const plain = await signUpUser(app);
    const listed = (await admin.get(`${USERS}?pageSize=100`)).body.items as {
      id: string;
      hasTwoStep: boolean;
    }[];
    expect(listed.filter(({ hasTwoStep }) => hasTwoStep).map(({ id }) => id)).toEqual([user.uid]);
    const half = await halfSignIn(app, user);
    await admin.post(PROOF, { password: PASSWORD });
    const response = await remove(user);
    expect([response.status, response.body]).toMatchObject([200, { id: user.uid, hasTwoStep: false }]);
    expect((await half.post(GIVE_CODE, { code: code() })).body.code).toBe('signInExpired');
    expect((await half.post(GIVE_CODE, { code: recoveryCodes[0] })).body.code).toBe('signInExpired');
    expect((await user.get(TWO_STEP)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
    expect((await (await halfSignIn(app, user)).get('/api/v1/me')).status).toBe(200);
    expect((await user.get('/api/v1/me/activity-log')).body.items[0]).toMatchObject({
      action: 'twoStepRemoved',
      by: 'administrator',
    });
    await remove(user);
    await remove(plain);
    expect(await readActs(user.uid)).toEqual([
      { action: 'twoStepRemoved', actor: 'user', actor_id: admin.uid },
    ]);
    expect(await readActs(plain.uid)).toEqual([]);
    await app.settled();
    const mails = await app.database.read.selectFrom('outbox').select(['user_id', 'kind']).execute();
    expect(mails.filter(({ kind }) => kind === 'twoStepRemoved')).toEqual([
      { user_id: user.uid, kind: 'twoStepRemoved' },
    ]);
  });

  it('needs a proof, with a code if their own sign-in needs one', async () => {
    const { user } = await turnOnTwoStep(app, await signUpUser(app));
    await forgetProofs(app, admin.uid);
    expect((await remove(user)).body.code).toBe('proofRequired');
    const own = await turnOnTwoStep(app, await signUpAdmin(app));
    await forgetProofs(app, own.user.uid);
    await own.user.post(PROOF, { password: PASSWORD });
    const path = `${USERS}/${user.uid}/remove-two-step`;
    expect((await own.user.post(path)).body.code).toBe('proofRequired');
    await own.user.post(PROOF, { password: PASSWORD, code: own.code() });
    expect((await own.user.post(path)).status).toBe(200);
  });
});

describe('the command line', () => {
  it('deletes the passkeys too, also of a user without a code', async () => {
    const user = await signUpUser(app);
    const passkey = await addSoftPasskey(app, user);
    const outcome = await app.accounts.removeTwoStep({ kind: 'shell' }, user.uid);
    expect(outcome.isChanged).toBe(true);
    expect((await user.get(PASSKEYS)).body.items).toEqual([]);
    expect((await signInWith(app, passkey)).response.status).toBe(401);
    expect(await readActs(user.uid)).toEqual([{ action: 'twoStepRemoved', actor: 'shell', actor_id: null }]);
  });

  it('turns it off as the operator', async () => {
    const { user } = await turnOnTwoStep(app, await signUpUser(app));
    const outcome = await app.accounts.removeTwoStep({ kind: 'shell' }, user.uid);
    expect(outcome).toMatchObject({ isChanged: true, user: { hasTwoStep: false } });
    expect(await app.accounts.removeTwoStep({ kind: 'shell' }, user.uid)).toMatchObject({ isChanged: false });
    expect(await readActs(user.uid)).toEqual([{ action: 'twoStepRemoved', actor: 'shell', actor_id: null }]);
    expect((await user.get('/api/v1/me/activity-log')).body.items[0]).toMatchObject({ by: 'operator' });
    expect((await (await halfSignIn(app, user)).get('/api/v1/me')).status).toBe(200);
  });
});
