import type { Reader } from '#server/database/schema.ts';

/** Finds the user's country and first day of the week; undefined if the account was deleted in the meantime. */
export async function findCalendarSettings(
  db: Reader,
  userId: string,
): Promise<{ country: string | null; first_day_of_week: number } | undefined> {
  return await db
    .selectFrom('profiles')
    .select(['country', 'first_day_of_week'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
