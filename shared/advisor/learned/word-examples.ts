import type { Found } from '../slots/find-slots.ts';
import { SHOPS } from '../lexicon/shops.ts';
import type { Question } from '../lists/read-lists.ts';
import { featuresOfWord, isMask, wordKind, findPlaces } from './features.ts';
import { HEAD_LABELS } from '../heads.ts';
import type { KnownWords } from '../slots/known-words.ts';
import { COMMON_WORDS, merchantWords, MIN_QUESTIONS, type Counts } from './list-words.ts';
import type { Example } from './train.ts';

/** Makes examples of the words outside the slots of a question, each with its label. */
export function wordExamples(
  question: Question,
  { tokens }: Found,
  known: KnownWords,
  counts: Counts,
  random: () => number,
): Example<'word'>[] {
  const named = merchantWords(question);
  const places = findPlaces(question.question, tokens);
  const isLimited = question.intent === 'didYouMean';
  return tokens.flatMap((word, at) => {
    if (isMask(word) || !WORD.test(word)) return [];
    // Without this question, a reader would not know a word that no other question has.
    const isOnlyHere =
      (counts[question.lang].get(word) ?? 0) <= MIN_QUESTIONS && !COMMON_WORDS[question.lang].has(word);
    const isKnown = !isOnlyHere && known[question.lang].has(word);
    const kind = wordKind(word, isKnown);
    if (isLimited && kind !== 'new') return [];
    const label = named.has(word) ? 'merchant' : isLimited ? 'limit' : 'other';
    return [
      {
        features: featuresOfWord(tokens, places, at, kind, chooseIntent(question, random)),
        labels: { word: { label: HEAD_LABELS.word.indexOf(label) } },
      },
    ];
  });
}

/**
 * Returns the intent of a question; a random one for `didYouMean`, because a question of any intent may have a limit.
 */
const chooseIntent = ({ intent }: Question, random: () => number): string =>
  intent === 'didYouMean' ? (LIMITED_INTENTS[Math.floor(random() * LIMITED_INTENTS.length)] ?? '') : intent;
const LIMITED_INTENTS = [
  'spend.total',
  'spend.total',
  'spend.average',
  'records.list',
  'records.count',
  'income.total',
];
const WORD = /^\p{Ll}[\p{Ll}\d]*$/u;

/** Makes examples of names by replacing the merchants of a question with unknown names or common words. */
export function nameExamples(
  question: Question,
  found: Found,
  rare: readonly string[],
  random: () => number,
): Example<'word'>[] {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  const isKnown = random() < SHARE_OF_COMMON_WORDS;
  const names = isKnown ? rare : NAMES;
  const typedPlaces = findPlaces(question.question, found.tokens);
  const isTypedWithCapitals = random() < SHARE_OF_CAPITALS;
  const parts = found.tokens.map((token, at) => {
    const isName = token === 'M' || (token === 'Ce' && random() < SHARE_OF_CATEGORIES);
    const count = isName && random() < SHARE_OF_TWO_WORDS ? 2 : 1;
    const words = isName ? Array.from({ length: count }, () => pick(names)) : [token];
    const place = typedPlaces[at] ?? { segment: 0, capital: 'unknown' };
    return {
      words,
      place: isName && isTypedWithCapitals ? { ...place, capital: 'yes' as const } : place,
      isName,
    };
  });
  const all = parts.flatMap(({ words, place, isName }) => words.map((word) => ({ word, place, isName })));
  const tokens = all.map(({ word }) => word);
  const places = all.map(({ place }) => place);
  return all.flatMap(({ isName }, at) =>
    isName
      ? [
          {
            features: featuresOfWord(tokens, places, at, isKnown ? 'known' : 'new', question.intent),
            labels: { word: { label: HEAD_LABELS.word.indexOf('merchant') } },
          },
        ]
      : [],
  );
}
/** Share of the examples whose names are common words. */
const SHARE_OF_COMMON_WORDS = 0.3;
const SHARE_OF_TWO_WORDS = 0.25;
/** Share of the examples whose names have capitals. */
const SHARE_OF_CAPITALS = 0.4;
/** Share of the categories that a name replaces. */
const SHARE_OF_CATEGORIES = 0.5;
const NAMES = SHOPS.split(/\s+/);
