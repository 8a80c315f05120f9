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
  const [awaitedDescription, setAwaitedDescription] = useState('');
  const suggested = awaitedDescription === '' ? undefined : suggest(type, awaitedDescription);
  const fillIn = useEffectEvent(() => {
    if (suggested === undefined) return;
    setAwaitedDescription('');
    if (category === UNCATEGORIZED && description === awaitedDescription) onFill({ category: suggested });
  });
  useEffect(() => fillIn(), [suggested]);
  return setAwaitedDescription;
}
