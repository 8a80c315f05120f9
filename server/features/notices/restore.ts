import type { ExportedNoticeDecision } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { deleteOldUsual, insertMissingUsual } from './queries.ts';

/** Puts back what a person called usual. Transactions keep their ids, so the digests mean the same notices again. */
export async function restoreUsual(
  trx: Writer,
  userId: string,
  { noticeDecisions }: { noticeDecisions: readonly ExportedNoticeDecision[] },
): Promise<void> {
  if (noticeDecisions.length === 0) return;
  const rows = noticeDecisions.map(({ key, decidedAt }) => ({
    user_id: userId,
    key,
    decided_at: Date.parse(decidedAt),
  }));
  await insertMissingUsual(trx, rows);
  // A request restores more than are kept.
  for (let left = rows.length; left > 0; left -= MAX_SUGGESTION_DECISIONS)
    await deleteOldUsual(trx, userId, MAX_SUGGESTION_DECISIONS);
}
