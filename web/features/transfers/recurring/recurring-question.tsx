import { useTranslation } from 'react-i18next';
import type { RecurringTransfer } from '#shared/contract/recurring-transfers.ts';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { QuestionDialog } from '#web/ui/question.tsx';
import { useTransferWords } from '../use-transfer-words.ts';
import { useChangeRecurring } from './use-change-recurring.ts';

type Props = DialogProps & { kind: 'end' | 'remove'; rule: RecurringTransfer };

/** Asks before a recurring transfer is ended or deleted. */
export function RecurringQuestion({ kind, rule, ...dialog }: Props) {
  const { t } = useTranslation();
  const { name } = useTransferWords(rule);
  const { mutate, isPending } = useChangeRecurring();
  const done = kind === 'end' ? 'ended' : 'deleted';
  return (
    <QuestionDialog
      {...dialog}
      returnFocus={false}
      title={t(`transfers.recurring.${kind}.title`)}
      confirmLabel={t(`transfers.recurring.${kind}.confirm`)}
      onConfirm={() => mutate({ rule, done }, { onSettled: dialog.onClose })}
      isPending={isPending}
    >
      <p className="weight-600 break-anywhere">{name}</p>
      <p>{t(`transfers.recurring.${kind}.text`)}</p>
    </QuestionDialog>
  );
}
