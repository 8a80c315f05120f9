import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  decideOccurrence,
  skipWaiting,
  type Occurrence,
  type OccurrenceAct,
  type Recurring,
} from '#shared/contract/recurring.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { showToast } from '#web/ui/toast.ts';
import { catchUpAll, refetchRecurring } from './api.ts';

export type OccurrenceName = Pick<Occurrence, 'recurringId' | 'day'>;
type Decision = { occurrence: OccurrenceName & Pick<Occurrence, 'type'>; act: OccurrenceAct };

/** Sends what a person decides about one occurrence, says so and offers to undo a skip or a move. */
export function useDecide() {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const errorText = useErrorText();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ occurrence: { recurringId: id, day }, act }: Decision) => {
      await call(decideOccurrence, { params: { id, day }, body: act });
      // What is taken back may be due already.
      if (act.act === 'reset') await catchUpAll();
      await refetchRecurring(client);
    },
    onSuccess: (_, { occurrence, act }) => {
      const undo = () => run({ occurrence, act: { act: 'reset' } });
      const canUndo = act.act === 'skip' || act.act === 'postpone';
      const action = canUndo && { action: { label: t('transactions.toasts.undo'), onClick: undo } };
      showToast({ kind: 'success', message: doneText(occurrence, act), ...action });
    },
  });

  function doneText({ type }: Decision['occurrence'], act: OccurrenceAct): string {
    switch (act.act) {
      case 'post':
        return t(`recurring.toasts.posted.${type}`);
      case 'skip':
        return t('recurring.toasts.skipped');
      case 'postpone':
        return t('recurring.toasts.moved', { day: format.day(act.to ?? format.today()) });
      case 'change':
        return t('recurring.toasts.saved');
      case 'reset':
        return t('recurring.toasts.restored');
    }
  }

  /** Shows a failure as a toast. */
  function run(decision: Decision): void {
    mutateAsync(decision).catch((error: unknown) => showToast({ kind: 'error', message: errorText(error) }));
  }
  const isBusy = (occurrence: OccurrenceName) =>
    isPending &&
    variables.occurrence.recurringId === occurrence.recurringId &&
    variables.occurrence.day === occurrence.day;
  return { run, send: mutateAsync, isBusy };
}

/** Skips all that wait of one recurring transaction. */
export function useSkipAll() {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: async (id: Recurring['id']) => {
      const answer = await call(skipWaiting, { params: { id } });
      await refetchRecurring(client);
      return answer;
    },
    onSuccess: ({ skipped }) =>
      showToast({
        kind: 'success',
        message: t('recurring.toasts.skippedAll', { number: format.count(skipped) }),
      }),
    onError: (error) => showToast({ kind: 'error', message: errorText(error) }),
  });
}
