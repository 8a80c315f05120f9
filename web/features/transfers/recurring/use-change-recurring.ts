import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CalendarDay } from '#shared/calendar.ts';
import type { RecurringTransfer, RecurringTransferChanges } from '#shared/contract/recurring-transfers.ts';
import { DAY_FORMATS } from '#web/lib/format/day-formats.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { withoutReachedEnd } from '#web/ui/schedule/typed-schedule.ts';
import { showToast } from '#web/ui/toast.ts';
import { useErrorToast } from '#web/ui/use-error-toast.ts';
import { useRecurringTransferWrites } from './api.ts';

type ChangeKind = 'paused' | 'resumed' | 'ended' | 'restarted' | 'skipped' | 'deleted';
type Change = { rule: RecurringTransfer; done: ChangeKind };

/** The changes of a recurring transfer that need no form, each with a toast. A pause and an end can be undone. */
export function useChangeRecurring() {
  const { t } = useTranslation();
  const { today, day } = useFormat();
  const { edit, skip, remove } = useRecurringTransferWrites();
  const showError = useErrorToast();

  async function send({ rule, done }: Change): Promise<void> {
    const { id, nextDay } = rule;
    if (done === 'deleted') await remove(id);
    else if (done !== 'skipped') await edit(id, toStateChange(rule, done, today()));
    else if (nextDay !== null) await skip(id, nextDay);
  }
  function undo({ id, state }: RecurringTransfer): void {
    const message = t('transactions.toasts.undone');
    void edit(id, { state }).then(() => showToast({ kind: 'success', message }), showError);
  }
  return useMutation({
    mutationFn: send,
    onSuccess: (_, { rule, done }) => {
      const canUndo = done === 'paused' || done === 'ended';
      const shownDay = rule.nextDay === null ? '' : day(rule.nextDay, DAY_FORMATS.medium);
      showToast({
        kind: 'success',
        message: t(`transfers.recurring.toasts.${done}`, { day: shownDay }),
        ...(canUndo && { action: { label: t('transactions.toasts.undo'), onClick: () => undo(rule) } }),
      });
    },
    onError: showError,
  });
}

/** A recurring transfer that ended on its last day restarts without a last day. */
function toStateChange(
  rule: RecurringTransfer,
  done: 'paused' | 'resumed' | 'ended' | 'restarted',
  today: CalendarDay,
): RecurringTransferChanges {
  if (done === 'paused' || done === 'ended') return { state: done };
  const schedule = done === 'restarted' ? withoutReachedEnd(rule, today) : undefined;
  return { state: 'active', ...(schedule && { schedule }) };
}
