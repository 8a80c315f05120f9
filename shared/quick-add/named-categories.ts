import { UNCATEGORIZED, type FixedCategory, type TransactionType } from '../categories.ts';
import { categories as en } from '../i18n/en/categories.ts';
import { categories as es } from '../i18n/es/categories.ts';
import type { Language } from '../languages.ts';
import { toSearchText } from '../search-text.ts';
import { isWord, toPlain, toTokens, setMeaning, type Token } from './tokens.ts';
import type { OfferedCategory } from './types.ts';

const FIXED_NAMES: Record<Language, Record<FixedCategory, string>> = { en, es };
const MOST_WORDS = 6;
/** Fixed categories whose names are common words in any text. */
const COMMON_WORDS: readonly string[] = ['other', 'other income', UNCATEGORIZED] satisfies FixedCategory[];

type NamedCategories = {
  /** The categories with the name: one, or one of each type. */
  named: OfferedCategory[];
  unknown: string[];
};

/**
 * Finds '@food' and '@other income', with the longest name that fits, and marks the tokens. An unknown name becomes
 * plain words.
 */
export function claimCategory(tokens: Token[], categories: readonly OfferedCategory[]): NamedCategories {
  let named: OfferedCategory[] = [];
  const unknown: string[] = [];
  for (const [at, { text, isGlued }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (text !== '@' || isGlued || next?.isGlued !== true || !isWord(next)) continue;
    const found = findLongest(tokens, at + 1, categories);
    if (found && named.length === 0) {
      named = found.categories;
      setMeaning(tokens, at, found.end, 'category');
    } else {
      const end = endOfWord(tokens, at + 1);
      if (!found) unknown.push(joinText(tokens, at + 1, end));
      for (let index = at; index < end; index += 1) tokens.splice(index, 1, toPlain(tokens[index] ?? next));
    }
  }
  return { named, unknown };
}

function findLongest(tokens: readonly Token[], at: number, categories: readonly OfferedCategory[]) {
  for (let end = Math.min(tokens.length, at + MOST_WORDS); end > at; end -= 1) {
    const isWhole = /[\p{L}\p{N}]/u.test(tokens[end - 1]?.text ?? '');
    const found = isWhole ? findNamed(categories, joinText(tokens, at, end)) : [];
    if (found.length > 0) return { categories: found, end };
  }
  return undefined;
}

/** Finds the category whose name is the whole description. */
export function findByName(
  categories: readonly OfferedCategory[],
  description: string,
  type: TransactionType,
): OfferedCategory | undefined {
  return findNamed(
    categories.filter((each) => each.type === type),
    description,
  )[0];
}

/** Finds the category whose name is among the words of the description; the longest name wins. */
export function findMentioned(
  categories: readonly OfferedCategory[],
  description: string,
  type: TransactionType,
): OfferedCategory | undefined {
  const words = padWords(description);
  const [longest] = categories
    .filter((each) => each.type === type && !COMMON_WORDS.includes(each.id))
    .flatMap((category) => listNames(category).map((name) => ({ category, name })))
    .filter(({ name }) => words.includes(padWords(name)))
    .toSorted((a, b) => b.name.length - a.name.length);
  return longest?.category;
}

/** Finds the categories with a name: by the user's own names or else by those of fixed categories in all languages. */
function findNamed(categories: readonly OfferedCategory[], typed: string): OfferedCategory[] {
  const key = toKey(typed);
  if (key === '') return [];
  const own = categories.filter(({ name }) => toKey(name) === key);
  return own.length > 0
    ? own
    : categories.filter((category) => listNames(category).some((name) => toKey(name) === key));
}

function listNames({ id, name }: OfferedCategory): string[] {
  const fixed = Object.values(FIXED_NAMES).flatMap((names) => (isFixed(id) ? [names[id]] : []));
  return [name, id, ...fixed];
}

function isFixed(id: string): id is FixedCategory {
  return id in en;
}

/** Keeps only letters and digits, so that '@eating-out' is 'Eating out'. */
function toKey(text: string): string {
  return toSearchText(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Writes a blank around each word of a text, so that only whole words are found in it. */
function padWords(text: string): string {
  const words = toTokens(text).map(({ word }) => word);
  return ` ${words.join(' ')} `;
}

/** Returns the end of the word that begins at a token: 'eating-out' has three tokens. */
function endOfWord(tokens: readonly Token[], at: number): number {
  let end = at + 1;
  while (tokens[end]?.isGlued === true) end += 1;
  return end;
}

function joinText(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join('');
}
