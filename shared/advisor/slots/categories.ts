import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { countLinks, findOwnPhrase, isNarrowing, setOfWords } from './own-words.ts';
import { phraseAt, toPhraseLookup, readList, replacePhrases, type Place } from '../lexicon/phrases.ts';
import { toWords } from './text.ts';
import { isOwnThing, thingPhrases } from './things.ts';
import type { Language, Vocabulary } from '../types.ts';

type Category = Vocabulary['categories'][number];

/** `phrase` has the words of the question. `word` is the same, but only set if it is not the category's name. */
export type FoundCategory = { id: string; type: 'expense' | 'income'; phrase: string; word?: string };

type CategoryPhrase = { id: string; isKind: boolean; isBought: boolean };

/** The category of each phrase; undefined for phrases that mean something else, such as things: 'car park'. */
const PHRASES = { en: phrasesIn('en'), es: phrasesIn('es') };
function phrasesIn(language: Language) {
  const lists = Object.entries(CATEGORY_WORDS).flatMap(([id, { same, kinds, bought, not }]) => [
    [{ id, isKind: false, isBought: false }, same[language]] as const,
    [{ id, isKind: true, isBought: false }, kinds?.[language] ?? ''] as const,
    [{ id, isKind: false, isBought: true }, bought?.[language] ?? ''] as const,
    [undefined, not?.[language] ?? ''] as const,
  ]);
  const things = thingPhrases(language).filter((phrase) => phrase.includes(' '));
  return toPhraseLookup<CategoryPhrase | undefined>([...lists, [undefined, things.join('|')]]);
}

/** Masks each category in a text as `C` and its index in the returned list. */
export function maskCategories(
  text: string,
  { categories, words }: Vocabulary,
  language: Language,
): { text: string; found: FoundCategory[] } {
  const found: FoundCategory[] = [];
  const ownWords = setOfWords(words);
  const put = (category: Category, { phrase }: Place) => {
    const hasOtherName = toWords(category.name) !== phrase;
    found.push({ id: category.id, type: category.type, phrase, ...(hasOtherName && { word: phrase }) });
    return `C${found.length - 1}`;
  };
  const named = (isOfUser: boolean) =>
    toPhraseLookup(
      categories
        .filter(({ id, isOwn }) => isOwn === isOfUser && (isOwn || id !== 'other'))
        .map((category) => [category, toWords(category.name)] as const),
    );
  const withOwnNames = replacePhrases(text, named(true), put);
  const withPhrases = replacePhrases(withOwnNames, PHRASES[language], (value, place) => {
    const category = categories.find(({ id }) => id === value?.id);
    if (value === undefined || category === undefined) return undefined;
    const isNamed = toWords(category.name) === place.phrase;
    const isKind = (value.isKind && !isNamed) || (value.isBought && !isReceived(place));
    const isMeant = !isOwnDescription(isKind, place, ownWords, language) && isCategoryMeant(place);
    return isMeant ? put(category, place) : undefined;
  });
  const isMeant = (place: Place) => {
    const isBought = phraseAt(PHRASES[language], place.phrase.split(' '), 0)?.value?.isBought === true;
    return !isOwnDescription(isBought && !isReceived(place), place, ownWords, language);
  };
  return {
    text: replacePhrases(withPhrases, named(false), (category, place) =>
      isMeant(place) ? put(category, place) : undefined,
    ),
    found,
  };
}

const RECEIVED = [
  'rec(?:ei|ie)v\\w*|got|gett?(?:ing)?|given|gave me|from|incomes?|earn\\w*|collected|coming in|came in|of money|recib\\w*',
  'ingres\\w*|dier?on|dado|entr(?:o|aron)|gan\\w+|cobr\\w+|en plata|en dinero|regalaron',
].join('|');
const IS_RECEIVED = new RegExp(`(?<![^ ])(?:${RECEIVED})(?![^ ])`);
const isReceived = ({ before, after }: Place) =>
  IS_RECEIVED.test(before.toReversed().join(' ')) || IS_RECEIVED.test(after.join(' '));

/**
 * Whether a user's description wins over a category: always over its kinds, but over its name only next to words like
 * 'Christmas'.
 */
function isOwnDescription(
  isKind: boolean,
  { phrase, before, after }: Place,
  ownWords: ReadonlySet<string>,
  language: Language,
): boolean {
  if (isKind) return findOwnPhrase(phrase, ownWords) !== undefined || isOwnThing(phrase, language, ownWords);
  const [previous = ''] = before;
  const next = after[countLinks(after)] ?? '';
  return (
    findOwnPhrase(phrase, ownWords) !== undefined &&
    (isNarrowing(previous, ownWords) || isNarrowing(next, ownWords))
  );
}

/** Words that name a category only after `after` and, if it is set, before `before`: 'in other this month'. */
const REQUIRED_NEIGHBOURS: Record<string, { after: string; before?: string }> = {
  other: { after: 'on in under for', before: 'P category' },
  otros: { after: 'en de', before: 'P cuanto' },
  varios: { after: 'en de', before: 'P cuanto' },
  salir: { after: 'en' },
  'la quincena': { after: 'cae cayo llega llego pagan pagaron depositan depositaron ingresan' },
};

/** Whether a word that names a category only next to certain words stands next to them. */
function isCategoryMeant({ phrase, before: [previous = ''], after: [next = 'P'] }: Place): boolean {
  const required = REQUIRED_NEIGHBOURS[phrase];
  if (required === undefined) return true;
  const isBefore = required.before?.split(' ').includes(next.replace(/^P\d+$/, 'P')) !== false;
  return required.after.split(' ').includes(previous) && isBefore;
}

/** Finds phrases of a category in the user's descriptions: they mean a merchant then, not the category. */
export function maskOwnKinds(
  text: string,
  words: readonly string[],
  language: Language,
  put: (ownWords: string, phrase: string) => string,
): string {
  const ownWords = setOfWords(words);
  return replacePhrases(text, PHRASES[language], (value, place) => {
    const phrase = value && isCategoryMeant(place) ? findOwnPhrase(place.phrase, ownWords) : undefined;
    return phrase && put(phrase, place.phrase);
  });
}

/** Returns all phrases that name categories in a language. */
export const categoryWords = (language: Language): string[] =>
  Object.values(CATEGORY_WORDS)
    .flatMap(({ same, kinds, bought }) =>
      [same, kinds, bought].flatMap((list) => readList(list?.[language] ?? '')),
    )
    .flatMap((phrase) => phrase.split(' '));
