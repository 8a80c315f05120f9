import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

export type TestUser = TestClient & { email: string; uid: string };

/** Signs up a user, and returns the client with the user's id. */
export async function signUpUser(
  app: TestApp,
  account: { email?: string } & Record<string, unknown> = {},
): Promise<TestUser> {
  const user = await app.signUp(account);
  const { uid } = (await user.get('/api/v1/me')).body as { uid: string };
  return { ...user, uid };
}

export async function signUpAdmin(
  app: TestApp,
  account: { email?: string } & Record<string, unknown> = {},
): Promise<TestUser> {
  const user = await signUpUser(app, account);
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_admin: 1 }).where('user_id', '=', user.uid).execute();
  });
  return user;
}

/** Writes flags of a profile without an event, as another process does. */
export async function changeFlags(
  app: TestApp,
  user: TestUser,
  columns: { is_admin?: 0 | 1; is_suspended?: 0 | 1 },
): Promise<void> {
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}
