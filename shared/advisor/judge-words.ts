import { featuresOfWord, isMask, kindOf, segmentsOf } from './learned/features.ts';
import type { Table } from './learned/table.ts';
import type { Language } from './types.ts';

/** Words of a question that no slot has read. */
export type OpenWords = {
  /** Names that no description has: 'at Starbucks'. They are a filter that must not be dropped. */
  filters: string[];
  /** Words that may limit what is asked for, in a way that no slot holds: 'my wife'. */
  limits: string[];
};

/** A word is a name from this probability on. A well-known shop always is; a common word only where it is clear. */
const NAME_FROM = { new: 0.6, shop: 0, known: 0.7 };
/** A word belongs to the name before it from this probability on. */
const NAME_GOES_ON_FROM = 0.2;
/** The shortest common word that may be a name. */
const MIN_NAME = 4;
/** A word may be a limit if it is less likely than this to be harmless. */
const LIMIT_BELOW = {
  new: Number(process.env['LN'] ?? 0.85),
  shop: 0,
  known: Number(process.env['LK'] ?? 0.3),
};
/** The same after 'at', where a word that nobody knows is never dropped. */
const LIMIT_AT_BELOW = { new: 1, shop: 1, known: 0.95 };
/** A new word after 'at' is a name if it is less likely than this to be harmless. */
const NAME_AT_BELOW = 0.5;

/** Sorts the words beside the slots, by their neighbours, into names, limits and harmless ones. */
export function judgeWords(
  question: string,
  tokens: readonly string[],
  language: Language,
  intent: string,
  table: Table,
): OpenWords {
  const segments = segmentsOf(question, tokens);
  const filters: string[] = [];
  const limits: string[] = [];
  let before: string[] | undefined;
  for (const [at, word] of tokens.entries()) {
    const isWord = !isMask(word) && WORD.test(word);
    const kind = kindOf(word, table.known[language].has(word));
    const judged = isWord ? table.choose('word', featuresOfWord(tokens, segments, at, kind, intent)) : [];
    const likely = (label: string) => judged.find((each) => each.label === label)?.probability ?? 0;
    const isPartOfName = before === filters && kind !== 'known' && likely('merchant') >= NAME_GOES_ON_FROM;
    const isName = kind !== 'known' || word.length >= MIN_NAME;
    // 'At blorptech' is a place, whatever else is said.
    const isPlaced = /^(?:at|en)$/.test(tokens[at - 1] ?? '');
    const isPlace = isPlaced && kind === 'new' && likely('other') < NAME_AT_BELOW;
    const isFilter = isWord && isName && (isPartOfName || isPlace || likely('merchant') >= NAME_FROM[kind]);
    const least = isPlaced ? LIMIT_AT_BELOW[kind] : LIMIT_BELOW[kind];
    const isLimit = isWord && isName && !isFilter && likely('other') < least;
    // A name may have a part that looks like a limit: 'tractor supply'.
    const isNextToFilter = isLimit && before === filters;
    const isNextToLimit = isFilter && before === limits && (tokens[at - 1] ?? '').length >= MIN_NAME;
    if (isNextToLimit) filters.push(limits.pop() ?? '');
    const list: string[] | undefined = isFilter || isNextToFilter ? filters : isLimit ? limits : undefined;
    if (list !== undefined && (list === before || isNextToLimit)) list.push(`${list.pop() ?? ''} ${word}`);
    else list?.push(word);
    before = list;
  }
  return { filters, limits };
}
const WORD = /^[\p{Ll}\d]*\p{Ll}[\p{Ll}\d]*$/u;
