import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#shared/contract/transfers.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast, type Toast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useTransferWrites } from './api.ts';
import { useTransferWords } from './use-transfer-words.ts';

type Props = DialogProps & { transfer: Transfer };

/** Asks before a transfer is deleted; the toast offers to restore it. */
export function DeleteDialog({ transfer, ...dialog }: Props) {
  const { t } = useTranslation();
  const showError = useErrorToast();
  const { remove, restore } = useTransferWrites();
  const undo = () =>
    void restore(transfer.id).then(
      () => showToast({ kind: 'success', message: t('transactions.toasts.undone') }),
      showError,
    );
  return (
    <RemoveQuestion
      {...dialog}
      transfer={transfer}
      title={t('transfers.remove.title')}
      text={t('transfers.remove.text', { days: DELETED_KEPT_DAYS })}
      confirmLabel={t('transfers.remove.confirm')}
      remove={remove}
      done={{
        message: t('transfers.toasts.deleted'),
        action: { label: t('transactions.toasts.undo'), onClick: undo },
      }}
    />
  );
}

/** Asks before a deleted transfer is erased. */
export function EraseDialog(props: Props) {
  const { t } = useTranslation();
  const { erase } = useTransferWrites();
  return (
    <RemoveQuestion
      {...props}
      title={t('deletedTransactions.question.title')}
      text={t('transfers.remove.forGood')}
      confirmLabel={t('deletedTransactions.erase')}
      remove={erase}
      done={{ message: t('transfers.toasts.erased') }}
    />
  );
}

type QuestionProps = Props & {
  title: string;
  text: string;
  confirmLabel: string;
  remove: (id: string) => Promise<unknown>;
  /** The toast after the removal. */
  done: Omit<Toast, 'kind'>;
};

function RemoveQuestion({ transfer, text, remove, done, ...dialog }: QuestionProps) {
  const { name } = useTransferWords(transfer);
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(transfer.id),
    onSuccess: () => showToast({ kind: 'success', ...done }),
    onError: useErrorToast(),
    onSettled: dialog.onClose,
  });
  return (
    <QuestionDialog {...dialog} returnFocus={false} onConfirm={() => mutate()} isPending={isPending}>
      <p className="weight-600 break-anywhere">{name}</p>
      <p>{text}</p>
    </QuestionDialog>
  );
}
