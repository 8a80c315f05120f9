import { TRANSACTION_TYPES } from '#shared/categories.ts';
import { addToAccountTotals, transactionChanges } from '#server/database/account-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { deleteTransactions, insertTransactions } from './imported/queries.ts';
import { updateEdited } from './bulk/queries.ts';
import { eraseDeletedCopy, moveFromDeleted, moveToDeleted, type Deletion } from './bin/queries.ts';
import { hasSameContent } from './fields.ts';
import {
  addToDailyTotals,
  addToUserTotals,
  findTransactionById,
  insertTransaction,
  updateCategory,
  updateTransaction,
  type DailyTotal,
  type TransactionRow,
} from './queries.ts';

// Writes transactions together with the totals, so that the two stay equal. Each function throws `totalTooLarge` if a
// total would exceed the exact integers. All rows of one call belong to one user.

/** Adds a transaction unless it exists with the same content. Throws `idConflict` if it exists with other content. */
export async function insertWithTotals(trx: Writer, row: TransactionRow): Promise<void> {
  if (await insertTransaction(trx, row)) {
    // If it was deleted before, the deleted copy must not be restored next to it.
    await eraseDeletedCopy(trx, row.user_id, row.id);
    return await changeTotals(trx, { added: [row] });
  }
  const existing = await findTransactionById(trx, row.user_id, row.id);
  if (existing && !hasSameContent(existing, row)) throw new AppError('idConflict');
}

/** Adds new transactions; their ids must be free. */
export async function insertManyWithTotals(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  await changeTotals(trx, { added: rows });
  await insertTransactions(trx, rows);
}

/** Deletes transactions so that they cannot be restored. */
export async function eraseWithTotals(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  const userId = rows[0]?.user_id;
  if (userId === undefined) return;
  await changeTotals(trx, { removed: rows });
  const ids = rows.map(({ id }) => id);
  await deleteTransactions(trx, userId, ids);
}

export async function updateWithTotals(
  trx: Writer,
  before: TransactionRow,
  after: TransactionRow,
): Promise<void> {
  await changeTotals(trx, { removed: [before], added: [after] });
  await updateTransaction(trx, after);
}

type Replacement = {
  before: readonly TransactionRow[];
  after: readonly TransactionRow[];
  deletion: Deletion;
};

/**
 * Replaces the transactions `before` by `after`: those with the same id are changed, new ones are added, and the rest
 * is deleted. Throws `idConflict` if the id of a new one exists.
 */
export async function replaceWithTotals(
  trx: Writer,
  { before, after, deletion }: Replacement,
): Promise<void> {
  const formerById = new Map(before.map((row) => [row.id, row]));
  const remainingIds = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !remainingIds.has(id));
  await changeTotals(trx, { removed: before, added: after });
  await moveToDeleted(trx, removed, deletion);
  for (const row of after) {
    const former = formerById.get(row.id);
    if (former === undefined) await insertNew(trx, row);
    else if (!hasSameContent(former, row)) await updateTransaction(trx, row);
  }
}

/** Adds a transaction, and erases its deleted copy, which must not be restored next to it. */
async function insertNew(trx: Writer, row: TransactionRow): Promise<void> {
  if (!(await insertTransaction(trx, row))) throw new AppError('idConflict');
  await eraseDeletedCopy(trx, row.user_id, row.id);
}

export async function categorizeWithTotals(
  trx: Writer,
  rows: readonly TransactionRow[],
  change: { category: string; updated_at: number },
): Promise<void> {
  const { category } = change;
  await changeTotals(trx, { removed: rows, added: rows.map((row) => ({ ...row, category })) });
  await updateCategory(trx, rows, change);
}

/** Changes the day, description or account of transactions; `after` has them in the order of `before`. */
export async function editWithTotals(
  trx: Writer,
  before: readonly TransactionRow[],
  after: readonly TransactionRow[],
): Promise<void> {
  const changesTotals = (_: TransactionRow, at: number) =>
    before[at]?.date !== after[at]?.date || before[at]?.source_id !== after[at]?.source_id;
  await changeTotals(trx, { removed: before.filter(changesTotals), added: after.filter(changesTotals) });
  await updateEdited(trx, after);
}

/** Deletes transactions so that they can be restored. */
export async function deleteWithTotals(
  trx: Writer,
  rows: readonly TransactionRow[],
  deletion: Deletion,
): Promise<void> {
  await changeTotals(trx, { removed: rows });
  await moveToDeleted(trx, rows, deletion);
}

export async function restoreWithTotals(trx: Writer, rows: readonly TransactionRow[]): Promise<void> {
  await changeTotals(trx, { added: rows });
  await moveFromDeleted(trx, rows);
}

type TotalsChange = { row: TransactionRow; sign: 1 | -1 };

async function changeTotals(
  trx: Writer,
  { removed = [], added = [] }: { removed?: readonly TransactionRow[]; added?: readonly TransactionRow[] },
): Promise<void> {
  const changes: TotalsChange[] = [
    ...removed.map((row) => ({ row, sign: -1 }) as const),
    ...added.map((row) => ({ row, sign: 1 }) as const),
  ];
  for (const type of TRANSACTION_TYPES) {
    const typeChanges = changes.filter(({ row }) => row.type === type);
    const change = {
      amountMinor: typeChanges.reduce((sum, { row, sign }) => sum + sign * row.amount_minor, 0),
      count: typeChanges.reduce((sum, { sign }) => sum + sign, 0),
    };
    const userId = typeChanges[0]?.row.user_id;
    if (userId === undefined) continue;
    if (!(await addToUserTotals(trx, userId, type, change))) throw new AppError('totalTooLarge');
  }
  await addToDailyTotals(trx, sumByDay(changes));
  const userId = changes[0]?.row.user_id;
  if (userId === undefined) return;
  const accountChanges = changes.flatMap(({ row, sign }) => transactionChanges(row, sign));
  if (accountChanges.length > 0) await addToAccountTotals(trx, userId, accountChanges);
}

/** Sums the changes to one row per day, type and category. */
function sumByDay(changes: readonly TotalsChange[]): DailyTotal[] {
  const totals = new Map<string, DailyTotal>();
  for (const { row, sign } of changes) {
    const { user_id, date, type, category } = row;
    const key = `${date} ${type} ${category}`;
    const total = totals.get(key) ?? { user_id, date, type, category, amount_minor: 0, count: 0 };
    total.amount_minor += sign * row.amount_minor;
    total.count += sign;
    totals.set(key, total);
  }
  return [...totals.values()];
}
