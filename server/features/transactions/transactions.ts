import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { NewTransaction, TransactionChanges } from '#shared/contract/transactions.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { toChangedColumns, toColumns } from './fields.ts';
import { findCurrency, findTransaction, type TransactionRow } from './queries.ts';
import type { TransactionWriter } from './transaction-writer.ts';
import { deleteWithTotals, insertWithTotals, updateWithTotals } from './write-with-totals.ts';

/** Adds, changes and deletes single transactions; each write keeps the totals equal to the transactions. */
export function createTransactions({ write, now }: { write: TransactionWriter; now: () => number }) {
  /**
   * Adds a transaction and answers its id. Where the id exists with the same content, nothing changes. Throws
   * `idConflict` where it exists with other content, and `totalTooLarge` past exact integers.
   */
  async function add(caller: Caller, type: TransactionType, transaction: NewTransaction): Promise<string> {
    const id = transaction.id ?? uuidv7();
    await write(caller.userId, async (trx) => {
      // Read under the lock: until the first transaction exists, the currency may change to other decimals.
      const currency = await requireCurrency(trx, caller.userId);
      const columns = toColumns(transaction, { currency, timeZone: caller.timeZone, nowMs: now() });
      const times = { created_at: now(), updated_at: now() };
      const typed = { source_id: null, import_id: null };
      await insertWithTotals(trx, { user_id: caller.userId, id, type, ...columns, ...typed, ...times });
    });
    return id;
  }

  /** Changes a transaction and answers it. Throws `recordNotFound`, also for another user's transaction. */
  async function edit(
    caller: Caller,
    type: TransactionType,
    id: string,
    changes: TransactionChanges,
  ): Promise<TransactionRow> {
    return await write(caller.userId, async (trx) => {
      const before = await requireTransaction(trx, caller, type, id);
      if (Object.values(changes).every((change) => change === undefined)) return before;
      const { currency, timeZone } = caller;
      const changed = toChangedColumns(changes, { currency, timeZone, nowMs: now() });
      const after: TransactionRow = { ...before, ...changed, updated_at: now() };
      await updateWithTotals(trx, before, after);
      return after;
    });
  }

  /** Deletes a transaction, which can be restored. Throws `recordNotFound`, also for another user's transaction. */
  async function remove(caller: Caller, type: TransactionType, id: string): Promise<void> {
    await write(caller.userId, async (trx) => {
      const row = await requireTransaction(trx, caller, type, id);
      await deleteWithTotals(trx, [row], { deleted_at: now(), deletion_id: uuidv7() });
    });
  }

  return { add, edit, remove };
}

export type Transactions = ReturnType<typeof createTransactions>;

/** Without a profile the account has been deleted since the request began. */
export async function requireCurrency(trx: Writer, userId: string): Promise<string> {
  const currency = await findCurrency(trx, userId);
  if (currency === undefined) throw new AppError('userIdMissing');
  return currency;
}

async function requireTransaction(
  trx: Writer,
  { userId }: Caller,
  type: TransactionType,
  id: string,
): Promise<TransactionRow> {
  const row = await findTransaction(trx, userId, type, id);
  if (row === undefined) throw new AppError('recordNotFound');
  return row;
}
