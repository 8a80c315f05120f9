import type { Database } from '#server/database/connect.ts';
import { eraseUser } from '#server/database/erase-user.ts';
import { deleteExpiredSessions } from '#server/sessions/ending/queries.ts';
import { lockUnconfirmed } from './email-verification/queries.ts';
import { INVITE_KEPT_MS } from './invites/invites.ts';
import { deleteInvitesMadeBefore } from './invites/queries.ts';
import { deleteFinishedLinks } from './links/queries.ts';
import { deleteExpiredLimits } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;
/** A finished link is kept for a day: opening it can then say why it does not work. */
const KEEP_FINISHED_MS = DAY_MS;
const KEEP_UNVERIFIED_MS = 7 * DAY_MS;
/** The number of accounts that one database transaction removes; other writes wait meanwhile. */
const BATCH_SIZE = 50;

type CleanUpOptions = { database: Database; now: () => number };

/**
 * Removes expired sessions, links, invitations and counts of attempts, and accounts whose address was never confirmed.
 */
export function createCleanUp({ database, now }: CleanUpOptions) {
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
      await removeUnconfirmed({ database, now });
    },
  };
}

async function removeUnconfirmed({ database, now }: CleanUpOptions): Promise<void> {
  const nowMs = now();
  const before = new Date(nowMs - KEEP_UNVERIFIED_MS).toISOString();
  for (let removed = BATCH_SIZE; removed === BATCH_SIZE;) {
    removed = await database.write(async (trx) => {
      const userIds = await lockUnconfirmed(trx, { before, nowMs, limit: BATCH_SIZE });
      for (const userId of userIds) await eraseUser(trx, userId);
      return userIds.length;
    });
  }
}
