import type { StoredTransfer } from '#shared/contract/transfers.ts';
import type { Writer } from '#server/database/schema.ts';
import { readList } from '#server/errors/read-each.ts';
import { findTransferIds } from './queries.ts';
import { toTransferRow } from './to-transfer.ts';
import { insertWithTotals } from './write-with-totals.ts';

type Restored = {
  currency: string;
  nowMs: number;
  transfers: readonly StoredTransfer[];
  /** The restored accounts. A transfer loses its link to another, and one without any account is left out. */
  accountIds: ReadonlySet<string>;
};

/**
 * Restores the transfers of an export, with their ids and times; existing rows stay. Throws `validationFailed` for
 * amounts that cannot be stored, and `totalTooLarge`.
 */
export async function restoreTransfers(
  trx: Writer,
  userId: string,
  { transfers, accountIds, ...context }: Restored,
): Promise<void> {
  const rows = readList('transfers', transfers, (each) => toTransferRow({ userId, ...context }, each));
  const taken = new Set(
    await findTransferIds(
      trx,
      userId,
      rows.map(({ id }) => id),
    ),
  );
  const known = (id: string | null) => (id !== null && accountIds.has(id) ? id : null);
  const kept = rows
    .map((row) => ({ ...row, from_source: known(row.from_source), to_source: known(row.to_source) }))
    .filter(({ id, from_source, to_source }) => {
      if (taken.has(id) || from_source === to_source) return false;
      taken.add(id);
      return true;
    });
  await insertWithTotals(trx, kept);
}
