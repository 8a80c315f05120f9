import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SplitPart } from '#shared/contract/transaction-groups.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { UnsavedDialog, useUnsaved } from '#web/lib/form/unsaved.tsx';
import type { DialogProps } from '#web/ui/dialog.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';
import classes from './transaction-dialog.module.css';
import { TransactionForm } from '../form/transaction-form.tsx';
import { useTransactionForm } from '../form/use-transaction-form.ts';

const TRASH = <IconTrash size={18} stroke={1.75} aria-hidden />;

export type TransactionDialogProps = DialogProps & {
  transaction: Transaction;
  /** Asks whether to delete the transaction; undefined for a transaction that is not saved yet. */
  onDelete?: () => void;
};

type Props = TransactionDialogProps & {
  title: string;
  saveLabel: string;
  /** The parts of a split purchase; null if the transaction cannot be split. */
  parts?: readonly Transaction[] | null;
  onSave: (fields: TransactionFields, parts: readonly SplitPart[]) => Promise<boolean>;
  /** Shown above the form. */
  above?: ReactNode;
  /** Shown before the buttons. */
  aside?: ReactNode;
};

/** A dialog with the form of a transaction. It stays open if saving fails. */
export function TransactionDialog({ isOpen, onClosed, title, above, ...form }: Props) {
  const isPhone = useIsPhone();
  return (
    <UnsavedDialog
      isOpen={isOpen}
      onClose={form.onClose}
      onClosed={onClosed}
      returnFocus={false}
      title={title}
      size={648}
      isFullScreen={isPhone}
    >
      {(leave) => (
        <>
          {above}
          <DialogForm {...form} onCancel={leave} />
        </>
      )}
    </UnsavedDialog>
  );
}

type FormProps = Pick<
  Props,
  'transaction' | 'parts' | 'saveLabel' | 'onSave' | 'onClose' | 'onDelete' | 'aside'
> & {
  onCancel: () => void;
};

function DialogForm({
  transaction,
  parts,
  saveLabel,
  onSave,
  onClose,
  onDelete,
  onCancel,
  aside,
}: FormProps) {
  const { t } = useTranslation();
  const initial = { fields: transaction, ...(parts !== undefined && { parts }) };
  const form = useTransactionForm(transaction.type, initial, async (fields, _clear, typedParts) => {
    if (await onSave(fields, typedParts)) onClose();
  });
  useUnsaved(transaction.description, form.isDirty);
  const cancel = (
    <>
      {(onDelete || aside) && (
        <div className={`flex wrap ${classes.others}`}>
          {onDelete && (
            <Button variant="subtle" color="red" leftSection={TRASH} onClick={onDelete}>
              {t('transactions.list.delete')}
            </Button>
          )}
          {aside}
        </div>
      )}
      <Button variant="default" onClick={onCancel}>
        {t('transactions.form.cancel')}
      </Button>
    </>
  );
  return <TransactionForm type={transaction.type} form={form} saveLabel={saveLabel} otherAction={cancel} />;
}
