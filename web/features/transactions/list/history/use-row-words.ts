import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { useAccounts } from '#web/lib/accounts/use-accounts.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';

export type RowWords = ReturnType<typeof useRowWords>;

/** The functions with which rows write their texts. The list asks for them once, because these hooks cost more than a row. */
export function useRowWords(items: readonly Transaction[]) {
  const { t } = useTranslation();
  const format = useFormat();
  const { find } = useCategories();
  const accountName = useAccountName(items);
  return useMemo(() => ({ t, format, find, accountName }), [t, format, find, accountName]);
}

/** Returns a function that names an account, or returns undefined if the user has only one, which needs no name. */
function useAccountName(items: readonly Transaction[]) {
  const isNeeded = useMemo(() => items.some(({ account }) => account !== undefined), [items]);
  const accounts = useAccounts(isNeeded);
  return useMemo(() => {
    const names = new Map(accounts?.map(({ id, name }) => [id, name]));
    return (id: string | undefined) => (names.size > 1 ? names.get(id ?? '') : undefined);
  }, [accounts]);
}
