import { featuresOfWord, isMask } from './learned/features.ts';
import { kindOf } from './learned/learn-kinds.ts';
import { segmentsOf } from './learned/segments.ts';
import type { Table } from './learned/table.ts';
import type { Language } from './types.ts';

/** Words of a question that no slot has read. */
export type OpenWords = {
  /** Names that no description has: 'at Starbucks'. They are a filter that must not be dropped. */
  filters: string[];
  /** Words that may limit what is asked for, in a way that no slot holds: 'my wife'. */
  limits: string[];
};

/** From these probabilities on a word names a merchant; one that is well known only where it is clear: 'spent on fees'. */
const MERCHANT_FROM = { new: 0.6, shop: 0, known: 0.7 };
/** Below these probabilities of being harmless a word may be a limit. */
const HARMLESS_FROM = { new: 0.6, shop: 0, known: 0.1 };
const HARMLESS_PLACE_FROM = { new: 1, shop: 1, known: 0.9 };
const PLACE_BELOW = 0.5;
const NAME_GOES_ON = 0.2;
const MIN_NAME = 4;

/** Judges each word that stands beside the slots by its neighbours. */
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
    const isPartOfName = before === filters && kind !== 'known' && likely('merchant') >= NAME_GOES_ON;
    const isName = kind !== 'known' || word.length >= MIN_NAME;
    // 'At blorptech' is a place, whatever else is said.
    const isPlaced = /^(?:at|en)$/.test(tokens[at - 1] ?? '');
    const isPlace = isPlaced && kind === 'new' && likely('other') < PLACE_BELOW;
    const isFilter =
      isWord && isName && (isPartOfName || isPlace || likely('merchant') >= MERCHANT_FROM[kind]);
    const least = isPlaced ? HARMLESS_PLACE_FROM[kind] : HARMLESS_FROM[kind];
    const isLimit = isWord && !isFilter && likely('other') < least;
    const list: string[] | undefined = isFilter ? filters : isLimit ? limits : undefined;
    if (list !== undefined && list === before) list.push(`${list.pop() ?? ''} ${word}`);
    else list?.push(word);
    before = list;
  }
  return { filters, limits };
}
const WORD = /^[\p{Ll}\d]*\p{Ll}[\p{Ll}\d]*$/u;
