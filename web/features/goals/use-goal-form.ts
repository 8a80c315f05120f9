import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { addGoal, type Goal } from '#shared/contract/goals.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { toAmountError, amountText } from '#web/lib/format/amount-text.ts';
import { readDay } from '#web/lib/format/read-day.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { useGoalWrites } from './api.ts';

type TypedGoal = { name: string; target: string; day: string };

/** The form of the given goal, or of a new one. */
export function useGoalForm(goal: Goal | undefined, onDone: () => void) {
  const { t } = useTranslation();
  const format = useFormat();
  const { add, edit } = useGoalWrites();
  // One id while the form is open: a repeated request adds no second goal.
  const [newId] = useState(uuidv7);
  const amounts = amountText(format.currency, format.locale);
  const toDay = (text: string) => readDay(text, format.locale, format.today());
  const initial: TypedGoal = {
    name: goal?.name ?? '',
    target: goal ? amounts.toText(goal.target) : '',
    day: goal?.day ? format.day(goal.day) : '',
  };
  const form = useForm({
    initial,
    schema: addGoal.body,
    toBody: ({ name, target, day }: TypedGoal) => {
      const reading = amounts.read(target);
      // `check` reports a wrong target or day more exactly than the schema, which gets valid values instead.
      return { name, target: reading.ok ? reading.amount : 1, day: toDay(day) ?? null };
    },
    check: ({ target, day }) => {
      const targetError = toAmountError(amounts.read(target));
      const isDayWrong = day.trim() !== '' && toDay(day) === undefined;
      return {
        ...(targetError && { target: targetError }),
        ...(isDayWrong && { day: 'invalidDate' as const }),
      };
    },
    send: async (body) => {
      if (goal) await edit(goal.id, body);
      else await add({ ...body, id: newId });
      showToast({ kind: 'success', message: t(`goals.toasts.${goal ? 'saved' : 'added'}`) });
      onDone();
    },
  });
  return { ...form, amounts };
}
