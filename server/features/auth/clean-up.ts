import type { Database } from '#server/database/connect.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import { deleteExpiredSessions } from '#server/sessions/ending/queries.ts';
import { lockNeverVerified } from './email-verification/queries.ts';
import { INVITE_KEPT_MS } from './invites/invites.ts';
import { deleteInvitesMadeBefore } from './invites/queries.ts';
import { deleteFinishedLinks } from './links/queries.ts';
import { deleteExpiredLimits } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a link that no longer works is kept, so that opening it says why. */
const KEEP_FINISHED_MS = DAY_MS;
/** How long an account waits for its address to be confirmed. */
const KEEP_UNVERIFIED_MS = 7 * DAY_MS;
/** How many accounts one transaction removes; other writes wait for it. */
const BATCH_SIZE = 50;

/**
 * Removes what has ended: sessions with their addresses, links and invitations that nobody can use any more, counts
 * of attempts, and accounts whose address nobody has confirmed.
 */
export function createCleanUp({ database, now }: { database: Database; now: () => number }) {
  async function removeNeverVerified(): Promise<void> {
    const nowMs = now();
    const before = new Date(nowMs - KEEP_UNVERIFIED_MS).toISOString();
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE;) {
      removed = await database.write(async (trx) => {
        const userIds = await lockNeverVerified(trx, { before, nowMs, limit: BATCH_SIZE });
        for (const userId of userIds) await eraseUser(trx, userId);
        return userIds.length;
      });
    }
  }

  return {
    async run(): Promise<void> {
      const finishedBefore = now() - KEEP_FINISHED_MS;
      await database.write(async (trx) => {
        await deleteExpiredSessions(trx, new Date(now()).toISOString());
        await deleteFinishedLinks(trx, 'password_resets', finishedBefore);
        await deleteFinishedLinks(trx, 'email_verifications', finishedBefore);
        await deleteFinishedLinks(trx, 'email_changes', finishedBefore);
        await deleteInvitesMadeBefore(trx, now() - INVITE_KEPT_MS);
        await deleteExpiredLimits(trx, now());
      });
      await removeNeverVerified();
    },
  };
}
