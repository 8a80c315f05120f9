import { useTranslation } from 'react-i18next';
import type { Recurring } from '#shared/contract/recurring.ts';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { useChangeRule } from '../use-change-rule.ts';

type Props = DialogProps & {
  kind: 'end' | 'remove';
  rule: Recurring;
};

/** Asks before a recurring transaction is ended or deleted. */
export function RuleQuestion({ kind, rule, onClose, ...dialog }: Props) {
  const { t } = useTranslation();
  const { change, remove } = useChangeRule();
  const { description } = rule;
  const options = { onSuccess: onClose };
  const confirm = () =>
    kind === 'remove' ? remove.mutate(rule, options) : change.mutate({ rule, done: 'ended' }, options);
  return (
    <QuestionDialog
      {...dialog}
      onClose={onClose}
      returnFocus={false}
      title={t(`recurring.${kind}.title`, { description })}
      confirmLabel={t(`recurring.${kind}.submit`)}
      onConfirm={confirm}
      isPending={change.isPending || remove.isPending}
    >
      <p>{t(`recurring.${kind}.text`)}</p>
    </QuestionDialog>
  );
}
