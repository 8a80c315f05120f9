import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteSource, type Source } from '#shared/contract/sources.ts';
import { call } from '#web/lib/api/call.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchAfterRemoval } from './use-account-changes.ts';

type Props = { account: Source; isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks before an account is deleted, and says what happens to its transactions and to imported files. */
export function DeleteDialog({ account: { id, name }, ...dialog }: Props) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await call(deleteSource, { params: { id } });
      await refetchAfterRemoval(client);
    },
    onSuccess: () => {
      dialog.onClose();
      showToast({ kind: 'success', message: t('ownAccounts.toasts.deleted') });
    },
    onError: useErrorToast(),
  });
  return (
    <QuestionDialog
      {...dialog}
      title={t('ownAccounts.remove.title', { name })}
      confirmLabel={t('ownAccounts.remove.submit')}
      isPending={isPending}
      returnFocus={false}
      onConfirm={() => mutate()}
    >
      <p>{t('ownAccounts.remove.transactions')}</p>
      <p>{t('ownAccounts.remove.transfers')}</p>
      <p>{t('ownAccounts.remove.files')}</p>
      <p>{t('ownAccounts.remove.instead')}</p>
    </QuestionDialog>
  );
}
