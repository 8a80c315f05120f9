import { changeTags, type TagChange } from '#shared/change-tags.ts';
import type { OutputOf } from '#shared/contract/endpoint.ts';
import type { tagMatching } from '#shared/contract/transaction-history.ts';
import type { Writer } from '#server/database/schema.ts';
import type { TransactionRow } from '../queries.ts';
import { toSearchColumn } from '../search-column.ts';
import { updateTags } from '../tags/queries.ts';
import { readTags, storeTags } from '../tags/stored-tags.ts';

export type Retagged = OutputOf<typeof tagMatching>;
/** The former rows of the changed transactions, and the number of those left unchanged for lack of room for tags. */
export type RetaggedRows = { former: TransactionRow[]; full: number };

/** Changes the tags of transactions of one user. Totals do not depend on tags. */
export async function retag(
  trx: Writer,
  rows: readonly TransactionRow[],
  { change, updatedAt }: { change: TagChange; updatedAt: number },
): Promise<RetaggedRows> {
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

/** Groups the ids by their former tags. */
export function groupByFormerTags(batches: readonly RetaggedRows[]): Retagged {
  const groups = new Map<string, Retagged['changed'][number]>();
  for (const { id, tags } of batches.flatMap(({ former }) => former)) {
    const group = groups.get(tags) ?? { from: readTags(tags), ids: [] };
    group.ids.push(id);
    groups.set(tags, group);
  }
  return { changed: [...groups.values()], full: batches.reduce((sum, { full }) => sum + full, 0) };
}
