import { useTranslation } from 'react-i18next';
import { BankWords } from './bank-words.tsx';
import { TransactionDialog, type TransactionDialogProps } from './transaction-dialog.tsx';
import { useEditTransaction } from './transaction-hooks.ts';

export function EditDialog(props: TransactionDialogProps) {
  const { t } = useTranslation();
  const edit = useEditTransaction();
  const { transaction } = props;
  return (
    <TransactionDialog
      {...props}
      title={t(`transactions.edit.${transaction.type}`)}
      saveLabel={t('transactions.form.saveChanges')}
      onSave={(fields) => edit(transaction, fields)}
      above={<BankWords id={transaction.id} />}
    />
  );
}
