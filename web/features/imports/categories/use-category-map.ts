import { useMemo, useState } from 'react';
import type { Source } from '#shared/contract/sources.ts';
import { readFiles, type ImportFile } from '../files/import-file.ts';
import { useMatchCategories } from '../use-match-categories.ts';
import { categoriesOf, completeMap, fromStoredMaps, hasOpenCategories, type CategoryMap } from './mapping.ts';

/** The categories that the files name, and what each becomes. */
export function useCategoryMap(files: readonly ImportFile[], sources: readonly Source[]) {
  const all = useMatchCategories();
  const [chosen, setChosen] = useState<CategoryMap>({});
  const kept = useMemo(() => fromStoredMaps(sources), [sources]);
  const categories = useMemo(
    () => categoriesOf(readFiles(files).flatMap(({ reading }) => reading.statements)),
    [files],
  );
  const map = { ...kept, ...chosen };
  return {
    categories,
    map,
    setMap: setChosen,
    isOpen: hasOpenCategories(categories, map, all),
    confirm: () => setChosen(completeMap(categories, map, all)),
  };
}

export type Categories = ReturnType<typeof useCategoryMap>;
