import type { TransactionType } from '#shared/categories.ts';
import { toSearchText } from '#shared/search-text.ts';
import type { Writer } from '#server/database/schema.ts';
import { updateOwnCategory, saveOccurrences, selectWithTags } from './occurrences/queries.ts';
import { updateRecurringCategory, saveRecurring, selectRecurring } from './queries.ts';
import { readTagList, storeTagList } from './to-recurring.ts';

// Changes of categories and tags in recurring transactions. Call these under the lock of the user's totals.

/** Replaces a category in recurring transactions and their occurrences. */
export async function followCategory(
  trx: Writer,
  move: { userId: string; type: TransactionType; from: string; to: string },
): Promise<void> {
  await updateRecurringCategory(trx, move);
  await updateOwnCategory(trx, move);
}

/** Renames a tag in recurring transactions and their occurrences, or removes it if `to` is null. */
export async function followTag(
  trx: Writer,
  userId: string,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  const texts = [from, ...(to === null ? [] : [to])].map(toSearchText);
  const replace = (tag: string) => (texts.includes(toSearchText(tag)) ? (to ?? []) : tag);
  const replaceIn = (tags: string) => storeTagList(readTagList(tags).flatMap(replace));
  for (const row of await selectRecurring(trx, userId)) {
    const tags = replaceIn(row.tags);
    if (tags !== row.tags) await saveRecurring(trx, { ...row, tags });
  }
  const occurrences = await selectWithTags(trx, userId);
  const followed = occurrences.map((row) => ({ ...row, tags: replaceIn(row.tags ?? '[]') }));
  await saveOccurrences(
    trx,
    followed.filter(({ tags }, at) => tags !== occurrences[at]?.tags),
  );
}
