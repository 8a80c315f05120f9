import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { addToMonth } from '#shared/budgets/months.ts';
import { copyBudgets } from '#shared/contract/budgets.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchBudgets } from './api.ts';
import { useMonthName } from './use-month.ts';

type Props = { month: string; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks before the previous month's budgets replace those of this month and all later ones. */
export function CopyDialog({ month, ...dialog }: Props) {
  const { t } = useTranslation();
  const { count } = useFormat();
  const monthName = useMonthName();
  const client = useQueryClient();
  const from = addToMonth(month, -1);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => await call(copyBudgets, { body: { from, to: month } }),
    onSuccess: async ({ copied }) => {
      await refetchBudgets(client);
      const message = t('budgets.toasts.copied', { count: copied, number: count(copied) });
      showToast({ kind: 'success', message });
    },
    onError: useErrorToast(),
    onSettled: dialog.onClose,
  });
  return (
    <QuestionDialog
      {...dialog}
      returnFocus={false}
      isDangerous={false}
      title={t('budgets.copyFrom.title', { month: monthName(from) })}
      confirmLabel={t('budgets.copyFrom.confirm')}
      onConfirm={() => mutate()}
      isPending={isPending}
    >
      <p>{t('budgets.copyFrom.text', { month: monthName(from), to: monthName(month) })}</p>
    </QuestionDialog>
  );
}
