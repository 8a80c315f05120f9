import { useTranslation } from 'react-i18next';
import type { TransactionType } from '#shared/categories.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { useProfile } from '#web/lib/profile.ts';
import { useWriteRecord } from './use-write-record.ts';

/** Adds a record under an id made by the caller, who keeps it until the record is saved. */
export function useAddRecord(type: TransactionType) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const write = useWriteRecord();
  return (id: string, fields: TransactionFields): Promise<boolean> => {
    const now = new Date().toISOString();
    const after: Transaction = { id, userId: uid, type, ...fields, createdAt: now, updatedAt: now };
    return write({ after }, t(`transactions.toasts.${type}.added`));
  };
}

export function useEditRecord() {
  const { t } = useTranslation();
  const write = useWriteRecord();
  return (before: Transaction, fields: TransactionFields): Promise<boolean> =>
    write({ before, after: { ...before, ...fields } }, t(`transactions.toasts.${before.type}.edited`));
}

export function useRemoveRecord() {
  const { t } = useTranslation();
  const write = useWriteRecord();
  return (before: Transaction): Promise<boolean> =>
    write({ before }, t(`transactions.toasts.${before.type}.deleted`));
}
