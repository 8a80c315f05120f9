import type { TransactionType } from '#shared/categories.ts';
import type { Reader } from '#server/database/schema.ts';
import { toNames, withFixed } from './all-categories.ts';
import type { User } from './change.ts';
import { selectCategories } from './queries.ts';

/** Lists the categories offered for new transactions, with the names that the user sees, in the user's order. */
export async function listOffered(
  db: Reader,
  { userId, language }: User,
): Promise<{ id: string; type: TransactionType; name: string }[]> {
  const all = withFixed(userId, await selectCategories(db, userId));
  const names = toNames(all, language);
  return all
    .filter(({ archived, merged_into }) => archived === 0 && merged_into === null)
    .map(({ id, type }) => ({ id, type, name: names[id] ?? id }));
}
