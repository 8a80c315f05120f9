import type { ExportedNoticeDecision } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { deleteOldDecisions } from '#server/database/delete-old-decisions.ts';
import type { Writer } from '#server/database/schema.ts';
import { insertMissingDismissals } from './queries.ts';

/** Restores dismissed notices. Restored transactions keep their ids, so the stored keys still match the same notices. */
export async function restoreDismissals(
  trx: Writer,
  userId: string,
  { noticeDecisions }: { noticeDecisions: readonly ExportedNoticeDecision[] },
): Promise<void> {
  if (noticeDecisions.length === 0) return;
  const rows = noticeDecisions.map(({ key, decidedAt, about }) => ({
    user_id: userId,
    key,
    decided_at: Date.parse(decidedAt),
    about: about === undefined ? null : JSON.stringify(about),
  }));
  await insertMissingDismissals(trx, rows);
  await deleteOldDecisions(trx, 'notice_decisions', { userId, keptCount: MAX_SUGGESTION_DECISIONS });
}
