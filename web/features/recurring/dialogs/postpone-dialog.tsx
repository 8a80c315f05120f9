import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import { decideOccurrence, type Occurrence, type OccurrenceAct } from '#shared/contract/recurring.ts';
import { MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useDecide } from '../use-decide.ts';
import type { OccurrenceDialogProps } from './confirm-dialog.tsx';

/** Moves an occurrence to a day after today. */
export function PostponeDialog({ occurrence, ...dialog }: OccurrenceDialogProps) {
  const { t } = useTranslation();
  const { description } = occurrence;
  return (
    <Dialog {...dialog} returnFocus={false} title={t('recurring.postpone.title', { description })}>
      <PostponeForm occurrence={occurrence} onDone={dialog.onClose} />
    </Dialog>
  );
}

const SUGGESTED_DAYS = 3;

function PostponeForm({ occurrence, onDone }: { occurrence: Occurrence; onDone: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { send } = useDecide();
  const { dueDay } = occurrence;
  const [today, tomorrow] = [format.today(), addDays(format.today(), 1)];
  const read = (text: string) => readDay(text, format.locale, today);
  const form = useForm<{ to: string }, OccurrenceAct>({
    initial: { to: format.day(addDays(dueDay > today ? dueDay : today, SUGGESTED_DAYS)) },
    schema: decideOccurrence.body,
    toBody: ({ to }) => ({ act: 'postpone', to: read(to) ?? tomorrow }),
    check: ({ to }) => {
      const day = read(to);
      if (day === undefined) return { to: 'invalidDate' };
      if (day < tomorrow) return { to: 'dateNotAhead' };
      return day > addDays(today, MAX_DAYS_AHEAD) ? { to: 'dateTooLate' } : {};
    },
    send: async (act) => {
      await send({ occurrence, act });
      onDone();
    },
  });
  const day = format.day(dueDay, { day: 'numeric', month: 'long' });
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <p className="dim">{t('recurring.postpone.text', { day })}</p>
      <DayField {...form.field('to')} label={t('recurring.postpone.to')} min={tomorrow} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {t('app.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t('recurring.postpone.submit')}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
