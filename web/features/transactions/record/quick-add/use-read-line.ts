import { useCallback, useMemo } from 'react';
import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { readLine } from '#shared/quick-add/read-line.ts';
import type { Writer } from '#shared/quick-add/types.ts';
import { useOfferedAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';
import type { ReadLine } from './taken-off.ts';

/** Returns a function that reads lines by the user's locale, currency, categories and accounts. */
export function useReadLine(): ReadLine {
  const writer = useWriter();
  return useCallback((line, ignored) => readLine(line, writer, ignored), [writer]);
}

/** The user as the writer of lines. */
export function useWriter(): Writer {
  const { locale, currency, today: currentDay } = useFormat();
  const { listed } = useCategories();
  const accounts = useOfferedAccounts();
  const today = currentDay();
  return useMemo(() => {
    const categories = TRANSACTION_TYPES.flatMap((type) =>
      listed(type).flatMap(({ id, name, isArchived }) => (isArchived ? [] : [{ id, name, type }])),
    );
    return { locale, currency, today, categories, accounts };
  }, [locale, currency, today, listed, accounts]);
}
