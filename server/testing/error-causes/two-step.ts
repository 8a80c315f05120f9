import { signUpAdmin, signUpUser } from '../admins.ts';
import { changeSettings } from '../change-settings.ts';
import { GIVE_CODE, storeTwoStep, TWO_STEP } from '../two-step.ts';
import { asUser, createOwnApp, type ErrorCases } from './cause.ts';

export const twoStep = {
  signInExpired: [
    410,
    'This sign-in has ended. Please enter your password again.',
    (app) => app.visitor().post(GIVE_CODE, { code: '123456' }),
  ],
  twoStepRequired: [
    403,
    'Turn on the code at sign-in first. The administration needs it.',
    async () => {
      const app = await createOwnApp();
      const admin = await signUpAdmin(app);
      await changeSettings(app, { adminsNeedTwoStep: true });
      return await admin.get('/api/v1/admin/users');
    },
  ],
  twoStepOn: [
    409,
    'The code at sign-in is on already. Turn it off first.',
    async (app) => {
      const user = await signUpUser(app);
      await storeTwoStep(app, user.uid);
      return await user.post(`${TWO_STEP}/start`);
    },
  ],
  twoStepOff: [409, 'The code at sign-in is off.', asUser((user) => user.post(`${TWO_STEP}/recovery-codes`))],
  twoStepNotStarted: [
    409,
    'Scan the code with your app first.',
    asUser((user) => user.post(TWO_STEP, { code: '123456' })),
  ],
} satisfies ErrorCases;
