import { SUCCESS } from '#shared/contract/fields.ts';
import {
  dismissNotice,
  listDismissed,
  listNotices,
  showAgain,
  undismissNotice,
  type DismissedNotice,
  type DismissScope,
  type NoticeSubject,
} from '#shared/contract/notices.ts';
import { MAX_SUGGESTION_DECISIONS } from '#shared/limits.ts';
import { NOTICE_KINDS } from '#shared/notices/types.ts';
import { mount, type App } from '#server/http/mount.ts';
import type { Database } from '#server/database/connect.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createNotices, type NoticesOptions } from './notices.ts';
import {
  deleteDismissal,
  selectLatestDismissals,
  selectDismissedKeys,
  type DismissalRow,
} from './queries.ts';
import { toDigest } from './to-notice.ts';

const SCOPES: Record<string, DismissScope> = { one: 'transaction', like: 'merchant', kind: 'kind' };

export function mountNotices(app: App, options: NoticesOptions): void {
  const notices = createNotices(options);
  const { database } = options;

  mount(app, listNotices, async ({ caller }) => ({ items: await notices.list(caller) }));
  mount(app, dismissNotice, async ({ caller, params, body }) => {
    await notices.dismiss(caller, params.key, body.scope);
    return SUCCESS;
  });
  mount(app, undismissNotice, async ({ caller, params, body }) => {
    await notices.undismiss(caller, params.key, body.scope);
    return SUCCESS;
  });
  mount(app, listDismissed, async ({ caller }) => {
    const rows = await selectLatestDismissals(database.read, caller.userId, MAX_SUGGESTION_DECISIONS);
    return { items: rows.flatMap(toDismissed) };
  });
  mount(app, showAgain, async ({ caller, params }) => {
    await showNoticeAgain(database, caller.userId, params.key);
    return SUCCESS;
  });
}

async function showNoticeAgain(database: Database, userId: string, key: string): Promise<void> {
  await database.write(async (trx) => {
    await lockAccount(trx, userId);
    const keys = [...(await selectDismissedKeys(trx, userId))];
    const storedKey = keys.find((dismissedKey) => toDigest(dismissedKey) === key);
    if (storedKey === undefined) throw new AppError('noticeNotFound');
    await deleteDismissal(trx, userId, storedKey);
  });
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
