import { signUpAdmin, signUpUser, type TestUser } from '../admins.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

/** An installation with people in it, on which every endpoint can succeed. */
export type World = {
  app: TestApp;
  user: TestUser;
  admin: TestUser;
  /** The user on whom administrators act, who has no transactions. */
  subject: TestUser;
  /** An administrator of another installation, whose settings tests may change. */
  settingsAdmin: TestUser;
  close: () => Promise<void>;
};

export async function createWorld(): Promise<World> {
  const mailer = { send: () => Promise.resolve() };
  const [app, settingsApp] = [await createTestApp({ mailer }), await createTestApp({ mailer })];
  const admin = await signUpAdmin(app);
  await admin.patch('/api/v1/admin/settings', { adminResetLinks: true, premiumMode: 'byRequest' });
  const user = await signUpUser(app);
  await admin.put(`/api/v1/admin/users/${user.uid}/plan`, { plan: 'premium', until: null });
  return {
    app,
    user,
    admin,
    subject: await signUpUser(app),
    settingsAdmin: await signUpAdmin(settingsApp),
    async close() {
      await app.close();
      await settingsApp.close();
    },
  };
}
