import { COMMON_ENGLISH } from '../lexicon/common.en.ts';
import { COMMON_SPANISH } from '../lexicon/common.es.ts';
import { findSlots, prepare, type Found } from '../slots/find-slots.ts';
import type { Question } from '../lists/read-lists.ts';
import { vocabularyOf } from '../lists/vocabulary.ts';
import { isShopName, mendSlip } from '../slots/mend-slips.ts';
import { toWords } from '../slots/text.ts';
import type { Language, Vocabulary } from '../types.ts';
import { isMask } from './features.ts';
import { NO_WORDS, type KnownWords } from '../slots/known-words.ts';

/** A word is known in a language if at least this many questions have it. */
export const MIN_QUESTIONS = 2;

/** Intents whose questions may name anything, so that their words do not count. */
export const ANY_TOPIC_INTENTS = /^(?:refuse|smalltalk|help|afford|goal|didYouMean|bank|data)/;

/** Finds the slots of a question of the lists. */
export function findQuestionSlots(question: Question, known: KnownWords): Found {
  return findWith(question, vocabularyOf(question.lang, question.words), known);
}

/** Finds the slots for a user without transactions. */
function findWithoutLedger(question: Question): Found {
  return findWith(question, { ...vocabularyOf(question.lang), words: [] }, NO_WORDS);
}

function findWith({ question }: Question, vocabulary: Vocabulary, known: KnownWords): Found {
  return findSlots(prepare(question, vocabulary, known), vocabulary, known);
}

export const COMMON_WORDS = {
  en: new Set(COMMON_ENGLISH.split(/\s+/)),
  es: new Set(COMMON_SPANISH.split(/\s+/)),
};

/** Returns the words of questions outside their slots, the most frequent first, and then other common words. */
export function knownWords(counts: Counts): KnownWords {
  const isKnown = ([word, count]: [string, number], language: Language) =>
    count >= MIN_QUESTIONS && !isShopName(word) && mendSlip(word, language) === undefined;
  const pick = (language: Language) =>
    new Set([
      ...[...counts[language]]
        .filter((each) => isKnown(each, language))
        .toSorted(([, one], [, other]) => other - one)
        .map(([word]) => word),
      ...COMMON_WORDS[language],
    ]);
  return { en: pick('en'), es: pick('es') };
}

/** Returns the known words that few questions have. */
export const rareWords = (known: KnownWords, counts: Counts, language: Language): string[] =>
  [...known[language]].filter(
    (word) => word.length > 3 && (counts[language].get(word) ?? 0) <= MIN_QUESTIONS,
  );

export type Counts = Record<Language, Map<string, number>>;

/** Counts the questions that have each word outside their slots. */
export function countWords(questions: readonly Question[]): Counts {
  const counts: Counts = { en: new Map(), es: new Map() };
  for (const question of questions) {
    if (ANY_TOPIC_INTENTS.test(question.intent)) continue;
    const wordCounts = counts[question.lang];
    const wordsOfMerchants = merchantWords(question);
    // 'Ubers' names a merchant as 'uber' does.
    const isOfMerchant = (word: string) =>
      wordsOfMerchants.has(word) || wordsOfMerchants.has(word.replace(/s$/, ''));
    for (const word of new Set(findWithoutLedger(question).tokens))
      if (!isMask(word) && /^\p{Ll}+$/u.test(word) && !isOfMerchant(word))
        wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Returns the words of the merchants that a question and its previous one name. */
export function merchantWords({ slots, previous }: Question): Set<string> {
  return new Set(
    [slots.merchant, previous?.slots.merchant].flatMap((merchant) => toWords(merchant ?? '').split(' ')),
  );
}
