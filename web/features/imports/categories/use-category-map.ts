import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CategoryItem } from '#shared/contract/category-list.ts';
import type { Source } from '#shared/contract/sources.ts';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import { ApiError } from '#web/lib/api/call.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { toCategories } from '#web/lib/categories/categories.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { keepReadFiles, type ImportFile } from '../files/import-file.ts';
import { useMatchCategories } from '../use-match-categories.ts';
import { useStableIds } from '../use-stable-ids.ts';
import {
  listFileCategories,
  completeMap,
  fromStoredMaps,
  hasOpenCategories,
  findCategoriesToCreate,
  toMatchMap,
  type CategoryMap,
  type FileCategory,
} from './mapping.ts';
import { planCategories, type Planned } from './planned.ts';

/** Maps the categories of the files to the user's categories. Saving rows creates the new categories. */
export function useCategoryMap(files: readonly ImportFile[], sources: readonly Source[]) {
  const all = useMatchCategories();
  const { items } = useSuspenseQuery(categoriesQuery).data;
  const [chosen, setChosen] = useState<CategoryMap>({});
  const [error, setError] = useState<Error | null>(null);
  const stored = useMemo(() => fromStoredMaps(sources), [sources]);
  const categories = useMemo(
    () => listFileCategories(keepReadFiles(files).flatMap(({ reading }) => reading.statements)),
    [files],
  );
  const map = { ...stored, ...chosen };
  const plan = usePlan();
  const planned = plan(findCategoriesToCreate(categories, map, all));
  const confirm = (onDone: () => void) => {
    const complete = completeMap(categories, map, all);
    const isFull = !hasRoom([
      ...items,
      ...plan(findCategoriesToCreate(categories, complete, all)).categories,
    ]);
    setError(isFull ? new ApiError('tooManyCategories') : null);
    setChosen(complete);
    if (!isFull) onDone();
  };
  return {
    categories,
    map,
    planned,
    /** The map for matching rows. */
    matched: { ...toMatchMap(categories, map, all), ...planned.ids },
    setMap: setChosen,
    isOpen: hasOpenCategories(categories, map, all),
    /** Chooses the proposals for open categories, and continues if the account has room for the new categories. */
    confirm,
    error,
  };
}

export type Categories = ReturnType<typeof useCategoryMap>;

/** Returns a function that plans new categories. A category keeps its id when it is planned again. */
function usePlan(): (found: readonly FileCategory[]) => Planned {
  const categories = useCategories();
  const { items } = useSuspenseQuery(categoriesQuery).data;
  const toId = useStableIds();
  return (found) => planCategories(found, { items, categories }, toId);
}

/** Whether an account has room for these categories. A category may be listed twice. */
function hasRoom(items: readonly CategoryItem[]): boolean {
  const ownCategories = items.filter(({ isFixed, mergedInto }) => !isFixed && mergedInto === null);
  return new Set(ownCategories.map(({ id }) => id)).size <= MAX_OWN_CATEGORIES;
}

/** The user's categories, and the planned ones. */
export function useCategoriesWithPlanned({ categories: planned }: Planned) {
  const { t } = useTranslation();
  const { items } = useSuspenseQuery(categoriesQuery).data;
  return useMemo(
    () => toCategories([...items, ...planned], (id) => t(`categories.${id}`)),
    [items, planned, t],
  );
}
