import { useEffect, useEffectEvent, useState } from 'react';
import { UNCATEGORIZED, type TransactionType } from '#shared/categories.ts';
import type { TransactionTyped } from '../form/transaction-fields.ts';
import { useSuggestCategory } from './use-suggest-category.ts';

/**
 * Returns a function that fills in the category for a description once the history has loaded, unless the form has
 * another category or description by then.
 */
export function useFillCategory(
  type: TransactionType,
  { category, description }: TransactionTyped,
  onFill: (typed: Partial<TransactionTyped>) => void,
) {
  const suggest = useSuggestCategory();
  const [awaited, setAwaited] = useState('');
  const suggested = awaited === '' ? undefined : suggest(type, awaited);
  const take = useEffectEvent(() => {
    if (suggested === undefined) return;
    setAwaited('');
    if (category === UNCATEGORIZED && description === awaited) onFill({ category: suggested });
  });
  useEffect(() => take(), [suggested]);
  return setAwaited;
}
