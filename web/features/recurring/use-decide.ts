import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { decideOccurrence, type Occurrence, type OccurrenceAct } from '#shared/contract/recurring.ts';
import { decideWaiting, type WaitingAct } from '#shared/contract/recurring-waiting.ts';
import { MAX_OCCURRENCE_DAYS } from '#shared/limits.ts';
import { call } from '#web/lib/api/call.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { catchUpAll, refetchRecurring } from './api.ts';

type OccurrenceId = Pick<Occurrence, 'recurringId' | 'day'>;
type Decision = { occurrence: OccurrenceId & Pick<Occurrence, 'type'>; act: OccurrenceAct };

/** Sends a decision about one occurrence; a toast confirms it, and offers to undo a skip or a move. */
export function useDecide() {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const showError = useErrorToast();
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async ({ occurrence: { recurringId: id, day }, act }: Decision) => {
      await call(decideOccurrence, { params: { id, day }, body: act });
      // An occurrence that is planned again may be due already.
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
    mutateAsync(decision).catch(showError);
  }
  const isBusy = (occurrence: OccurrenceId) =>
    isPending &&
    variables.occurrence.recurringId === occurrence.recurringId &&
    variables.occurrence.day === occurrence.day;
  return { run, send: mutateAsync, isBusy };
}

type BulkDecision = { act: WaitingAct; waiting: readonly OccurrenceId[] };

/** Confirms or skips several waiting occurrences; a skip can be undone. Occurrences decided meanwhile do not change. */
export function useDecideAll() {
  const { t } = useTranslation();
  const format = useFormat();
  const client = useQueryClient();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ act, waiting }: BulkDecision) => {
      let changed = 0;
      for (const [id, group] of Map.groupBy(waiting, ({ recurringId }) => recurringId)) {
        for (let start = 0; start < group.length; start += MAX_OCCURRENCE_DAYS) {
          const body = { act, days: group.slice(start, start + MAX_OCCURRENCE_DAYS).map(({ day }) => day) };
          changed += (await call(decideWaiting, { params: { id }, body })).changed;
        }
      }
      return changed;
    },
    onSuccess: (changed, { act, waiting }) => {
      const number = format.count(changed);
      const message = {
        post: () => t('recurring.toasts.confirmedAll', { number }),
        skip: () => t('recurring.toasts.skippedAll', { number }),
        ask: () => t('recurring.toasts.restored'),
      }[act]();
      const undo = () => mutate({ act: 'ask', waiting });
      const action = act === 'skip' && { action: { label: t('transactions.toasts.undo'), onClick: undo } };
      showToast({ kind: 'success', message, ...action });
    },
    onError: showError,
    // A failure also fetches the lists again, since some requests may have succeeded.
    onSettled: () => refetchRecurring(client),
  });
  return { decideAll: mutate, isPending };
}
