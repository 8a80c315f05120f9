import type { Database } from '#server/database/connect.ts';
import { createPresence, type Presence } from '#server/features/presence/presence.ts';

/** The real presence, for the test of a feature that is handed it by `app.ts`. */
export function createTestPresence(database: Database, now: () => number): Presence {
  return createPresence({ database, now, onChange: () => undefined, onError: () => undefined });
}
