import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import { BankWords } from './bank-words.tsx';
import classes from './edit-dialog.module.css';
import { useSplitTransaction } from './splits/use-group.ts';
import { TransactionDialog, type TransactionDialogProps } from './transaction-dialog.tsx';
import { useEditTransaction } from './transaction-hooks.ts';

export function EditDialog(props: TransactionDialogProps) {
  const { t } = useTranslation();
  const edit = useEditTransaction();
  const split = useSplitTransaction();
  const [groupId] = useState(uuidv7);
  const { transaction } = props;
  const isPart = transaction.groupId !== null;
  return (
    <TransactionDialog
      {...props}
      title={t(`transactions.edit.${transaction.type}`)}
      saveLabel={t('transactions.form.saveChanges')}
      // A part is edited as any other transaction.
      {...(isPart && { parts: null })}
      onSave={(fields, parts) =>
        parts.length > 0 ? split(transaction, groupId, fields, parts) : edit(transaction, fields)
      }
      above={
        <>
          {isPart && <PartNotice type={transaction.type} />}
          <BankWords id={transaction.id} />
        </>
      }
    />
  );
}

function PartNotice({ type }: { type: TransactionType }) {
  const { t } = useTranslation();
  return (
    <p className={classes.part}>
      <IconArrowsSplit2 size={18} stroke={1.75} aria-hidden />
      {t(`transactions.part.edit.${type}`)}
    </p>
  );
}
