import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { NewTransaction, TransactionChanges } from '#shared/contract/transactions.ts';
import type { Database } from '#server/database/connect.ts';
import { reviseUserTotals } from '#server/database/user-totals.ts';
import { AppError } from '#server/http/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { toChangedColumns, toColumns } from './fields.ts';
import { findCurrency, findTransaction, findTransactionById, type TransactionRow } from './queries.ts';
import { deleteWithTotals, insertWithTotals, updateWithTotals } from './write-with-totals.ts';

/** The only writer of transactions; each write keeps the totals equal to the transactions. */
export function createTransactions(options: {
  database: Database;
  now: () => number;
  /** Called once changed transactions of a user are stored. */
  onChange: (userId: string) => void;
}) {
  const { database, now, onChange } = options;

  /**
   * Adds a transaction and answers its id. Where the id exists with the same content, nothing changes. Throws
   * `idConflict` where it exists with other content, and `totalTooLarge` past exact integers.
   */
  async function add(caller: Caller, type: TransactionType, transaction: NewTransaction): Promise<string> {
    const id = transaction.id ?? uuidv7();
    await database.write(async (trx) => {
      await reviseUserTotals(trx, caller.userId);
      // Read under the lock: until the first transaction exists, the currency may change to other decimals.
      const currency = await findCurrency(trx, caller.userId);
      // Without a profile the account has been deleted since the request began.
      if (currency === undefined) throw new AppError('userIdMissing');
      const row: TransactionRow = {
        user_id: caller.userId,
        id,
        type,
        ...toColumns(transaction, { currency, timeZone: caller.timeZone, nowMs: now() }),
        created_at: now(),
        updated_at: now(),
      };
      await insertWithTotals(trx, row);
    });
    onChange(caller.userId);
    return id;
  }

  /** Changes a transaction and answers it. Throws `recordNotFound`, also for another user's transaction. */
  async function edit(
    caller: Caller,
    type: TransactionType,
    id: string,
    changes: TransactionChanges,
  ): Promise<TransactionRow> {
    const edited = await database.write(async (trx) => {
      await reviseUserTotals(trx, caller.userId);
      const before = await findTransaction(trx, caller.userId, type, id);
      if (before === undefined) throw new AppError('recordNotFound');
      if (Object.values(changes).every((change) => change === undefined)) return before;
      const { currency, timeZone } = caller;
      const after: TransactionRow = {
        ...before,
        ...toChangedColumns(changes, { currency, timeZone, nowMs: now() }),
        updated_at: now(),
      };
      await updateWithTotals(trx, before, after);
      return after;
    });
    onChange(caller.userId);
    return edited;
  }

  /** Deletes a transaction. Throws `recordNotFound`, also for another user's transaction. */
  async function remove(caller: Caller, type: TransactionType, id: string): Promise<void> {
    await database.write(async (trx) => {
      await reviseUserTotals(trx, caller.userId);
      const row = await findTransaction(trx, caller.userId, type, id);
      if (row === undefined) throw new AppError('recordNotFound');
      await deleteWithTotals(trx, row);
    });
    onChange(caller.userId);
  }

  /** Deletes the transactions that exist, all or none, and answers them. */
  async function removeMany(caller: Caller, ids: readonly string[]): Promise<TransactionRow[]> {
    const deleted = await database.write(async (trx) => {
      await reviseUserTotals(trx, caller.userId);
      const rows: TransactionRow[] = [];
      for (const id of ids) {
        const row = await findTransactionById(trx, caller.userId, id);
        if (row === undefined) continue;
        await deleteWithTotals(trx, row);
        rows.push(row);
      }
      return rows;
    });
    onChange(caller.userId);
    return deleted;
  }

  return { add, edit, remove, removeMany };
}

export type Transactions = ReturnType<typeof createTransactions>;
