import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { useWriteTransaction } from './use-write-transaction.ts';

/** Adds one transaction after another. Each keeps its id until it is saved. */
export function useAddTransaction(type: TransactionType, firstId: string) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const write = useWriteTransaction();
  const id = useRef(firstId);
  async function add(fields: TransactionFields): Promise<boolean> {
    const now = new Date().toISOString();
    const times = { createdAt: now, updatedAt: now };
    const after: Transaction = { id: id.current, userId: uid, type, ...fields, groupId: null, ...times };
    const isSaved = await write({ after }, t(`transactions.toasts.${type}.added`));
    if (isSaved) id.current = uuidv7();
    return isSaved;
  }
  return { id, add };
}
