import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addDays } from '#shared/calendar.ts';
import { decideOccurrence, type Occurrence, type OccurrenceAct } from '#shared/contract/recurring.ts';
import { MAX_DAYS_AHEAD } from '#shared/limits.ts';
import { findAmountError, amountText } from '#web/lib/format/amount-text.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { AmountField } from '#web/ui/amount-field.tsx';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, type DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useDecide } from '../use-decide.ts';

export type OccurrenceDialogProps = DialogProps & {
  occurrence: Occurrence;
};

/** Adds an occurrence as a transaction, with its real amount and day. */
export function ConfirmDialog({ occurrence, ...dialog }: OccurrenceDialogProps) {
  const { t } = useTranslation();
  const { description } = occurrence;
  return (
    <Dialog {...dialog} returnFocus={false} title={t('recurring.confirm.title', { description })}>
      <ConfirmForm occurrence={occurrence} onDone={dialog.onClose} />
    </Dialog>
  );
}

type TypedOccurrence = { amount: string; date: string };

function ConfirmForm({ occurrence, onDone }: { occurrence: Occurrence; onDone: () => void }) {
  const { t } = useTranslation();
  const { currency, locale, today, day } = useFormat();
  const { send } = useDecide();
  const amounts = amountText(currency, locale);
  const { dueDay, type } = occurrence;
  const initialDay = dueDay < today() ? dueDay : today();
  const form = useForm<TypedOccurrence, OccurrenceAct>({
    initial: { amount: amounts.toText(occurrence.amount), date: day(initialDay) },
    schema: decideOccurrence.body,
    toBody: (typed) => {
      const reading = amounts.read(typed.amount);
      const date = readDay(typed.date, locale, today()) ?? initialDay;
      return { act: 'post', amount: reading.ok ? reading.amount : 1, date };
    },
    check: (typed) => {
      const amount = findAmountError(typed.amount, amounts);
      const date = readDay(typed.date, locale, today());
      const isTooLate = date !== undefined && date > addDays(today(), MAX_DAYS_AHEAD);
      return {
        ...(amount !== undefined && { amount }),
        ...(date === undefined && { date: 'invalidDate' as const }),
        ...(isTooLate && { date: 'dateTooLate' as const }),
      };
    },
    send: async (act) => {
      await send({ occurrence, act });
      onDone();
    },
  });
  return (
    <form className="stack gap-18" {...form.props}>
      <FormAlert message={form.failure} />
      <AmountField {...form.field('amount')} amounts={amounts} onBlur={() => undefined} />
      <DayField {...form.field('date')} label={t('recurring.confirm.day')} />
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {t('app.cancel')}
        </Button>
        <BusyButton type="submit" isBusy={form.isBusy}>
          {t(`recurring.confirm.submit.${type}`)}
        </BusyButton>
      </DialogActions>
    </form>
  );
}
