import type { Reader } from '#server/database/schema.ts';

/** Whether an account has this e-mail address, given in lower case. */
export async function isEmailTaken(db: Reader, email: string): Promise<boolean> {
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return user !== undefined;
}
