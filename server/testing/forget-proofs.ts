import type { TestApp } from './test-app.ts';

/** Makes the sessions of one user, or of all, ask for the password again. */
export async function forgetProofs(app: Pick<TestApp, 'database'>, userId?: string): Promise<void> {
  await app.database.write(async (trx) => {
    const sessions = trx.updateTable('session').set({ proved_at: null });
    await (userId === undefined ? sessions : sessions.where('userId', '=', userId)).execute();
  });
}
