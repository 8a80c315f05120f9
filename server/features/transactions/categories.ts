import type { TransactionType } from '#shared/categories.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';

/** What transactions need to know about the categories of a user. */
export type UserCategories = {
  /**
   * The category of a type that an id stands for: of a merged one, that which took over; undefined for an unknown id.
   */
  resolve: (type: TransactionType, id: string) => string | undefined;
  /** The same for either type; an unknown id stands for itself. */
  follow: (id: string) => string;
  /** The name of each by its id. */
  names: (language: Language) => Record<string, string>;
};

export type ReadCategories = (db: Reader | Writer, userId: string) => Promise<UserCategories>;

/** The category that an id stands for. Throws `categoryUnknown` for a field if the type has none. */
export function requireCategory(
  categories: UserCategories,
  { type, id, field }: { type: TransactionType; id: string; field: string },
): string {
  const found = categories.resolve(type, id);
  if (found === undefined) throw fieldError(field, 'categoryUnknown');
  return found;
}
