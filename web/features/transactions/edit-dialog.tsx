import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import { BankWords } from './bank-words.tsx';
import { useSplitTransaction } from './splits/use-group.ts';
import { TransactionDialog, type TransactionDialogProps } from './transaction-dialog.tsx';
import { useEditTransaction } from './transaction-hooks.ts';

export function EditDialog(props: TransactionDialogProps) {
  const { t } = useTranslation();
  const edit = useEditTransaction();
  const split = useSplitTransaction();
  const [groupId] = useState(uuidv7);
  const { transaction } = props;
  return (
    <TransactionDialog
      {...props}
      title={t(`transactions.edit.${transaction.type}`)}
      saveLabel={t('transactions.form.saveChanges')}
      // A part is edited as any other transaction.
      {...(transaction.groupId !== null && { parts: null })}
      onSave={(fields, parts) =>
        parts.length > 0 ? split(transaction, groupId, fields, parts) : edit(transaction, fields)
      }
      above={<BankWords id={transaction.id} />}
    />
  );
}
