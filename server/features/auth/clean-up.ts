import type { Database } from '#server/database/connect.ts';
import { deleteEndedSessions, deleteFinishedEmailChanges, deleteFinishedResets } from './queries.ts';

/** For so long a link that no longer works is still known, so that opening it says why. */
const KEEP_FINISHED_MS = 24 * 60 * 60_000;

/** Removes what has ended by itself: sessions with their addresses, and links nobody can use any more. */
export function createCleanUp({ database, now }: { database: Database; now: () => number }) {
  return {
    async run(): Promise<void> {
      const finishedBefore = now() - KEEP_FINISHED_MS;
      await database.write(async (trx) => {
        await deleteEndedSessions(trx, new Date(now()).toISOString());
        await deleteFinishedResets(trx, finishedBefore);
        await deleteFinishedEmailChanges(trx, finishedBefore);
      });
    },
  };
}
