import type { TransactionType } from '../categories.ts';
import type { Model } from '../import/match/learn.ts';
import { payeeSuggestion, suggestTyped } from '../import/match/suggest.ts';
import type { Reading } from './types.ts';

type DescribedPurchase = Pick<Reading, 'description'> & {
  type: TransactionType;
  mentionedId?: string | undefined;
};

/**
 * Suggests a category for a description: the last one of the same payee, or else one that the description mentions, or
 * else one by its words, or else `uncategorized`.
 */
export function suggestCategory(model: Model, { type, description, mentionedId }: DescribedPurchase): string {
  return (
    payeeSuggestion(model, type, description)?.category ??
    mentionedId ??
    suggestTyped(model, type, description)
  );
}
