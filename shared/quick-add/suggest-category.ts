import type { TransactionType } from '../categories.ts';
import type { Model } from '../import/match/learn.ts';
import { payeeSuggestion, suggestTyped } from '../import/match/suggest.ts';
import type { Reading } from './types.ts';

type Said = Pick<Reading, 'description'> & { type: TransactionType; mentionedId?: string | undefined };

/**
 * Suggests a category for a description that names none: first the one of the same payee before, then the one that the
 * description mentions, then one by its words, else uncategorized.
 */
export function suggestCategory(model: Model, { type, description, mentionedId }: Said): string {
  return (
    payeeSuggestion(model, type, description)?.category ??
    mentionedId ??
    suggestTyped(model, type, description)
  );
}
