import type { Reader } from '#server/database/schema.ts';

const MONDAY = 1;

/** Returns the weekday on which a user's weeks begin; Sunday is 0. */
export async function findFirstDayOfWeek(db: Reader, userId: string): Promise<number> {
  const row = await db
    .selectFrom('profiles')
    .select('first_day_of_week')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.first_day_of_week ?? MONDAY;
}
