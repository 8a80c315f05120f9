import { useCallback } from 'react';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { readLine } from '#shared/quick-add/read-line.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { ReadLine } from './taken-off.ts';

/** Returns a function that reads lines by the user's locale, currency, categories and accounts. */
export function useReadLine(): ReadLine {
  const { locale, currency, today } = useFormat();
  const { listed } = useCategories();
  const accounts = useOfferedAccounts();
  const day = today();
  return useCallback(
    (line, ignored) => {
      const categories = TRANSACTION_TYPES.flatMap((type) =>
        listed(type).flatMap(({ id, name, isArchived }) => (isArchived ? [] : [{ id, name, type }])),
      );
      return readLine(line, { locale, currency, today: day, categories, accounts }, ignored);
    },
    [locale, currency, day, listed, accounts],
  );
}
