import { findMarkAfter, isMark, isUnit, type Money } from './marks.ts';
import { isNumberWord } from './number-words.ts';
import { isOneOf, isWord, setMeaning, toTokens, toWordSet, type Token } from './tokens.ts';
import type { OfferedAccount, Writer } from './types.ts';

/** An account is named only after one of these words: 'Cash' is an account in 'coffee from cash', not in 'cash gift'. */
const PREPOSITIONS = toWordSet('from with on by to into de con en a desde al del');
/** The prepositions before an account that money reaches, so that an expense has no account after them. */
const REACHING = toWordSet('to into a al');
const OTHERS = new Set([...PREPOSITIONS].filter((word) => !REACHING.has(word)));

/** Whether money leaves or reaches the account of the line: for an expense, or for an income or a refund. */
export type Direction = 'leaves' | 'reaches';
const LEADS: Record<Direction, readonly ReadonlySet<string>[]> = {
  leaves: [OTHERS],
  reaches: [REACHING, OTHERS],
};
const ARTICLES = toWordSet('the my la el mi');
/** Numbers with fewer digits are seldom an account: 'from 5 to 7'. */
const MIN_DIGITS = 3;

type AccountNames = {
  /** The ids of the accounts with a name, by its words. */
  ids: ReadonlyMap<string, ReadonlySet<string>>;
  /** The number of tokens of the longest name. */
  longest: number;
};
type FoundName = { ids: ReadonlySet<string>; end: number };

/**
 * Finds 'from cash', 'con la visa' and 'from 4567', and marks the tokens. Of several accounts the first one counts, but
 * an account that money reaches comes first for an income, and does not count for an expense. A name of two accounts
 * stays in the description. `typed` are the tokens before names were turned into plain words, so
 * that the account 'Capital One' is found.
 */
export function claimAccount(
  tokens: readonly Token[],
  typed: readonly Token[],
  { accounts = [], locale }: Writer,
  { money, direction }: { money: Money; direction: Direction },
): string | null {
  if (accounts.length === 0) return null;
  const line: AccountLine = { tokens, typed, names: toNames(accounts), money };
  for (const leads of LEADS[direction]) {
    for (const at of tokens.keys()) {
      // 'a card' is any card in English.
      const isAny = tokens[at]?.word === 'a' && !isOneOf(tokens[at + 1], ARTICLES) && locale.startsWith('en');
      const found = isAny ? undefined : findAfterLead(line, at, leads);
      if (found === undefined) continue;
      setMeaning(tokens, at, found.end, 'account');
      return found.id;
    }
  }
  return null;
}

/** A line in which accounts are looked for. */
export type AccountLine = {
  tokens: readonly Token[];
  /** The tokens before names were turned into plain words. */
  typed: readonly Token[];
  names: AccountNames;
  money: Money;
};
/** An account with the end of its name in the line. */
export type FoundAccount = { id: string; end: number };

/** Finds the account that is named after a preposition at a token. */
export function findAfterLead(
  line: AccountLine,
  at: number,
  prepositions: ReadonlySet<string>,
): FoundAccount | undefined {
  const from = endOfLead(line.tokens, at, prepositions);
  return from === undefined ? undefined : findNamed(line, at, from);
}

/** Finds the account whose name begins at `from`. Its preposition, if it has one, is at `at`. */
export function findNamed(
  { tokens, typed, names, money }: AccountLine,
  at: number,
  from: number,
): FoundAccount | undefined {
  const found = findLongest(tokens, typed, from, names);
  if (found?.ids.size !== 1 || isOther(tokens, typed, at, from, found.end, money)) return undefined;
  const [id = ''] = found.ids;
  return { id, end: found.end };
}

/** Lists the names of the accounts and the last digits of their numbers. */
export function toNames(accounts: readonly OfferedAccount[]): AccountNames {
  const ids = new Map<string, Set<string>>();
  let longest = 0;
  for (const { id, name, accountEnd } of accounts) {
    for (const each of [name, accountEnd ?? '']) {
      const tokens = toTokens(each);
      const key = tokens.reduce(addWord, '');
      ids.set(key, (ids.get(key) ?? new Set<string>()).add(id));
      longest = Math.max(longest, tokens.length);
    }
  }
  return { ids, longest };
}

/** Returns the end of a preposition and its article; undefined if none begins at a token. */
export function endOfLead(
  tokens: readonly Token[],
  at: number,
  prepositions: ReadonlySet<string>,
): number | undefined {
  const token = tokens[at];
  const isApart = token?.isGlued === false || /^[([,;:¿¡«“"]$/.test(tokens[at - 1]?.text ?? '');
  if (!isApart || !isOpenWord(token) || !isOneOf(token, prepositions)) return undefined;
  const article = tokens[at + 1];
  return isOpenWord(article) && isOneOf(article, ARTICLES) ? at + 2 : at + 1;
}

function isOpenWord(token: Token | undefined): boolean {
  return isWord(token) && token?.meaning === undefined;
}

/** Finds the longest name that begins at a token. */
function findLongest(
  tokens: readonly Token[],
  typed: readonly Token[],
  from: number,
  { ids, longest }: AccountNames,
): FoundName | undefined {
  let found: FoundName | undefined;
  let key = '';
  for (let at = from; at < Math.min(tokens.length, from + longest); at += 1) {
    const token = typed[at];
    const isStrange = token === undefined || token.word === '' || /^[#@]/.test(token.text);
    // A name begins with a word or a number, and ends with one.
    const isSign = token !== undefined && toWord(token) === '';
    if (isStrange || tokens[at]?.meaning !== undefined || (isSign && at === from)) break;
    key = addWord(key, token);
    const named = isSign || !isWhole(typed, at + 1) ? undefined : ids.get(key);
    if (named) found = { ids: named, end: at + 1 };
  }
  return found;
}

/** Whether a word ends before a token: not before the dash of 'cash-flow'. */
export function isWhole(typed: readonly Token[], at: number): boolean {
  const next = typed[at];
  if (next?.isGlued !== true) return true;
  return toWord(next) === '' && (/^[,;:!?)\]»”"]$/.test(next.text) || typed[at + 1]?.isGlued !== true);
}

/** Whether the words have another meaning than an account. */
export function isOther(
  tokens: readonly Token[],
  typed: readonly Token[],
  at: number,
  from: number,
  end: number,
  money: Money,
): boolean {
  // 'un millón de pesos'.
  if (tokens[at]?.word === 'de' && isMark(typed[from])) return true;
  const name = typed.slice(from, end);
  if (name.every(({ isNumber, word }) => isNumber || isNumberWord(word)))
    return isOtherNumber(tokens, at, from, end, money);
  // 'from Cash Converters' names a shop.
  return tokens[end]?.meaning === undefined && isCapital(typed[end - 1]) && isCapital(typed[end]);
}

/** Whether a number after a preposition is no account: the amount of the line, a measure, or a part of a range. */
function isOtherNumber(
  tokens: readonly Token[],
  at: number,
  from: number,
  end: number,
  money: Money,
): boolean {
  const digits = tokens.slice(from, end).map(({ text }) => text);
  if (!new RegExp(String.raw`^\d{${MIN_DIGITS},}$`).test(digits.join(''))) return true;
  if (isUnit(tokens[end]) || findMarkAfter(tokens, end, money)) return true;
  const isRange =
    (/^(?:to|a|al|y|and|hasta|-|–)$/.test(tokens[end]?.word ?? '') && tokens[end + 1]?.isNumber === true) ||
    (tokens[at - 1]?.isNumber === true && /^(?:from|de|del|desde)$/.test(tokens[at - 2]?.word ?? ''));
  const isAmount = (token: Token, index: number) =>
    (index < at || index >= end) &&
    token.meaning === undefined &&
    (token.isNumber || isNumberWord(token.word));
  return isRange || !tokens.some(isAmount);
}

function isCapital(token: Token | undefined): boolean {
  return /^\p{Lu}.*\p{Ll}/u.test(token?.text ?? '');
}

/** Keeps only letters and digits. */
function toWord({ word }: Token): string {
  return word.replace(/[^\p{L}\p{N}]+/gu, '');
}

function addWord(words: string, token: Token): string {
  return [words, toWord(token)].filter(Boolean).join(' ');
}
