import type { TestApp } from './test-app.ts';

/** Ends the proofs of a user's sessions, or of everybody's. */
export async function forgetProofs(app: Pick<TestApp, 'database'>, userId?: string): Promise<void> {
  await app.database.write(async (trx) => {
    const sessions = trx.updateTable('session').set({ proved_at: null });
    await (userId === undefined ? sessions : sessions.where('userId', '=', userId)).execute();
  });
}
