import type { TransactionType } from '#shared/categories.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { toNames, resolve, withFixed } from './all-categories.ts';
import type { User } from './change.ts';
import { selectCategories } from './queries.ts';

export async function readCategories(db: Reader | Writer, userId: string) {
  const all = withFixed(userId, await selectCategories(db, userId));
  return {
    /** Finds the category of a type for an id, also for a merged one; undefined if the user has none. */
    resolve: (type: TransactionType, id: string): string | undefined => resolve(all, type, id),
    /** Returns the category that took over a merged one, of either type; any other id unchanged. */
    follow: (id: string): string => all.find((row) => row.id === id)?.merged_into ?? id,
    names: (language: Language): Record<string, string> => toNames(all, language),
  };
}

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
