import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import type { Field } from '../form/use-form.ts';
import { useCategories } from './use-categories.ts';
import { useEditCategory } from './use-edit-category.ts';

/**
 * Adds an error to the field of a category's name if an archived category has that name. `unarchive` brings that
 * category back, and then `onUnarchived` gets its id.
 */
export function useArchivedName(
  type: TransactionType | undefined,
  field: Field<string>,
  onUnarchived?: (id: string) => void,
) {
  const { t } = useTranslation();
  const edit = useEditCategory();
  const { archivedNamed } = useCategories();
  const archived =
    field.error === undefined || type === undefined ? undefined : archivedNamed(type, field.value);
  const { mutate, isPending } = useMutation({
    mutationFn: async (id: string) => {
      await edit(id, { isArchived: false });
      onUnarchived?.(id);
    },
    onError: useErrorToast(),
  });
  return {
    field: archived ? { ...field, error: t('transactions.form.categoryArchived') } : field,
    unarchive: archived && { run: () => mutate(archived.id), isBusy: isPending },
  };
}
