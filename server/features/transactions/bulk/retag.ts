import { changeTags, type TagChange } from '#shared/change-tags.ts';
import type { Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';
import { toSearchColumn } from '../search-column.ts';
import { updateTags } from '../tags/queries.ts';
import { readTags, storeTags } from '../tags/stored-tags.ts';

/**
 * Changes the tags of transactions of one user. Returns the former rows of the changed ones, and the number of those
 * that stay the same because they have no room for more tags. Totals do not depend on tags.
 */
export async function retag(
  trx: Writer,
  rows: readonly TransactionRow[],
  { change, updatedAt }: { change: TagChange; updatedAt: number },
): Promise<{ former: TransactionRow[]; full: number }> {
  const former: TransactionRow[] = [];
  const after: Pick<TransactionRow, 'id' | 'tags' | 'search_text'>[] = [];
  let full = 0;
  for (const row of rows) {
    const changed = changeTags(readTags(row.tags), change);
    const tags = changed && storeTags(changed);
    if (tags === undefined) full += 1;
    if (tags === undefined || tags === row.tags) continue;
    former.push(row);
    after.push({ id: row.id, tags, search_text: toSearchColumn({ ...row, tags }) });
  }
  const userId = rows[0]?.user_id;
  if (userId !== undefined) await updateTags(trx, 'transactions', userId, after, updatedAt);
  return { former, full };
}
