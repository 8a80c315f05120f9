import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  deleteRecurring,
  editRecurring,
  type Recurring,
  type RecurringChanges,
} from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { refetchRecurring } from './api.ts';

type Change = { rule: Recurring; changes: RecurringChanges; done: 'paused' | 'resumed' | 'ended' };

/** The changes of a recurring transaction that need no form, each with a toast. */
export function useChangeRule() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const onError = (error: unknown) => showToast({ kind: 'error', message: errorText(error) });
  const change = useMutation({
    mutationFn: async ({ rule: { id }, changes }: Change) => {
      await call(editRecurring, { params: { id }, body: changes });
      await refetchRecurring(client);
    },
    onSuccess: (_, { done }) => showToast({ kind: 'success', message: t(`recurring.toasts.${done}`) }),
    onError,
  });
  const remove = useMutation({
    mutationFn: async ({ id }: Recurring) => {
      await call(deleteRecurring, { params: { id } });
      await refetchRecurring(client);
    },
    onSuccess: () => showToast({ kind: 'success', message: t('recurring.toasts.deleted') }),
    onError,
  });
  return { change, remove };
}
