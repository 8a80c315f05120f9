import type { AdminUser } from '#shared/contract/admin-users.ts';
import { streamUsers } from '#server/features/admin-users/list/list.ts';
import type { Reader } from '#server/database/schema.ts';

/** Returns a line for each administrator, including suspended ones, or for each user, by e-mail address. */
export async function listPeople(db: Reader, { isAll }: { isAll: boolean }): Promise<string> {
  const lines: string[] = [];
  const search = isAll ? {} : ({ role: 'admin' } as const);
  for await (const user of streamUsers(db, { ...search, sort: 'email' }, Date.now())) {
    lines.push(`${user.email} (${[user.displayName, ...toNotes(user, isAll)].join(', ')})`);
  }
  if (lines.length > 0) return lines.join('\n');
  return isAll ? 'Nobody has an account here yet.' : 'Nobody administers this installation yet.';
}

function toNotes({ isAdmin, isSuspended }: AdminUser, isAll: boolean): string[] {
  return [...(isAll && isAdmin ? ['administrator'] : []), ...(isSuspended ? ['suspended'] : [])];
}
