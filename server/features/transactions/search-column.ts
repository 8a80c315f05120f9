import { toSearchText } from '#shared/search-text.ts';
import { TEXT_FIELDS } from '#shared/contract/transaction-fields.ts';
import type { SearchedColumns } from './columns.ts';
import { readTags } from './tags/stored-tags.ts';

/** Encloses each tag. No typed text contains it, so a search can require whole tags. */
const SEPARATOR = '\u001f';

/** Builds the text of `search_text`: the texts and the tags, converted by `toSearchText`. */
export function toSearchColumn(columns: SearchedColumns): string {
  const filled = TEXT_FIELDS.map((field) => columns[field]).filter((text) => text !== '');
  const texts = filled.map(toSearchText);
  const folded = readTags(columns.tags).map(toSearchText);
  return [...texts, ...(folded.length === 0 ? [] : [toSearchedTag(folded.join(SEPARATOR))])].join('\n');
}

/** Returns a tag, already converted by `toSearchText`, as the search text contains it. */
export function toSearchedTag(tag: string): string {
  return SEPARATOR + tag + SEPARATOR;
}
