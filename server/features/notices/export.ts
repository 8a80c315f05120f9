import type { ExportedNoticeDecision, NoticeSubject } from '#shared/contract/notices.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectDismissals } from './queries.ts';

export async function* streamDismissals(
  db: Reader,
  { userId }: { userId: string },
): AsyncGenerator<ExportedNoticeDecision, void> {
  for (const { key, decided_at, about } of await selectDismissals(db, userId)) {
    const decision = { key, decidedAt: new Date(decided_at).toISOString() };
    yield about === null ? decision : { ...decision, about: JSON.parse(about) as NoticeSubject };
  }
}
