import type { Database } from '#server/database/connect.ts';
import { deleteEndedSessions, deleteFinishedEmailChanges, deleteFinishedResets } from './queries.ts';

const HOUR_MS = 60 * 60_000;
/** For so long a link that no longer works is still known, so that opening it says why. */
const KEEP_FINISHED_MS = 24 * HOUR_MS;

/** Removes what has ended by itself: sessions with their addresses, and links nobody can use any more. */
export function createCleanUp(options: {
  database: Database;
  now: () => number;
  onError: (error: unknown) => void;
}) {
  const { database, now, onError } = options;
  let timer: NodeJS.Timeout | undefined;

  async function run(): Promise<void> {
    const finishedBefore = now() - KEEP_FINISHED_MS;
    await database.write(async (trx) => {
      await deleteEndedSessions(trx, new Date(now()).toISOString());
      await deleteFinishedResets(trx, finishedBefore);
      await deleteFinishedEmailChanges(trx, finishedBefore);
    });
  }

  return {
    run,
    /** Runs now and every hour. */
    start(): void {
      const attempt = () => void run().catch(onError);
      attempt();
      timer = setInterval(attempt, HOUR_MS).unref();
    },
    stop: (): void => clearInterval(timer),
  };
}
