import type { CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { learn } from '#shared/import/match/learn.ts';
import { payeeKeys } from '#shared/import/match/payee-key.ts';
import type { ImportHistory, MatchCategory } from '#shared/import/match/types.ts';
import { suggestCategory } from '#shared/quick-add/suggest-category.ts';

type Person = { today: CalendarDay; categories: readonly MatchCategory[] };

/** Suggests a category from a description and the category that it mentions; undefined if it finds none. */
export type SuggestCategory = (
  type: TransactionType,
  description: string,
  mentionedId?: string,
) => string | undefined;

/** Learns from the history how the user categorizes, as the import does. */
export function learnCategories(known: ImportHistory, person: Person): SuggestCategory {
  const model = learn(known, { ...person, mapped: {} }, payeeKeys());
  return (type, description, mentionedId) => {
    const category = suggestCategory(model, { type, description, mentionedId });
    return category === UNCATEGORIZED ? undefined : category;
  };
}
