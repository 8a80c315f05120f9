import { useTranslation } from 'react-i18next';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { kindOf } from './kind-of.ts';
import { useWriteTransaction } from './use-write-transaction.ts';

export function useEditTransaction() {
  const { t } = useTranslation();
  const write = useWriteTransaction();
  /** `splitId` is the group of an earlier try that split the transaction, if the answer to that try was lost. */
  return (before: Transaction, fields: TransactionFields, splitId?: string): Promise<boolean> => {
    const change = { before, after: { ...before, ...fields }, ...(splitId !== undefined && { splitId }) };
    return write(change, t(`transactions.toasts.${kindOf(change.after)}.edited`));
  };
}

export function useRemoveTransaction() {
  const { t } = useTranslation();
  const write = useWriteTransaction();
  return (before: Transaction): Promise<boolean> =>
    write({ before }, t(`transactions.toasts.${kindOf(before)}.deleted`));
}
