import type { Reader } from '#server/database/schema.ts';

/** How a user reads figures and weeks; undefined for an account that has been deleted meanwhile. */
export async function findHabits(
  db: Reader,
  userId: string,
): Promise<{ country: string | null; first_day_of_week: number } | undefined> {
  return await db
    .selectFrom('profiles')
    .select(['country', 'first_day_of_week'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
