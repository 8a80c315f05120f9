import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteCategory, mergeCategory } from '#shared/contract/categories.ts';
import { UNCATEGORIZED } from '#shared/categories.ts';
import { call } from '#web/lib/api/call.ts';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import {
  changeShownCategory,
  useEditCategory,
  type CategoryChanges,
} from '#web/lib/categories/use-edit-category.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';

const RESET: CategoryChanges = { name: null, icon: null, colour: null };

/** The changes that need no dialog. `onMoved` runs when a category was archived or unarchived. */
export function useQuickChanges(onMoved: (moved: { id: string; isArchived: boolean }) => void) {
  const { t } = useTranslation();
  const edit = useEditCategory();
  const { mutate } = useMutation({
    mutationFn: ({ id, changes }: Change) => edit(id, changes),
    onSuccess: (_, { id, changes: { isArchived }, message, undo }) => {
      const action = undo && { label: t('transactions.toasts.undo'), onClick: undo };
      showToast({ kind: 'success', message, ...(action && { action }) });
      if (isArchived !== undefined) onMoved({ id, isArchived });
    },
    onError: useErrorToast(),
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

type Change = { id: string; changes: CategoryChanges; message: string; undo?: () => void };

/** Merges a category into another, or deletes it; both return how many transactions moved. */
export function useRemoveCategory() {
  const client = useQueryClient();
  async function merge({ id }: NamedCategory, into: string): Promise<number> {
    const { moved } = await call(mergeCategory, { params: { id }, body: { into } });
    await showRemoved(client, id, into);
    return moved;
  }
  async function remove({ id }: NamedCategory): Promise<number> {
    const { moved } = await call(deleteCategory, { params: { id } });
    await showRemoved(client, id, UNCATEGORIZED);
    return moved;
  }
  return { merge, remove };
}

/** Shows at once that another category took over, and fetches again all queries that show transactions. */
async function showRemoved(client: QueryClient, id: string, mergedInto: string): Promise<void> {
  await changeShownCategory(client, id, (before) => ({ ...before, isArchived: true, mergedInto }));
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.refetchOn?.includes('records') ?? false });
}
