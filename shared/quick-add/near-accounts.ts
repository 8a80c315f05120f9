import { endOfLead, isOther, isWhole, type AccountLine, type FoundAccount } from './accounts.ts';
import { isNearDay, toMonthNumber, weekdayOfName } from './day-words.ts';
import { isMark } from './marks.ts';
import { isNumberWord } from './number-words.ts';
import { isOneOf, isWord, toTokens, toWordSet, type Token } from './tokens.ts';
import type { OfferedAccount } from './types.ts';

/** Words of one meaning. The first one is the kind of an account, or only a word of names. */
const SAME_WORDS = [
  'bank banco',
  'card tarjeta',
  'cash efectivo',
  'savings saving ahorro ahorros',
  'account cuenta',
].map((words) => words.split(' '));
const KIND_WORDS = toWordSet('bank card cash');
/** A word of any account, which names none by itself. */
const ANY_ACCOUNT = 'account';
/** Words of names that name no account by themselves. */
const SMALL_WORDS = toWordSet(
  'the my of for and or de del la el los las mi mis para con y o a al to from in on en',
);
const MIN_LETTERS = 2;

/** The ids of the accounts by the words of their names and of their kinds. */
export type NearNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Lists the words of the accounts' names, and the words of their kinds that no name has. */
export function toNearNames(accounts: readonly OfferedAccount[]): NearNames {
  const byName = new Map<string, Set<string>>();
  const byKind = new Map<string, Set<string>>();
  const add = (ids: Map<string, Set<string>>, word: string, id: string) =>
    ids.set(word, (ids.get(word) ?? new Set<string>()).add(id));
  for (const { id, name, kind = '' } of accounts) {
    for (const word of toTokens(name).filter(isNaming).map(toSame)) add(byName, word, id);
    if (KIND_WORDS.has(kind)) add(byKind, kind, id);
  }
  return new Map([...byKind, ...byName]);
}

/** Finds the account after a preposition by words of its name or its kind, as 'bank' for 'Green Bank'. */
export function findNearAfterLead(
  line: AccountLine,
  at: number,
  prepositions: ReadonlySet<string>,
  names: NearNames,
): FoundAccount | undefined {
  const from = endOfLead(line.tokens, at, prepositions);
  return from === undefined ? undefined : findNear(line, at, from, names);
}

/** Finds the account whose words begin at `from`. All words must fit one account, and no other one. */
export function findNear(
  { tokens, typed, money }: AccountLine,
  at: number,
  from: number,
  names: NearNames,
): FoundAccount | undefined {
  let fitting: ReadonlySet<string> | undefined;
  let end = from;
  for (let next = typed[end]; isNaming(next) && tokens[end]?.meaning === undefined; next = typed[end]) {
    const word = toSame(next);
    const ids = names.get(word);
    const isAny = word === ANY_ACCOUNT;
    if (ids === undefined && !isAny) break;
    if (ids && !isAny)
      fitting = fitting === undefined ? ids : new Set([...fitting].filter((id) => ids.has(id)));
    end += 1;
  }
  if (fitting?.size !== 1 || !isWhole(typed, end) || isOther(tokens, typed, at, from, end, money))
    return undefined;
  const [id = ''] = fitting;
  return { id, end };
}

/** Whether a word may name an account: no day, month, number or currency does. */
function isNaming(token: Token | undefined): token is Token {
  if (token === undefined || !isWord(token) || isOneOf(token, SMALL_WORDS)) return false;
  const { word } = token;
  const isDay = isNearDay(word) || weekdayOfName(word, true) >= 0 || toMonthNumber(word) > 0;
  return word.length >= MIN_LETTERS && !isDay && !isNumberWord(word) && !isMark(token);
}

function toSame({ word }: Token): string {
  return SAME_WORDS.find((words) => words.includes(word))?.[0] ?? word;
}
