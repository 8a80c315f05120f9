import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { uuidv7 } from 'uuidv7';
import type { Source } from '#shared/contract/sources.ts';
import { toLine } from '#shared/import/match/text-line.ts';
import { MAX_CATEGORY_NAME_LENGTH } from '#shared/limits.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { nextColour } from '#web/lib/categories/next-colour.ts';
import { useAddCategory, type NewCategory } from '#web/lib/categories/use-add-category.ts';
import { useCategories } from '#web/lib/categories/use-categories.ts';
import { useEditCategory } from '#web/lib/categories/use-edit-category.ts';
import { readFiles, type ImportFile } from '../files/import-file.ts';
import { useMatchCategories } from '../use-match-categories.ts';
import {
  categoriesOf,
  completeMap,
  CREATE,
  fromStoredMaps,
  hasOpenCategories,
  toMatched,
  type CategoryMap,
  type FileCategory,
} from './mapping.ts';

/** The categories that the files name, and what each becomes. */
export function useCategoryMap(files: readonly ImportFile[], sources: readonly Source[]) {
  const all = useMatchCategories();
  const { data: instance } = useQuery(instanceQuery);
  const [chosen, setChosen] = useState<CategoryMap>({});
  const kept = useMemo(() => fromStoredMaps(sources), [sources]);
  const categories = useMemo(
    () => categoriesOf(readFiles(files).flatMap(({ reading }) => reading.statements)),
    [files],
  );
  const map = { ...kept, ...chosen };
  const create = useCreate();
  const confirming = useMutation({
    mutationFn: async () => {
      const complete = completeMap(categories, map, all);
      // Under maintenance files can be looked at, but nothing is saved.
      if (instance?.isReadOnly === true) return;
      setChosen(complete);
      for (const each of categories.filter(({ key }) => complete[key] === CREATE)) {
        const id = await create(each);
        setChosen((before) => ({ ...before, [each.key]: id }));
      }
    },
  });
  return {
    categories,
    map,
    /** For the rows. */
    matched: toMatched(categories, map, all),
    setMap: setChosen,
    isOpen: hasOpenCategories(categories, map, all),
    /** Makes the new categories, then goes on; after an error it can be repeated. */
    confirm: (onDone: () => void) => confirming.mutate(undefined, { onSuccess: onDone }),
    isBusy: confirming.isPending,
    error: confirming.error,
  };
}

export type Categories = ReturnType<typeof useCategoryMap>;

/** Returns what makes a category of a file's; the same request when it is repeated. */
function useCreate(): (category: FileCategory) => Promise<string> {
  const add = useAddCategory();
  const edit = useEditCategory();
  const { archivedNamed, listed } = useCategories();
  const bodies = useRef(new Map<string, NewCategory>());
  return async ({ key, name: given, type }) => {
    const name = toLine(given, MAX_CATEGORY_NAME_LENGTH);
    const archived = archivedNamed(type, name);
    // Its name is taken, and whoever wants a new one of the name wants this one.
    if (archived !== undefined) {
      await edit(archived.id, { isArchived: false });
      return archived.id;
    }
    const made = [...bodies.current.values()].map(({ colour = null }) => ({ colour }));
    const body = bodies.current.get(key) ?? {
      id: uuidv7(),
      type,
      name,
      colour: nextColour([...listed(type), ...made]),
    };
    bodies.current.set(key, body);
    return (await add(body)).id;
  };
}
