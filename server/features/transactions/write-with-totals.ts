import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { hasSameContent } from './fields.ts';
import {
  addToDailyTotals,
  addToUserTotals,
  deleteTransaction,
  findTransactionById,
  insertTransaction,
  updateTransaction,
  type TransactionRow,
} from './queries.ts';

// Writes of transactions together with the totals, so that the two stay equal. Each throws `totalTooLarge`
// past exact integers.

/** Changes nothing where a transaction with the same id and content exists. Throws `idConflict`. */
export async function insertWithTotals(trx: Writer, row: TransactionRow): Promise<void> {
  if (await insertTransaction(trx, row)) return await addToTotals(trx, row, 1);
  const existing = await findTransactionById(trx, row.user_id, row.id);
  if (existing && !hasSameContent(existing, row)) throw new AppError('idConflict');
}

export async function updateWithTotals(
  trx: Writer,
  before: TransactionRow,
  after: TransactionRow,
): Promise<void> {
  await addToTotals(trx, before, -1);
  await addToTotals(trx, after, 1);
  await updateTransaction(trx, after);
}

export async function deleteWithTotals(trx: Writer, row: TransactionRow): Promise<void> {
  await addToTotals(trx, row, -1);
  await deleteTransaction(trx, row.user_id, row.id);
}

/** Answers the transactions that it has deleted. */
export async function deleteExisting(
  trx: Writer,
  userId: string,
  ids: readonly string[],
): Promise<TransactionRow[]> {
  const deleted: TransactionRow[] = [];
  for (const id of ids) {
    const row = await findTransactionById(trx, userId, id);
    if (row === undefined) continue;
    await deleteWithTotals(trx, row);
    deleted.push(row);
  }
  return deleted;
}

async function addToTotals(trx: Writer, row: TransactionRow, sign: 1 | -1): Promise<void> {
  const change = { amountMinor: sign * row.amount_minor, count: sign };
  const { user_id, date, type, category } = row;
  if (!(await addToUserTotals(trx, user_id, type, change))) throw new AppError('totalTooLarge');
  await addToDailyTotals(trx, { user_id, date, type, category }, change);
}
