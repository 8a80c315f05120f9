import { toSearchText } from '#shared/search-text.ts';
import { TEXT_FIELDS } from '#shared/contract/transaction-fields.ts';
import type { SearchedColumns } from './columns.ts';
import { readTags } from './tags/stored-tags.ts';

/** No typed text contains it, so a search finds tags as a whole. */
const SEPARATOR = '\u001f';

/** What a search looks through. */
export function toSearchColumn(columns: SearchedColumns): string {
  const filled = TEXT_FIELDS.map((field) => columns[field]).filter((text) => text !== '');
  const texts = filled.map(toSearchText);
  const folded = readTags(columns.tags).map(toSearchText);
  return [...texts, ...(folded.length === 0 ? [] : [toSearchedTag(folded.join(SEPARATOR))])].join('\n');
}

/** How that has a tag, which is given by `toSearchText`. */
export function toSearchedTag(tag: string): string {
  return SEPARATOR + tag + SEPARATOR;
}
