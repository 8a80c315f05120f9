import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { useFormat } from '#web/lib/format/format.ts';
import { TransactionDialog, type TransactionDialogProps } from './transaction-dialog.tsx';
import { useAddTransaction } from '#web/features/transactions/write/use-add-transaction.ts';

/** The form of a new transaction, filled with a copy of another transaction and today's date. */
export function DuplicateDialog({ transaction, ...props }: TransactionDialogProps) {
  const { t } = useTranslation();
  const { today } = useFormat();
  const [firstId] = useState(uuidv7);
  const { add } = useAddTransaction(transaction.type, firstId);
  return (
    <TransactionDialog
      {...props}
      transaction={{ ...transaction, date: today() }}
      title={t(`transactions.duplicate.${transaction.type}`)}
      saveLabel={t(`transactions.form.save.${transaction.type}`)}
      onSave={add}
    />
  );
}
