import type { RestoredDeletion, RestoredTransaction } from '#shared/contract/restore.ts';
import type { Writer } from '#server/database/schema.ts';
import { readList } from '#server/errors/read-each.ts';
import type { Caller } from '#server/http/environment.ts';
import type { DeletedRow } from '../bin/queries.ts';
import type { ReadCategories } from '../categories.ts';
import type { FieldContext } from '../columns.ts';
import { toColumns } from '../fields.ts';
import type { TransactionRow } from '../queries.ts';
import { insertManyWithTotals } from '../write-with-totals.ts';
import { findTakenIds, insertDeletedTransactions } from './queries.ts';

type RestoredData = {
  currency: string;
  records: readonly RestoredTransaction[];
  deletedRecords: readonly RestoredDeletion[];
  /** The restored accounts and imports. Transactions lose their links to others. */
  accountIds: ReadonlySet<string>;
  importIds: ReadonlySet<string>;
  readCategories: ReadCategories;
};

/**
 * Restores transactions of an export, with their ids and times, under the lock of the user's totals. Those with taken
 * ids are skipped. Throws `validationFailed` with the wrong fields of each, and `totalTooLarge`.
 */
export async function restoreTransactions(
  trx: Writer,
  { userId, timeZone }: Caller,
  { currency, records, deletedRecords, nowMs, readCategories, ...known }: RestoredData & { nowMs: number },
): Promise<void> {
  const context = { currency, timeZone, nowMs, categories: await readCategories(trx, userId) };
  const read = (transaction: RestoredTransaction) => toRow(userId, transaction, context, known);
  const live = readList('records', records, read);
  const deleted = readList('deletedRecords', deletedRecords, ({ deletedAt, ...transaction }): DeletedRow => {
    // Not in the future, or it would be erased too late.
    const deleted_at = Math.min(Date.parse(deletedAt), nowMs);
    return { ...read(transaction), deleted_at, deletion_id: transaction.id };
  });
  const ids = [...live, ...deleted].map(({ id }) => id);
  const taken = await findTakenIds(trx, userId, ids);
  const usedIds = new Set([...taken.stored, ...taken.deleted]);
  const isNew = ({ id }: { id: string }) => {
    const isUsed = usedIds.has(id);
    usedIds.add(id);
    return !isUsed;
  };
  await insertManyWithTotals(trx, live.filter(isNew));
  await insertDeletedTransactions(trx, deleted.filter(isNew));
}

function toRow(
  userId: string,
  transaction: RestoredTransaction,
  context: Omit<FieldContext, 'type'>,
  { accountIds, importIds }: Pick<RestoredData, 'accountIds' | 'importIds'>,
): TransactionRow {
  const {
    id,
    type,
    userId: _,
    createdAt,
    updatedAt,
    sourceId = null,
    importId = null,
    groupId = null,
    ...fields
  } = transaction;
  const isImported = importId !== null && importIds.has(importId);
  // Earlier exports have the account of imported transactions only in `sourceId`.
  const account = fields.account || sourceId;
  return {
    user_id: userId,
    id,
    type,
    ...toColumns(fields, { ...context, type }),
    group_id: groupId,
    created_at: Date.parse(createdAt),
    updated_at: Date.parse(updatedAt),
    source_id: account !== null && accountIds.has(account) ? account : null,
    import_id: isImported ? importId : null,
  };
}
