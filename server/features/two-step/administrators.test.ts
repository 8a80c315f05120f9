import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpAdmin, signUpUser, type TestUser } from '#server/testing/admins.ts';
import { changeSettings } from '#server/testing/change-settings.ts';
import { PASSWORD } from '#server/testing/new-account.ts';
import { SETTINGS } from '#server/testing/settings-app.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PROOF, turnOnTwoStep, TWO_STEP } from '#server/testing/two-step.ts';

const USERS = '/api/v1/admin/users';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await signUpAdmin(app);
});
afterAll(() => app.close());

it('nobody without a code of their own can ask the administrators for one', async () => {
  await admin.post(PROOF, { password: PASSWORD });
  const { status, body } = await admin.patch(SETTINGS, { adminsNeedTwoStep: true });
  expect(status).toBe(400);
  expect(body.details).toMatchObject([{ field: 'adminsNeedTwoStep', code: 'ownCodeMissing' }]);
  expect((await admin.get(SETTINGS)).body.settings.adminsNeedTwoStep).toBe(false);
});

it('an administrator without a code has only their own finances and the set-up', async () => {
  const user = await signUpUser(app);
  await changeSettings(app, { adminsNeedTwoStep: true });
  const isRequired = async (person: TestUser) => (await person.get(TWO_STEP)).body.isRequired as boolean;
  expect((await admin.get(USERS)).body.code).toBe('twoStepRequired');
  expect((await admin.patch(SETTINGS, { adminsNeedTwoStep: false })).body.code).toBe('twoStepRequired');
  expect((await admin.get('/api/v1/summary?period=thisMonth')).status).not.toBe(403);
  expect(await isRequired(admin)).toBe(true);
  expect(await isRequired(user)).toBe(false);
  expect((await user.get(USERS)).body.code).toBe('notAdmin');

  await turnOnTwoStep(app, admin);
  expect(await isRequired(admin)).toBe(false);
  expect((await admin.get(USERS)).status).toBe(200);
  await admin.delete(TWO_STEP);
  expect((await admin.get(USERS)).body.code).toBe('twoStepRequired');
});
