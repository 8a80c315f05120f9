import { useTranslation } from 'react-i18next';
import type { Goal } from '#shared/contract/goals.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { AmountField } from '#web/ui/amount-field.tsx';
import { DayField } from '#web/ui/day-field.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { missingAmount } from './missing-amount.ts';
import { useEntryForm } from './use-entry-form.ts';

type Props = DialogProps & {
  goal: Goal;
  isTakingOut: boolean;
};

/** Puts money aside for a goal, or takes some out. */
export function EntryDialog({ goal, isTakingOut, onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  const title = t(isTakingOut ? 'goals.entry.takeOut' : 'goals.entry.putAside', { name: goal.name });
  return (
    <UnsavedDialog {...dialog} onClose={onClose} returnFocus={false} title={title}>
      {(leave) => <EntryForm goal={goal} isTakingOut={isTakingOut} onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = Pick<Props, 'goal' | 'isTakingOut'> & { onDone: () => void; onCancel: () => void };

function EntryForm({ goal, isTakingOut, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const form = useEntryForm({ goal, isTakingOut, onDone });
  const hint = isTakingOut
    ? t('goals.entry.available', { amount: format.amount(goal.saved) })
    : t('goals.entry.missing', { amount: format.amount(missingAmount(goal, format.decimals)) });
  useUnsaved(goal.name, form.isDirty);
  return (
    <form className="stack gap-20" {...form.props}>
      <FormAlert message={form.failure} />
      <AmountField
        {...form.field('amount')}
        amounts={form.amounts}
        label={t('goals.entry.amount')}
        emptyHint={goal.isReached ? undefined : hint}
      />
      <DayField {...form.field('day')} label={t('goals.entry.day')} />
      <FormActions
        submitLabel={t(isTakingOut ? 'goals.takeOut' : 'goals.putAside')}
        isBusy={form.isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}
