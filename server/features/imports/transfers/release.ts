import type { TransferRow } from '#server/database/schema/accounts.ts';
import type { Writer } from '#server/database/schema.ts';
import type { ImportedTransfers } from '../ledger.ts';
import { selectLinks, type TransferLink } from './queries.ts';

type Released = {
  userId: string;
  /** The account whose lines are no longer a side of the transfers. */
  sourceId: string;
  transferIds: readonly string[];
  keepsEdited: boolean;
};

/**
 * Takes an account's lines off transfers, after their entries were changed or deleted. A transfer with a line of another
 * account stays for that account. Another one is erased, unless it was edited and edited ones are kept. One that the
 * user typed is never erased: it loses only the side that an import gave it. Returns the number of erased transfers,
 * without those in the bin.
 */
export async function releaseTransfers(
  trx: Writer,
  transfers: ImportedTransfers,
  { userId, sourceId, transferIds, keepsEdited }: Released,
): Promise<number> {
  if (transferIds.length === 0) return 0;
  const links = Map.groupBy(await selectLinks(trx, userId, transferIds), ({ transferId }) => transferId);
  const erased: TransferRow[] = [];
  for (const row of await transfers.findAll(trx, userId, transferIds)) {
    const others = links.get(row.id) ?? [];
    if (others.some((link) => link.sourceId === sourceId)) continue;
    if (isTyped(row)) {
      await takeGivenSide(trx, transfers, row, others);
      continue;
    }
    if (keepsEdited && row.deleted_at === null && isEdited(row)) {
      if (others.length === 0) await transfers.change(trx, row, { ...row, import_id: null });
      continue;
    }
    const after = withoutSide(row, sourceId);
    const hasSide = after.from_source !== null || after.to_source !== null;
    if (others.length > 0 && hasSide) await transfers.change(trx, row, after);
    else erased.push(row);
  }
  await transfers.erase(trx, erased);
  return erased.filter(({ deleted_at }) => deleted_at === null).length;
}

/** Takes from a typed transfer the side that an import gave it, unless a line of that account is left. */
async function takeGivenSide(
  trx: Writer,
  transfers: ImportedTransfers,
  row: TransferRow,
  others: readonly TransferLink[],
): Promise<void> {
  if (row.given_side === null) return;
  const side = row.given_side === 'from' ? 'from_source' : 'to_source';
  if (others.some((link) => link.sourceId === row[side])) return;
  await transfers.change(trx, row, { ...row, [side]: null, given_side: null });
}

export function isTyped({ import_id }: Pick<TransferRow, 'import_id'>): boolean {
  return import_id === null;
}

export function isEdited({
  created_at,
  updated_at,
}: Pick<TransferRow, 'created_at' | 'updated_at'>): boolean {
  return created_at !== updated_at;
}

function withoutSide(row: TransferRow, sourceId: string): TransferRow {
  const keep = (side: string | null) => (side === sourceId ? null : side);
  return { ...row, from_source: keep(row.from_source), to_source: keep(row.to_source) };
}
