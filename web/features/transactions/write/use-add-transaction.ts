import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { SplitPart } from '#shared/contract/transaction-groups.ts';
import type { Transaction, TransactionFields } from '#shared/contract/transactions.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { typeOrRefund } from './type-or-refund.ts';
import { useAddGroup } from './use-group.ts';
import { useWriteTransaction } from './use-write-transaction.ts';

/** Adds transactions, whole or split. A transaction keeps its id until it is saved; the next transaction gets a new id. */
export function useAddTransaction(type: TransactionType, firstId: string) {
  const { t } = useTranslation();
  const { uid } = useProfile();
  const write = useWriteTransaction();
  const addGroup = useAddGroup(type);
  const id = useRef(firstId);
  async function add(fields: TransactionFields, parts: readonly SplitPart[]): Promise<boolean> {
    const isSaved =
      parts.length > 0
        ? await addGroup(id.current, fields, withFirstId(parts, id.current))
        : await addOne(fields);
    if (isSaved) id.current = uuidv7();
    return isSaved;
  }
  async function addOne(fields: TransactionFields): Promise<boolean> {
    const after = toTransaction({ id: id.current, userId: uid, type, ...fields });
    return await write({ after }, t(`transactions.toasts.${typeOrRefund(after)}.added`));
  }
  return { id, add };
}

/**
 * Gives the first part the id that a whole transaction would have. If the response to an earlier try was lost, the
 * next try then replaces what was saved, split or not.
 */
function withFirstId([first, ...others]: readonly SplitPart[], id: string): SplitPart[] {
  return first ? [{ ...first, id }, ...others] : [];
}

/** Builds the transaction that the server will return. */
function toTransaction(fields: Omit<Transaction, 'groupId' | 'createdAt' | 'updatedAt'>): Transaction {
  const now = new Date().toISOString();
  return { ...fields, groupId: null, createdAt: now, updatedAt: now };
}
