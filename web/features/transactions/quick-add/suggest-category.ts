import type { CalendarDay } from '#shared/calendar.ts';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import { learn } from '#shared/import/match/learn.ts';
import { payeeKeys } from '#shared/import/match/payee-key.ts';
import { suggestTyped } from '#shared/import/match/suggest.ts';
import type { Known, MatchCategory } from '#shared/import/match/types.ts';

type Person = { today: CalendarDay; categories: readonly MatchCategory[] };

/** The category for a description; undefined where neither the history nor common words tell. */
export type SuggestCategory = (type: TransactionType, description: string) => string | undefined;

/** Learns from the history how this person categorizes, as the import does. */
export function learnCategories(known: Known, person: Person): SuggestCategory {
  const model = learn(known, { ...person, mapped: {} }, payeeKeys());
  return (type, description) => {
    const category = suggestTyped(model, type, description);
    return category === UNCATEGORIZED ? undefined : category;
  };
}
