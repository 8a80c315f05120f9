import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  deleteCategory,
  editCategory,
  mergeCategory,
  type CategoryItem,
} from '#shared/contract/categories.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { call } from '#web/lib/api/call.ts';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';

type Changes = BodyOf<typeof editCategory>;

/** Saves changes of a category and shows them. */
export function useEditCategory(): (id: string, changes: Changes) => Promise<void> {
  const client = useQueryClient();
  return async (id, changes) => {
    const edited = await call(editCategory, { params: { id }, body: changes });
    changeShown(client, id, () => edited);
  };
}

const RESET: Changes = { name: null, icon: null, colour: null };

/** The changes that need no dialog, with a toast; `onChanged` runs right before they show. */
export function useQuickChanges(onChanged: (id: string) => void) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const edit = useEditCategory();
  const { mutate } = useMutation({
    mutationFn: ({ id, changes }: Change) => edit(id, changes),
    onSuccess: (_, { id, message, undo }) => {
      const action = undo && { label: t('transactions.toasts.undo'), onClick: undo };
      showToast({ kind: 'success', message, ...(action && { action }) });
      onChanged(id);
    },
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
  function archive({ id }: NamedCategory): void {
    const undo = () => unarchive({ id });
    mutate({ id, changes: { isArchived: true }, message: t('ownCategories.toasts.archived'), undo });
  }
  function unarchive({ id }: Pick<NamedCategory, 'id'>): void {
    mutate({ id, changes: { isArchived: false }, message: t('ownCategories.toasts.unarchived') });
  }
  function reset({ id }: NamedCategory): void {
    mutate({ id, changes: RESET, message: t('ownCategories.toasts.reset') });
  }
  return { archive, unarchive, reset };
}

type Change = { id: string; changes: Changes; message: string; undo?: () => void };

/** Merges a category into another, or deletes it; both answer how many transactions moved. */
export function useRemoveCategory() {
  const client = useQueryClient();
  async function merge({ id }: NamedCategory, into: string): Promise<number> {
    const { moved } = await call(mergeCategory, { params: { id }, body: { into } });
    showRemoved(client, id, into);
    return moved;
  }
  async function remove({ id }: NamedCategory): Promise<number> {
    const { moved } = await call(deleteCategory, { params: { id } });
    showRemoved(client, id, UNCATEGORIZED);
    return moved;
  }
  return { merge, remove };
}

/** Shows at once that another one took over, and fetches again whatever shows transactions. */
function showRemoved(client: QueryClient, id: string, mergedInto: string): void {
  changeShown(client, id, (before) => ({ ...before, isArchived: true, mergedInto }));
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.refetchOn?.includes('records') ?? false });
}

function changeShown(client: QueryClient, id: string, change: (before: CategoryItem) => CategoryItem): void {
  client.setQueryData(
    categoriesQuery.queryKey,
    (list) => list && { items: list.items.map((item) => (item.id === id ? change(item) : item)) },
  );
}
