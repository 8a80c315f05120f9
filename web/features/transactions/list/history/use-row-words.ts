import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useFormat } from '#web/lib/format/format.ts';

export type RowWords = ReturnType<typeof useRowWords>;

/** The functions with which rows write their texts. The list asks for them once, because these hooks cost more than a row. */
export function useRowWords() {
  const { t } = useTranslation();
  const format = useFormat();
  const { find } = useCategories();
  return useMemo(() => ({ t, format, find }), [t, format, find]);
}
