import { useMediaQuery } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Recurring } from '#shared/contract/recurring.ts';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import { showToast } from '#web/ui/toast.ts';
import { catchUpAll, refetchRecurring } from '../api.ts';
import type { RuleDraft } from './rule-fields.ts';
import { RuleForm } from './rule-form.tsx';
import { sendRule } from './send-rule.ts';
import { useEditRule, type EditedRule } from './use-edit-rule.tsx';
import { useRuleForm } from './use-rule-form.ts';

type DialogProps = { isOpen: boolean; onClose: () => void; onClosed: () => void };

export type RuleDialogProps = DialogProps & {
  /** The rule to change; undefined adds a new one, which begins with `draft`. */
  edited: EditedRule | undefined;
  draft: RuleDraft;
  /** The type of the draft cannot be changed. */
  hasFixedType: boolean;
  onAdded?: ((added: Recurring) => Promise<void>) | undefined;
};

/** Adds or changes a recurring transaction. Phones show the dialog as a full screen. */
export function RuleDialog({ isOpen, onClose, onClosed, edited, ...add }: RuleDialogProps) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <UnsavedDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={t(`recurring.form.titles.${edited === undefined ? 'add' : 'edit'}`)}
      size={600}
      isFullScreen={isPhone}
    >
      {(leave) =>
        edited === undefined ? (
          <AddForm {...add} onDone={onClose} onCancel={leave} />
        ) : (
          <EditForm edited={edited} onDone={onClose} onCancel={leave} />
        )
      }
    </UnsavedDialog>
  );
}

type FormProps = { onDone: () => void; onCancel: () => void };

function AddForm({
  draft,
  hasFixedType,
  onAdded,
  onDone,
  onCancel,
}: FormProps & Pick<RuleDialogProps, 'draft' | 'hasFixedType' | 'onAdded'>) {
  const { t } = useTranslation();
  const { today } = useFormat();
  const client = useQueryClient();
  const { transactionId } = draft;
  const recordedDay = transactionId === undefined ? undefined : draft.firstDay;
  const form = useRuleForm(draft, async (body) => {
    const added = await sendRule({ ...body, ...(transactionId !== undefined && { transactionId }) });
    await onAdded?.(added);
    if (added.nextDay !== null && added.nextDay <= today()) await catchUpAll();
    await refetchRecurring(client);
    onDone();
    showToast({ kind: 'success', message: t('recurring.toasts.added') });
  });
  useUnsaved(form.values.description.trim() || t('recurring.form.titles.add'), form.isDirty);
  return <RuleForm form={form} hasType={!hasFixedType} isNew recordedDay={recordedDay} onCancel={onCancel} />;
}

function EditForm({ edited, onDone, onCancel }: FormProps & { edited: EditedRule }) {
  const { save, question } = useEditRule(edited, onDone);
  const form = useRuleForm(edited.rule, save);
  useUnsaved(edited.rule.description, form.isDirty);
  return <RuleForm form={form} hasType={false} onCancel={onCancel} question={question} />;
}
