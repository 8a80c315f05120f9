import type { ExportedNoticeDecision, NoticeSubject } from '#shared/contract/notices.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectUsualRows } from './queries.ts';

/** What a person called usual, for the export of their data. */
export async function* streamUsual(
  db: Reader,
  { userId }: { userId: string },
): AsyncGenerator<ExportedNoticeDecision, void> {
  for (const { key, decided_at, about } of await selectUsualRows(db, userId)) {
    const decision = { key, decidedAt: new Date(decided_at).toISOString() };
    yield about === null ? decision : { ...decision, about: JSON.parse(about) as NoticeSubject };
  }
}
