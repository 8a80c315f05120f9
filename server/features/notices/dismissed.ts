import type { DismissedNotice, DismissScope, NoticeSubject } from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { NOTICE_KINDS } from '#shared/notices/types.ts';
import type { Database } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  deleteDismissal,
  selectLatestDismissals,
  selectDismissedKeys,
  type DismissalRow,
} from './queries.ts';
import { toDigest } from './to-notice.ts';

const SCOPES: Record<string, DismissScope> = { one: 'transaction', like: 'merchant', kind: 'kind' };

export function createDismissed(database: Database) {
  return {
    async list(userId: string): Promise<DismissedNotice[]> {
      return (await selectLatestDismissals(database.read, userId, MAX_SUGGESTION_DECISIONS)).flatMap(
        toDismissed,
      );
    },

    /** Throws `noticeNotFound` and `userIdMissing`. */
    async showAgain(userId: string, key: string): Promise<void> {
      await database.write(async (trx) => {
        await lockAccount(trx, userId);
        const keys = [...(await selectDismissedKeys(trx, userId))];
        const storedKey = keys.find((dismissedKey) => toDigest(dismissedKey) === key);
        if (storedKey === undefined) throw new AppError('noticeNotFound');
        await deleteDismissal(trx, userId, storedKey);
      });
    },
  };
}

function toDismissed({ key, decided_at, about }: DismissalRow): DismissedNotice[] {
  const [prefix = '', kindName] = key.split(' ');
  const scope = SCOPES[prefix];
  if (scope === undefined) return [];
  const subject = about === null ? null : (JSON.parse(about) as NoticeSubject);
  const kind = subject?.kind ?? NOTICE_KINDS.find((noticeKind) => noticeKind === kindName) ?? null;
  return [
    { key: toDigest(key), scope, kind, about: subject, dismissedAt: new Date(decided_at).toISOString() },
  ];
}
