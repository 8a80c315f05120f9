import type { Database } from '#server/database/connect.ts';
import { createPresence, type Presence } from '#server/features/presence/presence.ts';
import { endPresence } from '#server/features/presence/transitions.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

const PASSWORD = 'plain-horse-battery';

/** Creates the real presence for tests of features that get it from `app.ts`. */
export function createTestPresence(database: Database, now: () => number): Presence {
  return createPresence({ database, now, onChange: () => undefined, onError: () => undefined });
}

export async function storedPresence(app: TestApp, email: string) {
  const row = await app.database.read
    .selectFrom('presence')
    .innerJoin('profiles', 'profiles.user_id', 'presence.user_id')
    .select(['is_online', 'last_seen', 'online_since'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { isOnline: row.is_online === 1, lastSeen: row.last_seen, since: row.online_since };
}

export async function countStreamRows(app: TestApp): Promise<number> {
  return (await app.database.read.selectFrom('event_streams').selectAll().execute()).length;
}

/** Signs in on another browser. */
export async function signIn(app: TestApp, email: string): Promise<TestClient> {
  const client = app.visitor();
  await client.post('/api/auth/sign-in/email', { email, password: PASSWORD });
  return client;
}

export async function suspend(app: TestApp, email: string): Promise<void> {
  await app.database.write(async (trx) => {
    const { user_id: userId } = await trx
      .updateTable('profiles')
      .set({ is_suspended: 1 })
      .where('email', '=', email)
      .returning('user_id')
      .executeTakeFirstOrThrow();
    await endPresence(trx, userId);
  });
}
