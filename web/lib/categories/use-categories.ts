import { useSuspenseQuery, type QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import type { FixedCategory } from '#shared/categories.ts';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { categoriesQuery } from './categories-query.ts';
import { toCategories, type Categories } from './categories.ts';

/** The categories of the signed-in person, named in the language of the screen; inside signed-in screens only. */
export function useCategories(): Categories {
  const { data } = useSuspenseQuery(categoriesQuery);
  useTranslation();
  return cachedCategories(data.items);
}

/** The categories outside of components; none if the list has not been fetched. */
export function knownCategories(client: QueryClient): Categories {
  return cachedCategories(client.getQueryData(categoriesQuery.queryKey)?.items ?? NONE);
}

const NONE: readonly CategoryItem[] = [];
let cached: { items: readonly CategoryItem[]; language: string; categories: Categories } | undefined;

/** Converts a list once, because hundreds of rows ask for it. */
function cachedCategories(items: readonly CategoryItem[]): Categories {
  const { language } = i18next;
  if (cached?.items !== items || cached.language !== language) {
    const toName = (id: FixedCategory) => i18next.t(`categories.${id}`);
    cached = { items, language, categories: toCategories(items, toName) };
  }
  return cached.categories;
}
