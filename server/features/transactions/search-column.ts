import { toSearchText } from '#shared/search-text.ts';
import type { TransactionRow } from './queries.ts';
import { readTags } from './tags/stored-tags.ts';

/** No typed text contains it, so a search finds tags as a whole. */
const SEPARATOR = '\u001f';

/** What a search looks through. */
export function toSearchColumn({
  description,
  note,
  tags,
}: Pick<TransactionRow, 'description' | 'note' | 'tags'>): string {
  const texts = [description, ...(note === '' ? [] : [note])].map(toSearchText);
  const folded = readTags(tags).map(toSearchText);
  return [...texts, ...(folded.length === 0 ? [] : [toSearchedTag(folded.join(SEPARATOR))])].join('\n');
}

/** How that has a tag, which is given by `toSearchText`. */
export function toSearchedTag(tag: string): string {
  return SEPARATOR + tag + SEPARATOR;
}
