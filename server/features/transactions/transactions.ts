import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { NewTransaction, TransactionChanges } from '#shared/contract/transactions.ts';
import type { Database } from '#server/database/connect.ts';
import { reviseUserTotals } from '#server/database/user-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { hasSameContent, toChangedColumns, toColumns } from './fields.ts';
import {
  addToDailyTotals,
  addToUserTotals,
  deleteTransaction,
  findCurrency,
  findTransaction,
  findTransactionById,
  insertTransaction,
  updateTransaction,
  type TransactionRow,
} from './queries.ts';

/** The one place that writes transactions; it keeps the totals equal to the transactions as it goes. */
export function createTransactions(options: {
  database: Database;
  now: () => number;
  /** Transactions of a user have changed, and it is stored. */
  onChange: (userId: string) => void;
}) {
  const { database, now, onChange } = options;

  /**
   * Adds a transaction and answers its id. The same id with the same content changes nothing and answers the
   * same; with other content it throws `idConflict`. Throws `totalTooLarge` past exact integers.
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
      if (await insertTransaction(trx, row)) return await count(trx, row, 1);
      const existing = await findTransactionById(trx, row.user_id, row.id);
      if (existing && !hasSameContent(existing, row)) throw new AppError('idConflict');
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
      await count(trx, before, -1);
      await count(trx, after, 1);
      await updateTransaction(trx, after);
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
      await count(trx, row, -1);
      await deleteTransaction(trx, caller.userId, id);
    });
    onChange(caller.userId);
  }

  /** Deletes those of the transactions that exist, all of them or none, and answers what they were. */
  async function removeMany(caller: Caller, ids: readonly string[]): Promise<TransactionRow[]> {
    const deleted = await database.write(async (trx) => {
      await reviseUserTotals(trx, caller.userId);
      const rows: TransactionRow[] = [];
      for (const id of ids) {
        const row = await findTransactionById(trx, caller.userId, id);
        if (row === undefined) continue;
        await count(trx, row, -1);
        await deleteTransaction(trx, caller.userId, id);
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

async function count(trx: Writer, row: TransactionRow, sign: 1 | -1): Promise<void> {
  const change = { amountMinor: sign * row.amount_minor, count: sign };
  const key = { userId: row.user_id, date: row.date, type: row.type, category: row.category };
  if (!(await addToUserTotals(trx, row.user_id, row.type, change))) throw new AppError('totalTooLarge');
  await addToDailyTotals(trx, key, change);
}
