import type { Reader, Writer } from './schema.ts';

/** Returns the currency of a user's amounts, or undefined if the account was deleted. */
export async function findCurrency(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const profile = await db
    .selectFrom('profiles')
    .select('currency')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.currency;
}
