import { TAGS_AT_ONCE } from '#shared/limits.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { toSearchColumn } from '../search-column.ts';
import { inBatches, sum, type TransactionWriter } from '../transaction-writer.ts';
import { countStoredTags, selectTagged, updateTags } from './queries.ts';
import { readTags, storeTags } from './stored-tags.ts';

type TagCount = { tag: string; count: number };
export type TagPage = { items: TagCount[]; nextCursor: string | null };

/**
 * Returns a page of the user's tags in alphabetical order, each in its most frequent spelling. It reads all tags, so do
 * not call it in the thread that serves requests.
 */
export async function listTags(db: Reader, userId: string, cursor = ''): Promise<TagPage> {
  const spellings = new Map<string, number>();
  for (const { tags, count } of await countStoredTags(db, userId)) {
    for (const tag of readTags(tags)) spellings.set(tag, (spellings.get(tag) ?? 0) + count);
  }
  const byText = new Map<string, TagCount & { most: number }>();
  for (const [tag, count] of [...spellings].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const text = toSearchText(tag);
    const before = byText.get(text) ?? { tag, count: 0, most: 0 };
    const mostUsed = count > before.most ? { tag, most: count } : before;
    byText.set(text, { tag: mostUsed.tag, most: mostUsed.most, count: before.count + count });
  }
  const after = [...byText].filter(([text]) => text > cursor).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = after.slice(0, TAGS_AT_ONCE);
  return {
    items: page.map(([, { tag, count }]) => ({ tag, count })),
    nextCursor: after.length > page.length ? (page.at(-1)?.[0] ?? null) : null,
  };
}

/**
 * Renames a tag of all transactions of a user, deleted ones too, or removes it if `to` is null. If `to` exists, the two
 * are merged. Returns the number of changed transactions without the deleted ones. After a failure some may be
 * unchanged; repeating it changes the rest. `also` runs in the first database transaction.
 */
export async function replaceTag(
  write: TransactionWriter,
  userId: string,
  { from, to }: { from: string; to: string | null },
  also?: (trx: Writer) => Promise<void>,
): Promise<number> {
  const texts = [...new Set([from, ...(to === null ? [] : [to])].map(toSearchText))];
  const replace = (tag: string) => (texts.includes(toSearchText(tag)) ? (to ?? []) : tag);
  const replaceIn = async (table: 'transactions' | 'deleted_transactions') => {
    const changes = await inBatches<number>(write, userId, async (trx, { afterId, limit }) => {
      if (table === 'transactions' && afterId === '') await also?.(trx);
      const rows = await selectTagged(trx, table, { userId, tags: texts, afterId, limit });
      const changed = rows.flatMap((row) => retag(row, replace));
      await updateTags(trx, table, userId, changed);
      return { rows, result: changed.length };
    });
    return sum(changes);
  };
  const changed = await replaceIn('transactions');
  await replaceIn('deleted_transactions');
  return changed;
}

type Tagged = Awaited<ReturnType<typeof selectTagged>>[number];

/** Returns the changed columns of a row in a list, which is empty if its tags stay the same. */
function retag(row: Tagged, replace: (tag: string) => string | never[]) {
  const tags = storeTags(readTags(row.tags).flatMap(replace));
  return tags === row.tags ? [] : [{ id: row.id, tags, search_text: toSearchColumn({ ...row, tags }) }];
}
