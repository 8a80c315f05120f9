import type { NewImportedTransaction } from '#shared/contract/transactions.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readEach } from '#server/errors/read-each.ts';
import type { Caller } from '#server/http/environment.ts';
import { toColumns } from '../fields.ts';
import { requireCurrency } from '../require-currency.ts';
import { findTransactions, type TransactionRow } from '../queries.ts';
import type { ChangeOptions } from '../transaction-writer.ts';
import { eraseWithTotals, insertManyWithTotals } from '../write-with-totals.ts';
import { detachFromImport, eraseDeletedImported, findTakenIds, selectImported } from './queries.ts';

/** New transactions of one import; `field` is the place of each in the request. */
type NewImportRows = {
  sourceId: string;
  importId: string;
  rows: readonly { field: string; transaction: NewImportedTransaction }[];
};

type UndoOptions = { userId: string; importId: string; keepsEdited: boolean; limit: number };

/**
 * The writes of an import. Each function runs in a database transaction of a `TransactionWriter`, under the lock of the
 * user's totals.
 */
export function createImportedTransactions({ now, readCategories }: Omit<ChangeOptions, 'write'>) {
  /**
   * Adds all rows. Throws `validationFailed` with the wrong fields of each row, `idConflict` if an id is taken, also by
   * a deleted transaction, and `totalTooLarge`.
   */
  async function add(
    trx: Writer,
    caller: Caller,
    { sourceId, importId, rows }: NewImportRows,
  ): Promise<void> {
    const { userId, timeZone } = caller;
    const currency = await requireCurrency(trx, userId);
    // The clock is read once: different times would mark a transaction as edited.
    const nowMs = now();
    const context = { currency, timeZone, nowMs, categories: await readCategories(trx, userId) };
    const common = {
      user_id: userId,
      source_id: sourceId,
      import_id: importId,
      created_at: nowMs,
      updated_at: nowMs,
    };
    const toRow = ({
      transaction: { id, type, ...fields },
    }: NewImportRows['rows'][number]): TransactionRow => ({
      ...toColumns(fields, { ...context, type }),
      ...common,
      id,
      type,
    });
    const newRows = readEach(rows, ({ field }) => field, toRow);
    const ids = newRows.map(({ id }) => id);
    const { stored, deleted } = await findTakenIds(trx, userId, ids);
    if (stored.length + deleted.length > 0) throw new AppError('idConflict');
    await insertManyWithTotals(trx, newRows);
  }

  /** Throws `recordNotFound` unless all ids are transactions of the user. */
  async function requireAll(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
    const { stored } = await findTakenIds(trx, userId, ids);
    const existing = new Set(stored);
    if (!ids.every((id) => existing.has(id))) throw new AppError('recordNotFound');
  }

  /**
   * Erases a batch of an import's transactions; the last batch also erases those that the user had deleted. With
   * `keepsEdited`, edited transactions stay, without their link to the import. `isDone` is true if nothing is left.
   */
  async function undo(
    trx: Writer,
    { keepsEdited, ...batch }: UndoOptions,
  ): Promise<{ deletedIds: string[]; kept: number; isDone: boolean }> {
    const rows = await selectImported(trx, batch);
    const keptRows = keepsEdited ? rows.filter(isEdited) : [];
    const toErase = keepsEdited ? rows.filter((row) => !isEdited(row)) : rows;
    const keptIds = keptRows.map(({ id }) => id);
    await detachFromImport(trx, batch.userId, keptIds);
    await eraseWithTotals(trx, toErase);
    const erased = rows.length < batch.limit ? await eraseDeletedImported(trx, batch) : batch.limit;
    return { deletedIds: toErase.map(({ id }) => id), kept: keptRows.length, isDone: erased < batch.limit };
  }

  /** Erases transactions, so that they cannot be restored. */
  async function erase(trx: Writer, userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await eraseWithTotals(trx, await findTransactions(trx, userId, ids));
  }

  return { add, requireAll, erase, undo, requireCurrency };
}

function isEdited({ created_at, updated_at }: TransactionRow): boolean {
  return created_at !== updated_at;
}
