import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useWriteTransaction } from './use-write-transaction.ts';

/** Adds a transaction under an id made by the caller, who keeps it until the transaction is saved. */
export function useAddTransaction(type: TransactionType) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const write = useWriteTransaction();
  return (id: string, fields: TransactionFields): Promise<boolean> => {
    const now = new Date().toISOString();
    const after: Transaction = { id, userId: uid, type, ...fields, createdAt: now, updatedAt: now };
    return write({ after }, t(`transactions.toasts.${type}.added`));
  };
}

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
