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
  await changeProfile(app, user, { is_admin: 1 });
  return user;
}

/** Writes columns of a profile without an event, as another process does. */
export async function changeProfile(
  { database }: Pick<TestApp, 'database'>,
  user: { uid: string },
  columns: Record<string, number | string | null>,
): Promise<void> {
  await database.write(async (trx) => {
    await trx.updateTable('profiles').set(columns).where('user_id', '=', user.uid).execute();
  });
}
