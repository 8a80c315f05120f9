import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import { useFormat } from '#web/lib/format/format.ts';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import { catchUpAll, refetchRecurring } from '../api.ts';
import type { RuleDraft } from './rule-fields.ts';
import { RuleForm } from './rule-form.tsx';
import { sendRule } from './send-rule.ts';
import { useEditRule, type EditedRule } from './use-edit-rule.tsx';
import { useRuleForm } from './use-rule-form.ts';

export type NewRule = {
  draft: RuleDraft;
  /** The type of the draft cannot be changed. */
  hasFixedType: boolean;
  onAdded?: () => Promise<void>;
};

type Props = DialogProps & {
  content: NewRule | EditedRule;
};

/** Adds or changes a recurring transaction. Phones show the dialog as a full screen. */
export function RuleDialog({ isOpen, onClose, onClosed, content }: Props) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  return (
    <UnsavedDialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={t(`recurring.form.titles.${'draft' in content ? 'add' : 'edit'}`)}
      size={600}
      isFullScreen={isPhone}
    >
      {(leave) =>
        'draft' in content ? (
          <AddForm {...content} onDone={onClose} onCancel={leave} />
        ) : (
          <EditForm edited={content} onDone={onClose} onCancel={leave} />
        )
      }
    </UnsavedDialog>
  );
}

type FormProps = { onDone: () => void; onCancel: () => void };

function AddForm({ draft, hasFixedType, onAdded, onDone, onCancel }: FormProps & NewRule) {
  const { t } = useTranslation();
  const { today } = useFormat();
  const client = useQueryClient();
  const { transactionId } = draft;
  const recordedDay = transactionId === undefined ? undefined : draft.firstDay;
  const form = useRuleForm(draft, async (body) => {
    const added = await sendRule({ ...body, ...(transactionId !== undefined && { transactionId }) });
    await onAdded?.();
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
