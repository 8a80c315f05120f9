import type { TransactionType } from '../categories.ts';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../limits.ts';
import { toSearchText } from '../search-text.ts';
import { use, type Token } from './tokens.ts';
import type { OfferedCategory } from './types.ts';

/** Takes '#job'. Case and accents make no other tag, and a number alone is none: 'invoice #123'. */
export function takeTags(tokens: Token[]): string[] {
  const tags = new Map<string, string>();
  for (const token of tokens) {
    const tag = token.text.slice(1);
    const isTag =
      token.text.startsWith('#') && !token.isGlued && /\p{L}/u.test(tag) && tag.length <= MAX_TAG_LENGTH;
    const key = toSearchText(tag);
    if (!isTag || (tags.size >= MAX_TAGS && !tags.has(key))) continue;
    token.use = 'tag';
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

const MOST_WORDS = 6;

/** Takes '@food' and '@other income', the longest name that fits. Both types may have a category of the name. */
export function takeCategory(tokens: Token[], categories: readonly OfferedCategory[]): OfferedCategory[] {
  const at = tokens.findIndex(
    ({ text, isGlued }, index) => text === '@' && !isGlued && tokens[index + 1]?.isGlued === true,
  );
  if (at < 0) return [];
  for (let end = Math.min(tokens.length, at + 1 + MOST_WORDS); end > at + 1; end -= 1) {
    const typed = toKey(
      tokens
        .slice(at + 1, end)
        .map(({ text }) => text)
        .join(''),
    );
    const found = categories.filter(
      ({ id, name }) => typed !== '' && (toKey(name) === typed || toKey(id) === typed),
    );
    if (found.length > 0) {
      use(tokens, at, end, 'category');
      return found;
    }
  }
  return [];
}

/** The category whose name is all that the description says. */
export function findByName(
  categories: readonly OfferedCategory[],
  description: string,
  type: TransactionType,
): OfferedCategory | undefined {
  const key = toKey(description);
  return key === '' ? undefined : categories.find((each) => each.type === type && toKey(each.name) === key);
}

/** Letters and digits only: '@eating-out' is 'Eating out'. */
function toKey(text: string): string {
  return toSearchText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
