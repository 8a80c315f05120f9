import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Goal } from '#shared/contract/goals.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useGoalWrites } from './api.ts';

type Props = { goal: Goal; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks before a goal is deleted with its entries. */
export function DeleteDialog({ goal: { id, name }, ...dialog }: Props) {
  const { t } = useTranslation();
  const { remove } = useGoalWrites();
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(id),
    onSuccess: () => showToast({ kind: 'success', message: t('goals.toasts.deleted') }),
    onError: useErrorToast(),
    onSettled: dialog.onClose,
  });
  return (
    <QuestionDialog
      {...dialog}
      returnFocus={false}
      title={t('goals.remove.title', { name })}
      confirmLabel={t('goals.remove.confirm')}
      onConfirm={() => mutate()}
      isPending={isPending}
    >
      <p>{t('goals.remove.text')}</p>
    </QuestionDialog>
  );
}
