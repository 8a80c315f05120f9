import { useTranslation } from 'react-i18next';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { typeOrRefund } from './type-or-refund.ts';
import { useWriteTransaction } from './use-write-transaction.ts';

export function useEditTransaction() {
  const { t } = useTranslation();
  const write = useWriteTransaction();
  /** `splitId` is the group of an earlier try that split the transaction, if the response to that try was lost. */
  return (before: Transaction, fields: TransactionFields, splitId?: string): Promise<boolean> => {
    const change = { before, after: { ...before, ...fields }, ...(splitId !== undefined && { splitId }) };
    return write(change, t(`transactions.toasts.${typeOrRefund(change.after)}.edited`));
  };
}

export function useRemoveTransaction() {
  const { t } = useTranslation();
  const write = useWriteTransaction();
  return (before: Transaction): Promise<boolean> =>
    write({ before }, t(`transactions.toasts.${typeOrRefund(before)}.deleted`));
}
