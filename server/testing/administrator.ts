import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** Somebody who is signed in and administers the installation, with the id of their account. */
export async function signUpAdmin(app: TestApp): Promise<TestClient & { email: string; uid: string }> {
  const admin = await app.signUp();
  const { uid } = (await admin.get('/api/v1/me')).body as { uid: string };
  await app.database.write(async (trx) => {
    await trx.updateTable('profiles').set({ is_admin: 1 }).where('user_id', '=', uid).execute();
  });
  return { ...admin, uid };
}
