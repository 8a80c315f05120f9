import { featuresOfWord, wordKind, findPlaces } from './learned/features.ts';
import { WEEKDAY } from './periods/names.ts';
import { isExcluding } from './slots/left-out.ts';
import type { Table } from './learned/table.ts';
import type { Language } from './types.ts';

/** Words of a question that no slot has read. */
export type OpenWords = {
  /** Names that no description contains: 'at Starbucks'. They filter the answer and must not be dropped. */
  filters: string[];
  /** Words that may limit the question in a way that no slot holds: 'my wife'. */
  limits: string[];
};

type Kind = ReturnType<typeof wordKind>;
type ProbabilityByKind = Readonly<Record<Kind, number>>;

/** From this probability on, a word is a name. A well-known shop always is one; a common word rarely. */
const MIN_NAME_PROBABILITY: ProbabilityByKind = { new: 0.6, shop: 0, known: 0.7 };
/** The same for a word after a name. */
const MIN_NEXT_NAME_PROBABILITY = 0.2;
/** A new word after 'at' is a name unless it is at least this likely to be harmless. */
const MIN_HARMLESS_PLACE_PROBABILITY = 0.5;
/** The shortest common word that may be a name. */
const MIN_NAME_LENGTH = 4;
/** A word may be a limit unless it is at least this likely to be harmless. */
const MIN_HARMLESS_PROBABILITY: ProbabilityByKind = { new: 0.85, shop: 0, known: 0.3 };
/**
 * The same for words with a capital, or after 'at' or 'food and', where a name is expected: no new word is harmless.
 */
const MIN_HARMLESS_NAME_PROBABILITY: ProbabilityByKind = { new: Infinity, shop: Infinity, known: 0.95 };

/** The role of a word: part of a name, a possible limit of the question, or neither. */
type Role = 'name' | 'limit' | 'harmless';

/** Sorts the words outside the slots into names, limits and harmless words, by their neighbours. */
export function judgeWords(
  question: string,
  tokens: readonly string[],
  language: Language,
  intent: string,
  table: Table,
): OpenWords {
  const places = findPlaces(question, tokens);
  const roles: Role[] = [];
  for (const [at, word] of tokens.entries()) {
    const kind = wordKind(word, table.known[language].has(word));
    const isJudged =
      WORD.test(word) && !isExcluding(word) && (kind !== 'known' || word.length >= MIN_NAME_LENGTH);
    if (!isJudged || REPEATED_DAY.test(word)) {
      roles.push(isJudged && intent !== 'weekday.pattern' ? 'limit' : 'harmless');
      continue;
    }
    const choices = table.choose('word', featuresOfWord(tokens, places, at, kind, intent));
    const likely = (label: string) => choices.find((each) => each.label === label)?.probability ?? 0;
    roles.push(
      chooseRole(kind, likely('merchant'), likely('other'), {
        isAfterAt: /^(?:at|en)$/.test(tokens[at - 1] ?? ''),
        isAfterAnd: JOINING.test(`${tokens[at - 2] ?? ''} ${tokens[at - 1] ?? ''}`),
        isAfterName: roles[at - 1] === 'name',
        isCapital: places[at]?.capital === 'yes',
      }),
    );
  }
  return joinNeighbours(tokens, roles);
}
const WORD = /^[\p{Ll}\d]*\p{Ll}[\p{Ll}\d]*$/u;
/** A weekday that is not a period: 'on Mondays'. Only one intent can use it. */
const REPEATED_DAY = new RegExp(`^${WEEKDAY}s?$`);
/** A subject before a joining word: 'food and', 'gimnasio y'. `M` and `C` are masks of merchants and categories. */
const JOINING = /^[MC]\w? (?:and|or|plus|y|e|o|u)$/;

type Signs = { isAfterAt: boolean; isAfterAnd: boolean; isAfterName: boolean; isCapital: boolean };

function chooseRole(
  kind: Kind,
  nameProbability: number,
  harmlessProbability: number,
  { isAfterAt, isAfterAnd, isAfterName, isCapital }: Signs,
): Role {
  const isNextName = isAfterName && kind !== 'known' && nameProbability >= MIN_NEXT_NAME_PROBABILITY;
  const isPlace = isAfterAt && kind === 'new' && harmlessProbability < MIN_HARMLESS_PLACE_PROBABILITY;
  if (isNextName || isPlace || nameProbability >= MIN_NAME_PROBABILITY[kind]) return 'name';
  const isNameExpected = isAfterAt || isAfterAnd || isCapital;
  const least = isNameExpected ? MIN_HARMLESS_NAME_PROBABILITY : MIN_HARMLESS_PROBABILITY;
  return harmlessProbability < least[kind] ? 'limit' : 'harmless';
}

/** Joins neighbours that are not harmless. A name may have a part that looks like a limit: 'tractor supply'. */
function joinNeighbours(tokens: readonly string[], roles: readonly Role[]): OpenWords {
  const filters: string[] = [];
  const limits: string[] = [];
  for (let from = 0; from < tokens.length; from++) {
    let to = from;
    while (to < tokens.length && roles[to] !== 'harmless') to++;
    if (to === from) continue;
    const isName = roles.slice(from, to).includes('name');
    (isName ? filters : limits).push(tokens.slice(from, to).join(' '));
    from = to;
  }
  return { filters, limits };
}
