import { prepareQuery } from './prepared.ts';
import type { Reader, Writer } from './schema.ts';

/** Returns the currency of a user's amounts, or undefined if the account was deleted. */
export async function findCurrency(db: Reader | Writer, userId: string): Promise<string | undefined> {
  const [profile] = await selectCurrency(db, { userId });
  return profile?.currency;
}

const selectCurrency = prepareQuery<{ userId: string }, { currency: string }>((db, argument) =>
  db.selectFrom('profiles').select('currency').where('user_id', '=', argument('userId')),
);
