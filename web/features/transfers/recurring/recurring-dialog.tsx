import { useTranslation } from 'react-i18next';
import type { RecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { FormActions } from '#web/ui/dialog-actions.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { FormAlert } from '#web/ui/form-alert.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { AmountAndSides, NoteField } from '../move-fields.tsx';
import classes from '../transfers.module.css';
import { RepeatFields } from './repeat-fields.tsx';
import { useRecurringForm } from './use-recurring-form.ts';

type Props = DialogProps & {
  /** The recurring transfer to change; undefined adds a new one. */
  rule: RecurringTransfer | undefined;
};

/** Adds or changes a recurring transfer. Phones show the dialog as a full screen. */
export function RecurringDialog({ rule, onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const title = t(`transfers.recurring.titles.${rule ? 'edit' : 'add'}`);
  return (
    <UnsavedDialog
      {...dialog}
      onClose={onClose}
      returnFocus={false}
      title={title}
      size={600}
      isFullScreen={isPhone}
    >
      {(leave) => <RecurringForm {...{ rule, title }} onDone={onClose} onCancel={leave} />}
    </UnsavedDialog>
  );
}

type FormProps = Pick<Props, 'rule'> & { title: string; onDone: () => void; onCancel: () => void };

function RecurringForm({ rule, title, onDone, onCancel }: FormProps) {
  const { t } = useTranslation();
  const form = useRecurringForm({
    rule,
    onSaved: () => {
      const message = t(`transfers.recurring.toasts.${rule ? 'edited' : 'added'}`);
      showToast({ kind: 'success', message });
      onDone();
    },
  });
  useUnsaved(title, form.isDirty);
  const note = form.field('note');
  const more = {
    isUsed: rule !== undefined && (rule.shift !== 'none' || rule.endDay !== null || rule.note !== ''),
    hasError: note.error !== undefined,
    fields: <NoteField {...note} />,
  };
  return (
    <form className={`stack gap-20 ${classes.form}`} {...form.props}>
      <FormAlert message={form.failure} />
      <AmountAndSides form={form} amounts={form.reader.amounts} />
      <RepeatFields form={form} isNew={!rule} more={more} />
      <FormActions
        submitLabel={t(rule ? 'transfers.saveChanges' : 'transfers.save')}
        isBusy={form.isBusy}
        onCancel={onCancel}
      />
    </form>
  );
}
