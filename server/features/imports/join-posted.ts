import { addDays } from '#shared/calendar.ts';
import { PAID_WITHIN_DAYS } from '#shared/limits.ts';
import type { Writer } from '#server/database/schema.ts';
import { isSameEntry, type PlacedRow } from './entries.ts';
import type { Occurrences } from './ledger.ts';
import { isJoinedAlready, type EntryRow } from './queries.ts';

/**
 * Joins rows to transactions that catch-up has posted since the preview. A row that pays an occurrence is joined to the
 * transaction of that occurrence, unless another row was joined to it before.
 */
export async function joinPosted(
  trx: Writer,
  occurrences: Pick<Occurrences, 'findPosted'>,
  rows: readonly PlacedRow[],
): Promise<PlacedRow[]> {
  const joinedIds = new Set<string>();
  const result: PlacedRow[] = [];
  for (const placed of rows) {
    const transactionId = await findPosted(trx, occurrences, placed);
    if (transactionId === undefined || joinedIds.has(transactionId)) {
      result.push(placed);
      continue;
    }
    joinedIds.add(transactionId);
    const { transaction: _, occurrence: __, ...row } = placed.row;
    result.push({
      ...placed,
      row: { ...row, outcome: 'joined', transactionId },
      entry: { ...placed.entry, outcome: 'joined', transaction_id: transactionId },
    });
  }
  return result;
}

async function findPosted(
  trx: Writer,
  occurrences: Pick<Occurrences, 'findPosted'>,
  { row, entry: { user_id: userId, date } }: PlacedRow,
): Promise<string | undefined> {
  if (row.transaction === undefined || row.occurrence === undefined) return undefined;
  const transactionId = await occurrences.findPosted(trx, { userId, ...row.occurrence });
  if (transactionId === undefined) return undefined;
  // Two rows that pay the same day are both at most PAID_WITHIN_DAYS away from it.
  const days = { from: addDays(date, -2 * PAID_WITHIN_DAYS), to: addDays(date, 2 * PAID_WITHIN_DAYS) };
  return (await isJoinedAlready(trx, { userId, transactionId, days })) ? undefined : transactionId;
}

/** Whether a repeated row equals the stored row, which was joined instead of added. */
export function isJoinedInstead(stored: EntryRow, { row, entry }: PlacedRow): boolean {
  if (row.occurrence === undefined || stored.outcome !== 'joined') return false;
  return isSameEntry(stored, { ...entry, outcome: 'joined', transaction_id: stored.transaction_id });
}
