import { fieldError } from '#server/errors/app-error.ts';
import type { Reader, Writer } from './schema.ts';

/** Throws `validationFailed` for the field unless the account is the user's; null is no account. */
export async function requireAccount(
  db: Reader | Writer,
  userId: string,
  id: string | null,
  field = 'account',
): Promise<void> {
  if (id !== null && !(await isAccount(db, userId, id))) throw fieldError(field, 'accountUnknown');
}

export async function isAccount(db: Reader | Writer, userId: string, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('sources')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the names of a user's accounts by id. */
export async function readAccountNames(db: Reader | Writer, userId: string): Promise<Record<string, string>> {
  const rows = await db.selectFrom('sources').select(['id', 'name']).where('user_id', '=', userId).execute();
  return Object.fromEntries(rows.map(({ id, name }) => [id, name]));
}
