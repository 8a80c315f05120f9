import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { addGoalEntry, type Goal } from '#shared/contract/goals.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { toAmountError, amountText } from '#web/lib/format/amount-text.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { useGoalWrites } from './api.ts';

type Options = { goal: Goal; isTakingOut: boolean; onDone: () => void };
type TypedEntry = { amount: string; day: string };

/** The form that puts an amount aside for a goal, or takes it out. */
export function useEntryForm({ goal, isTakingOut, onDone }: Options) {
  const { t } = useTranslation();
  const format = useFormat();
  const { addEntry } = useGoalWrites();
  // One id while the form is open: a repeated request adds no second entry.
  const [id] = useState(uuidv7);
  const amounts = amountText(format.currency, format.locale);
  const toDay = (text: string) => readDay(text, format.locale, format.today());
  const initial: TypedEntry = { amount: '', day: format.day(format.today()) };
  const form = useForm({
    initial,
    schema: addGoalEntry.body,
    toBody: ({ amount, day }: TypedEntry) => {
      const reading = amounts.read(amount);
      const value = reading.ok ? reading.amount : 1;
      // The schema cannot name these errors exactly; `check` does.
      return { amount: isTakingOut ? -value : value, day: toDay(day) ?? format.today() };
    },
    check: ({ amount, day }) => {
      const wrongAmount = toAmountError(amounts.read(amount));
      const wrongDay = toDay(day) !== undefined ? undefined : day.trim() === '' ? 'required' : 'invalidDate';
      return { ...(wrongAmount && { amount: wrongAmount }), ...(wrongDay && { day: wrongDay }) };
    },
    send: async (body) => {
      const { isReached } = await addEntry(goal.id, { ...body, id });
      const amount = format.amount(Math.abs(body.amount));
      const message =
        isReached && !goal.isReached
          ? t('goals.toasts.reached', { name: goal.name })
          : t(`goals.toasts.${isTakingOut ? 'takenOut' : 'putAside'}`, { amount });
      showToast({ kind: 'success', message });
      onDone();
    },
  });
  return { ...form, amounts };
}
