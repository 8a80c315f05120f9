import { addToAccountTotals, transferChanges } from '#server/database/account-totals.ts';
import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import { deleteTransfers, insertTransfers, updateTransfer } from './queries.ts';

// Writes transfers together with the monthly sums of their accounts, so that the two stay equal. A transfer in the bin
// counts nowhere. Each function throws `totalTooLarge` if a sum would exceed the exact integers. All rows of one call
// belong to one user.

/** Adds transfers; their ids must be free. */
export async function insertWithTotals(trx: Writer, rows: readonly TransferRow[]): Promise<void> {
  await changeTotals(trx, { added: rows });
  await insertTransfers(trx, rows);
}

export async function updateWithTotals(trx: Writer, before: TransferRow, after: TransferRow): Promise<void> {
  await changeTotals(trx, { removed: [before], added: [after] });
  await updateTransfer(trx, after);
}

/** Deletes transfers so that they cannot be restored. */
export async function eraseWithTotals(trx: Writer, rows: readonly TransferRow[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  await changeTotals(trx, { removed: rows });
  await deleteTransfers(
    trx,
    first.user_id,
    rows.map(({ id }) => id),
  );
}

async function changeTotals(
  trx: Writer,
  { removed = [], added = [] }: { removed?: readonly TransferRow[]; added?: readonly TransferRow[] },
): Promise<void> {
  const userId = (removed[0] ?? added[0])?.user_id;
  if (userId === undefined) return;
  const isCounted = ({ deleted_at }: TransferRow) => deleted_at === null;
  await addToAccountTotals(trx, userId, [
    ...removed.filter(isCounted).flatMap((row) => transferChanges(row, -1)),
    ...added.filter(isCounted).flatMap((row) => transferChanges(row, 1)),
  ]);
}
