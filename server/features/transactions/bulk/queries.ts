import type { Writer } from '#server/database/schema.ts';
import { INDEXED, filtered, type HistoryFilter } from '../history/queries.ts';
import type { TransactionRow } from '../queries.ts';

/** What a search finds of the transactions made until an instant, in the order of ids. */
export async function selectMatching(
  trx: Writer,
  filter: HistoryFilter,
  { afterId, until, limit }: { afterId: string; until: number; limit: number },
): Promise<TransactionRow[]> {
  return await filtered(trx, filter, INDEXED)
    .selectAll()
    .where('id', '>', afterId)
    .where('created_at', '<=', until)
    .orderBy('id')
    .limit(limit)
    .execute();
}
