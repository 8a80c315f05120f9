import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { addMonths, startOfMonth } from '#shared/calendar.ts';
import type { Goal } from '#shared/contract/goals.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { byEvent } from '#web/lib/form/by-event.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { AmountField } from '#web/ui/amount-field.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { useGoalForm } from './use-goal-form.ts';

/** The example day is this many months ahead. */
const MONTHS_TO_EXAMPLE = 7;
const LAST_DAY = '2199-12-31';

type Props = { goal: Goal | undefined; isOpen: boolean; onClose: () => void; onClosed: () => void };

export function GoalDialog({ goal, onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t(goal ? 'goals.form.editTitle' : 'goals.form.addTitle');
  return (
    <UnsavedDialog {...dialog} onClose={onClose} returnFocus={false} title={title}>
      {(leave) => <GoalForm goal={goal} title={title} onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = { goal: Goal | undefined; title: string; onDone: () => void; onCancel: () => void };

function GoalForm({ goal, title, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const example = format.day(addMonths(startOfMonth(format.today()), MONTHS_TO_EXAMPLE));
  const form = useGoalForm(goal, onDone);
  useUnsaved(form.values.name.trim() || title, form.isDirty);
  return (
    <form className="stack gap-20" {...form.props}>
      <FormAlert message={form.failure} />
      <TextInput
        {...byEvent(form.field('name'))}
        label={t('goals.form.name')}
        placeholder={t('goals.form.nameExample')}
        autoComplete="off"
        data-autofocus
      />
      <AmountField
        {...form.field('target')}
        amounts={form.amounts}
        label={t('goals.form.target')}
        isFirst={false}
      />
      <DayField
        {...form.field('day')}
        label={t('goals.form.day')}
        help={t('goals.form.dayHelp', { example })}
        isRequired={false}
        max={LAST_DAY}
      />
      <FormActions submitLabel={t('goals.form.save')} isBusy={form.isBusy} onCancel={onCancel} />
    </form>
  );
}
