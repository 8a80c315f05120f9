import type { DismissedNotice, DismissScope, NoticeSubject } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { NOTICE_KINDS } from '#shared/notices/types.ts';
import type { Database } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deleteUsual, selectLatestUsual, selectUsual, type UsualRow } from './queries.ts';
import { digestOf } from './to-notice.ts';

const SCOPES: Record<string, DismissScope> = { one: 'transaction', like: 'merchant', kind: 'kind' };

/** What a person called usual, in words, and how to take it back long after. */
export function createDismissed(database: Database) {
  return {
    async list(userId: string): Promise<DismissedNotice[]> {
      return (await selectLatestUsual(database.read, userId, MAX_SUGGESTION_DECISIONS)).flatMap(toDismissed);
    },

    /** Throws `noticeNotFound` and `userIdMissing`. */
    async showAgain(userId: string, key: string): Promise<void> {
      await database.write(async (trx) => {
        await lockAccount(trx, userId);
        const stored = [...(await selectUsual(trx, userId))].find((each) => digestOf(each) === key);
        if (stored === undefined) throw new AppError('noticeNotFound');
        await deleteUsual(trx, userId, stored);
      });
    },
  };
}

function toDismissed({ key, decided_at, about }: UsualRow): DismissedNotice[] {
  const [by = '', named] = key.split(' ');
  const scope = SCOPES[by];
  if (scope === undefined) return [];
  const subject = about === null ? null : (JSON.parse(about) as NoticeSubject);
  const kind = subject?.kind ?? NOTICE_KINDS.find((each) => each === named) ?? null;
  return [
    { key: digestOf(key), scope, kind, about: subject, dismissedAt: new Date(decided_at).toISOString() },
  ];
}
