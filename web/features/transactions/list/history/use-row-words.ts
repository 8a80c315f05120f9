import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { sourcesQuery } from '#web/lib/api/sources-query.ts';
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

/** Returns a function that names an account; undefined if the user has only one, since then each row would say the same. */
function useAccountName(items: readonly Transaction[]) {
  const enabled = useMemo(() => items.some(({ account }) => account !== undefined), [items]);
  const accounts = useQuery({ ...sourcesQuery, enabled }).data?.items;
  return useMemo(() => {
    const names = new Map(accounts?.map(({ id, name }) => [id, name]));
    return (id: string | undefined) => (names.size > 1 ? names.get(id ?? '') : undefined);
  }, [accounts]);
}
