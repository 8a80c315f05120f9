import type { Reader, Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';

/** Throws `validationFailed` for the field `account` unless the account is the user's; null is no account. */
export async function requireAccount(db: Reader | Writer, userId: string, id: string | null): Promise<void> {
  if (id === null) return;
  const found = await db
    .selectFrom('sources')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw fieldError('account', 'accountUnknown');
}

/** Returns the names of a user's accounts by id. */
export async function readAccountNames(db: Reader | Writer, userId: string): Promise<Record<string, string>> {
  const rows = await db.selectFrom('sources').select(['id', 'name']).where('user_id', '=', userId).execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
