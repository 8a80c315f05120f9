import type { TransactionType } from '#shared/categories.ts';
import type { Language } from '#shared/contract/fields.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { fieldError } from '#server/errors/app-error.ts';

export type UserCategories = {
  /**
   * Returns the id of a category of the type: for a merged one, the id of the category it was merged into. Returns
   * undefined for an unknown id.
   */
  resolve: (type: TransactionType, id: string) => string | undefined;
  /** Returns the current id of a category of either type, which may have been merged; an unknown id unchanged. */
  follow: (id: string) => string;
  names: (language: Language) => Record<string, string>;
};

export type ReadCategories = (db: Reader | Writer, userId: string) => Promise<UserCategories>;

/** Returns the category that `resolve` finds. Throws `categoryUnknown` for `field` if the type has none. */
export function requireCategory(
  categories: UserCategories,
  { type, id, field }: { type: TransactionType; id: string; field: string },
): string {
  const found = categories.resolve(type, id);
  if (found === undefined) throw fieldError(field, 'categoryUnknown');
  return found;
}
