import type { Database } from '#server/database/connect.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import { lockNeverVerified } from './email-verification/queries.ts';
import { INVITE_KEPT_MS } from './invites/invites.ts';
import { deleteInvitesMadeBefore } from './invites/queries.ts';
import { deleteFinishedLinks } from './links/queries.ts';
import { deleteEndedSessions, deleteExpiredLimits, deleteFinishedEmailChanges } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** For so long a link that no longer works is still known, so that opening it says why. */
const KEEP_FINISHED_MS = DAY_MS;
/** For so long an account waits for its address to be confirmed. */
const KEEP_UNVERIFIED_MS = 7 * DAY_MS;
/** So many accounts are removed in one transaction, for which other writes wait. */
const BATCH_SIZE = 50;

/**
 * Removes what has ended by itself: sessions with their addresses, links and invitations that nobody can use
 * any more, counts of attempts, and accounts whose address nobody has
 * confirmed.
 */
export function createCleanUp({ database, now }: { database: Database; now: () => number }) {
  async function removeNeverVerified(before: number): Promise<void> {
    const instant = new Date(before).toISOString();
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE;) {
      removed = await database.write(async (trx) => {
        const userIds = await lockNeverVerified(trx, instant, BATCH_SIZE);
        for (const userId of userIds) await eraseUser(trx, userId);
        return userIds.length;
      });
    }
  }

  return {
    async run(): Promise<void> {
      const finishedBefore = now() - KEEP_FINISHED_MS;
      const awaitedSince = now() - KEEP_UNVERIFIED_MS;
      await database.write(async (trx) => {
        await deleteEndedSessions(trx, new Date(now()).toISOString());
        await deleteFinishedLinks(trx, 'password_resets', finishedBefore);
        await deleteFinishedLinks(trx, 'email_verifications', finishedBefore);
        await deleteFinishedEmailChanges(trx, finishedBefore);
        await deleteInvitesMadeBefore(trx, now() - INVITE_KEPT_MS);
        await deleteExpiredLimits(trx, now());
      });
      await removeNeverVerified(awaitedSince);
    },
  };
}
