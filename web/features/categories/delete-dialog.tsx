import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { NamedCategory } from '#web/lib/categories/categories.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { CountedText } from './counted-text.tsx';
import { useRemoveCategory } from './use-category-changes.ts';
import { useTransactionCount } from './use-transaction-count.ts';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void; category: NamedCategory };

/** Asks before one of the user's own categories is deleted, and says what happens to its transactions. */
export function DeleteDialog({ category, ...dialog }: Props) {
  const { t } = useTranslation();
  const { remove } = useRemoveCategory();
  const { data: count = 0, isPending: isCounting } = useTransactionCount(category.id);
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(category),
    onSuccess: () => {
      dialog.onClose();
      showToast({ kind: 'success', message: t('ownCategories.toasts.deleted') });
    },
    onError: useErrorToast(),
  });
  return (
    <QuestionDialog
      {...dialog}
      title={t('ownCategories.remove.title', { name: category.name })}
      confirmLabel={t('ownCategories.remove.submit')}
      isPending={isPending}
      returnFocus={false}
      // The number of transactions must show before anybody confirms.
      onConfirm={() => !isCounting && mutate()}
    >
      <CountedText category={category} text="remove" />
      {count > 0 && <p>{t('ownCategories.remove.instead')}</p>}
    </QuestionDialog>
  );
}
