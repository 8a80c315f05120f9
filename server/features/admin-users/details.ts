import type { Session } from '#shared/contract/account.ts';
import type { AdminUserDetails } from '#shared/contract/admin-users.ts';
import type { AuditEntry } from '#shared/contract/audit.ts';
import { TERMS_VERSION } from '#shared/limits.ts';
import { toUpdatedAt } from '#server/database/profile-changes.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { countTransactions, findDetails } from './queries.ts';
import { toAdminUser } from './to-admin-user.ts';

export type DetailsSources = {
  listSessions: (userId: string) => Promise<Session[]>;
  listActs: (userId: string) => Promise<AuditEntry[]>;
};

/** Reads all that an administrator may know about a user: no amount, no network address. Throws `userNotFound`. */
export async function readDetails(
  db: Reader,
  userId: string,
  { listSessions, listActs, nowMs }: DetailsSources & { nowMs: number },
): Promise<AdminUserDetails> {
  const row = await findDetails(db, userId);
  if (row === undefined) throw new AppError('userNotFound');
  const isSuspended = row.is_suspended === 1;
  const user = toAdminUser(row, nowMs);
  return {
    ...user,
    premiumMessage: (user.premiumRequestedAt !== null && row.message) || '',
    updatedAt: toUpdatedAt(row),
    onlineSince: user.isOnline && row.online_since !== null ? new Date(row.online_since).toISOString() : null,
    isAwaitingConfirmation: row.emailVerified === 0,
    emailCheckedAt: row.email_checked_at === null ? null : new Date(row.email_checked_at).toISOString(),
    termsAccepted: row.terms_accepted === 1 && row.terms_version >= TERMS_VERSION,
    termsVersion: row.terms_version,
    city: row.city,
    country: row.country,
    language: row.language,
    timeZone: row.time_zone,
    sessions: isSuspended ? [] : (await listSessions(userId)).map(withoutAddress),
    records: await countByType(db, userId),
    audit: await listActs(userId),
  };
}

function withoutAddress({ createdAt, lastUsedAt, browser, system }: Session) {
  return { createdAt, lastUsedAt, browser, system };
}

async function countByType(db: Reader, userId: string): Promise<AdminUserDetails['records']> {
  const counts = await countTransactions(db, userId);
  const findCount = (type: 'expense' | 'income') => counts.find((row) => row.type === type)?.count ?? 0;
  return { expenses: findCount('expense'), incomes: findCount('income') };
}
