import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '#shared/contract/transactions.ts';
import { DELETED_KEPT_DAYS } from '#shared/limits.ts';
import { useFormat } from '#web/lib/format/format.ts';
import { QuestionDialog, type Question } from '#web/ui/question.tsx';
import type { Parts } from '#web/features/transactions/write/parts.ts';
import { TransactionDialog, type TransactionDialogProps } from './transaction-dialog.tsx';
import { useAddTransaction } from '#web/features/transactions/write/use-add-transaction.ts';
import { NO_DETAILS } from '../form/typed-parts.ts';
import { sumParts, useEditGroup, useRemoveGroup } from '#web/features/transactions/write/use-group.ts';

type Props = { parts: Parts } & Omit<TransactionDialogProps, 'transaction'>;

/** The form that changes a split purchase, all parts at once. */
export function EditGroupDialog({ parts, ...dialog }: Props) {
  const { t } = useTranslation();
  const edit = useEditGroup();
  const whole = useWhole(parts);
  return (
    <TransactionDialog
      {...dialog}
      transaction={whole}
      parts={parts}
      title={t(`splits.edit.${whole.type}`)}
      saveLabel={t('transactions.form.saveChanges')}
      onSave={(fields, newParts) => edit(parts, fields, newParts)}
    />
  );
}

/** The form of a new split purchase, filled with a copy of another split purchase and today's date. */
export function DuplicateGroupDialog({ parts, ...dialog }: Props) {
  const { t } = useTranslation();
  const { today } = useFormat();
  const [copies] = useState(() => parts.map((part) => ({ ...part, id: uuidv7() })));
  const whole = useWhole(parts);
  const [firstId] = useState(uuidv7);
  const { add } = useAddTransaction(whole.type, firstId);
  return (
    <TransactionDialog
      {...dialog}
      transaction={{ ...whole, date: today() }}
      parts={copies}
      title={t(`splits.duplicate.${whole.type}`)}
      saveLabel={t(`transactions.form.save.${whole.type}`)}
      onSave={add}
    />
  );
}

type DeleteProps = Omit<Question, 'onConfirm'> & {
  parts: Parts;
  /** Called when the user confirms, before the deletion starts. */
  onDelete: () => void;
};

/** Asks before all parts of a split purchase are deleted. */
export function DeleteGroupDialog({ parts, onDelete, ...question }: DeleteProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const remove = useRemoveGroup();
  function confirm(): void {
    onDelete();
    void remove(parts);
  }
  return (
    <QuestionDialog
      returnFocus={false}
      {...question}
      onConfirm={confirm}
      title={t('splits.delete.title')}
      confirmLabel={t('splits.delete.confirm')}
    >
      <p>{t('splits.delete.text', { number: format.count(parts.length), days: DELETED_KEPT_DAYS })}</p>
    </QuestionDialog>
  );
}

/** The purchase as one transaction with the whole amount. */
function useWhole(parts: Parts): Transaction {
  const { decimals } = useFormat();
  const [whole] = useState(() => ({ ...parts[0], ...NO_DETAILS, amount: sumParts(parts, decimals) }));
  return whole;
}
