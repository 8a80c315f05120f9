import { MAX_TAG_LENGTH, MAX_TAGS } from '../limits.ts';
import { toSearchText } from '../search-text.ts';
import type { Token } from './tokens.ts';

/**
 * Finds tags such as '#job' and marks their tokens. Tags that differ only in case and accents are one. A number alone
 * is not a tag: 'invoice #123'.
 */
export function claimTags(tokens: Token[]): string[] {
  const tags = new Map<string, string>();
  for (const token of tokens) {
    const tag = token.text.slice(1);
    const isTag =
      token.text.startsWith('#') && !token.isGlued && /\p{L}/u.test(tag) && tag.length <= MAX_TAG_LENGTH;
    const key = toSearchText(tag);
    if (!isTag || (tags.size >= MAX_TAGS && !tags.has(key))) continue;
    token.meaning = 'tag';
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}
