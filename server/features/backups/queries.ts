import type { Reader } from '#server/database/schema.ts';

export async function hasAccounts(db: Reader): Promise<boolean> {
  const account = await db.selectFrom('profiles').select('user_id').limit(1).executeTakeFirst();
  return account !== undefined;
}
