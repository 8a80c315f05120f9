import { uuidv7 } from 'uuidv7';
import type { TransactionType } from '#shared/categories.ts';
import type { NewTransaction, Transaction, TransactionChanges } from '#shared/contract/transactions.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireAccount } from '#server/database/known-accounts.ts';
import { toChangedColumns, toColumns } from './fields.ts';
import { findTransactionById, requireTransaction, type TransactionRow } from './queries.ts';
import { requireCurrency } from './require-currency.ts';
import { toSearchColumn } from './search-column.ts';
import { toTransaction } from './to-transaction.ts';
import type { ChangeOptions } from './transaction-writer.ts';
import { deleteWithTotals, insertWithTotals, updateWithTotals } from './write-with-totals.ts';

export function createTransactions({ write, now, readCategories }: ChangeOptions) {
  /**
   * Adds a transaction and returns its id. Nothing changes if the id exists with the same content. Throws `idConflict`
   * if it exists with other content, and `totalTooLarge` if a total would exceed the exact integers.
   */
  async function add(caller: Caller, type: TransactionType, transaction: NewTransaction): Promise<string> {
    const id = transaction.id ?? uuidv7();
    await write(caller.userId, async (trx, noteDays) => {
      // Read under the lock, because the currency may change until the first transaction exists.
      const currency = await requireCurrency(trx, caller.userId);
      const categories = await readCategories(trx, caller.userId);
      const { timeZone } = caller;
      const nowMs = now();
      const columns = toColumns(transaction, { type, categories, currency, timeZone, nowMs });
      const times = { created_at: nowMs, updated_at: nowMs };
      await requireAccount(trx, caller.userId, columns.source_id);
      noteDays(columns.date);
      await insertWithTotals(trx, {
        user_id: caller.userId,
        id,
        type,
        ...columns,
        import_id: null,
        ...times,
      });
    });
    return id;
  }

  /** Changes a transaction and returns it. Throws `recordNotFound`, also for another user's transaction. */
  async function edit(
    caller: Caller,
    type: TransactionType,
    id: string,
    changes: TransactionChanges,
  ): Promise<TransactionRow> {
    return await write(caller.userId, async (trx, noteDays) => {
      const before = await requireTransaction(trx, caller.userId, type, id);
      if (Object.values(changes).every((change) => change === undefined)) return before;
      const { currency, timeZone } = caller;
      const categories = await readCategories(trx, caller.userId);
      const changed = toChangedColumns(changes, { type, categories, currency, timeZone, nowMs: now() });
      if (changed.source_id !== undefined) await requireAccount(trx, caller.userId, changed.source_id);
      const fields = { ...before, ...changed };
      const after: TransactionRow = { ...fields, search_text: toSearchColumn(fields), updated_at: now() };
      noteDays(before.date, after.date);
      await updateWithTotals(trx, before, after);
      return after;
    });
  }

  /** Deletes a transaction so that it can be restored. Throws `recordNotFound`, also for another user's transaction. */
  async function remove(caller: Caller, type: TransactionType, id: string): Promise<void> {
    await write(caller.userId, async (trx, noteDays) => {
      const row = await requireTransaction(trx, caller.userId, type, id);
      noteDays(row.date);
      await deleteWithTotals(trx, [row], { deleted_at: now(), deletion_id: uuidv7() });
    });
  }

  return { add, edit, remove };
}

export type Transactions = ReturnType<typeof createTransactions>;

export async function findOwn(
  db: Reader | Writer,
  { userId, currency }: Pick<Caller, 'userId' | 'currency'>,
  id: string,
): Promise<Transaction | undefined> {
  const row = await findTransactionById(db, userId, id);
  return row && toTransaction(row, currency);
}
