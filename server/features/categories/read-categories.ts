import type { TransactionType } from '#shared/categories.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { namesOf, resolve, withFixed } from './all-categories.ts';
import { selectCategories } from './queries.ts';

/** What other features ask about the categories of a user. */
export async function readCategories(db: Reader | Writer, userId: string) {
  const all = withFixed(userId, await selectCategories(db, userId));
  return {
    /** The category of a type that an id stands for; undefined where the user has none. */
    resolve: (type: TransactionType, id: string): string | undefined => resolve(all, type, id),
    /** The same for either type; an unknown id stands for itself. */
    follow: (id: string): string => all.find((row) => row.id === id)?.merged_into ?? id,
    /** The name of each by its id. */
    names: (language: Language): Record<string, string> => namesOf(all, language),
  };
}
