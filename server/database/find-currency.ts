import type { Reader, Writer } from './schema.ts';

/** The currency of a user's amounts; undefined once the account is deleted. */
export async function findCurrency(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('currency')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.currency;
}
