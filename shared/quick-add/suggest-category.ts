import type { Model } from '../import/match/learn.ts';
import { payeeSuggestion, suggestTyped } from '../import/match/suggest.ts';
import type { Reading } from './types.ts';

type Said = Pick<Reading, 'type' | 'description'> & { mentionedId?: string | undefined };

/**
 * The category for a description that names none: that of the same payee before, then the one that it mentions, then
 * what its words suggest, else uncategorized.
 */
export function suggestCategory(model: Model, { type, description, mentionedId }: Said): string {
  return (
    payeeSuggestion(model, type, description)?.category ??
    mentionedId ??
    suggestTyped(model, type, description)
  );
}
