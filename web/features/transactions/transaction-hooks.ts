import { useTranslation } from 'react-i18next';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { useWriteTransaction } from './use-write-transaction.ts';

export function useEditTransaction() {
  const { t } = useTranslation();
  const write = useWriteTransaction();
  return (before: Transaction, fields: TransactionFields): Promise<boolean> =>
    write({ before, after: { ...before, ...fields } }, t(`transactions.toasts.${before.type}.edited`));
}

export function useRemoveTransaction() {
  const { t } = useTranslation();
  const write = useWriteTransaction();
  return (before: Transaction): Promise<boolean> =>
    write({ before }, t(`transactions.toasts.${before.type}.deleted`));
}
