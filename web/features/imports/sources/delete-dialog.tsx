import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteSource } from '#shared/contract/sources.ts';
import { call } from '#web/lib/api/call.ts';
import { QuestionDialog } from '#web/ui/question.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { refetchAfterImport } from '../api.ts';
import type { SourceDialogProps } from './rename-dialog.tsx';

/** Asks before a source is deleted. The server refuses a source whose imports are not all undone. */
export function DeleteDialog({ source: { id, name }, isOpen, onClose, onDone }: SourceDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deleteSource, { params: { id } }),
    onSuccess: () => {
      showToast({ kind: 'success', message: t('imports.sources.list.deleted') });
      onDone();
    },
    onError: useErrorToast(),
    onSettled: () => {
      onClose();
      refetchAfterImport(client);
    },
  });
  return (
    <QuestionDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => mutate()}
      title={t('imports.sources.list.deleteTitle', { name })}
      confirmLabel={t('imports.sources.list.delete')}
      isPending={isPending}
    >
      <p>{t('imports.sources.list.deleteText')}</p>
    </QuestionDialog>
  );
}
