import { phraseAt, toPhraseLookup } from '../lexicon/phrases.ts';
import type { Language } from '../types.ts';

/**
 * A thing of `things.ts` that has kinds. Questions name it by `en` and `es`; English descriptions name it by `nouns`.
 */
type Thing = { word: string; en: string; es: string; names: Record<Language, string>; nouns: string[] };

const THINGS: Thing[] = [
  {
    word: 'seguro',
    en: `insurance|insurances|insurance bill|insurance bills|insurance payment|insurance payments|insurance premium
      |insurance premiums|insurance cost|insurance costs|insurance policy|insurance policies`,
    es: 'seguro|seguros|poliza de seguro|poliza del seguro|poliza de seguros',
    names: { en: 'insurance', es: 'seguro' },
    nouns: ['insurance'],
  },
  {
    word: 'alquiler',
    en: `rent|rental|rent payment|rent payments|rental payment|rental payments|rental cost|rental costs|rental fee|rental fees
      |renting|hire|hire costs|hire fees|hiring|lease|leasing|lease payment|lease payments`,
    es: 'alquiler|renta|arriendo|renting|leasing',
    names: { en: 'rental', es: 'alquiler' },
    nouns: ['rental', 'hire'],
  },
  {
    word: 'prestamo',
    en: 'loan|loans|loan payment|loan payments|loan instalment|loan instalments|loan installment|loan installments',
    es: 'prestamo|prestamos|credito',
    names: { en: 'loan', es: 'préstamo' },
    nouns: ['loan'],
  },
];

/** A word that narrows some things, with its synonyms in English and Spanish. The first of each is its name. */
type Narrowing = { things: string; en: string; es: string };
const NARROWINGS: Narrowing[] = [
  { things: 'seguro alquiler prestamo', en: 'car auto motor vehicle', es: 'coche auto carro' },
  { things: 'seguro alquiler', en: 'motorbike motorcycle scooter', es: 'moto motocicleta' },
  { things: 'alquiler', en: 'bike bicycle', es: 'bici bicicleta' },
  { things: 'alquiler', en: 'van', es: 'furgoneta' },
  { things: 'alquiler', en: 'garage parking', es: 'garaje parking cochera' },
  { things: 'alquiler', en: 'storage', es: 'trastero bodega' },
  { things: 'alquiler', en: 'office', es: 'oficina' },
  { things: 'seguro', en: 'home house household contents', es: 'hogar casa vivienda' },
  { things: 'seguro', en: 'life', es: 'vida' },
  { things: 'seguro', en: 'health medical', es: 'salud medico' },
  { things: 'seguro', en: 'dental', es: 'dental' },
  { things: 'seguro', en: 'pet dog cat', es: 'mascota perro gato' },
  { things: 'seguro', en: 'travel trip', es: 'viaje' },
  { things: 'seguro', en: 'phone mobile', es: 'movil celular telefono' },
  { things: 'seguro', en: 'boat', es: 'barco' },
  { things: 'seguro', en: 'funeral', es: 'decesos' },
  { things: 'prestamo', en: 'student', es: 'estudiante estudios' },
  { things: 'prestamo', en: 'personal', es: 'personal' },
];

/** A kind of a thing, such as car insurance, which is a separate merchant. `thing` is the word of the thing. */
type Narrowed = { word: string; thing: string; names: Record<Language, string>; words: string[] };

const firstWord = (words: string) => words.split(' ')[0] ?? '';

function narrow(thing: Thing, { en, es }: Narrowing): Narrowed {
  const inSpanish = (each: string) => ['', 'de ', 'del ', 'de la '].map((of) => `${thing.word} ${of}${each}`);
  const inEnglish = (each: string) => thing.nouns.map((noun) => `${each} ${noun}`);
  return {
    word: `${thing.word} ${firstWord(es)}`,
    thing: thing.word,
    names: { en: `${firstWord(en)} ${thing.names.en}`, es: `${thing.names.es} de ${firstWord(es)}` },
    words: [...es.split(' ').flatMap(inSpanish), ...en.split(' ').flatMap(inEnglish)],
  };
}

const NARROWED = THINGS.flatMap((thing) =>
  NARROWINGS.filter(({ things }) => things.split(' ').includes(thing.word)).map((narrowing) => ({
    ...narrow(thing, narrowing),
    narrowing,
  })),
);
const BY_WORD = new Map<string, Narrowed>(NARROWED.map((each) => [each.word, each]));

/** The narrowed thing that a merchant of the slots names. */
export const findNarrowed = (merchant: string | undefined): Narrowed | undefined =>
  merchant === undefined ? undefined : BY_WORD.get(merchant);

const thingsIn = (language: Language) =>
  toPhraseLookup(THINGS.map((thing) => [thing.word, thing[language]] as const));
const THING_PHRASES = { en: thingsIn('en'), es: thingsIn('es') };

/** Words between a thing and the word that narrows it: 'insurance for my car', 'seguro de la moto'. */
const BETWEEN = {
  en: new Set('for on of the my our a'.split(' ')),
  es: new Set('de del la los las el mi para por'.split(' ')),
};
const MAX_BETWEEN = 2;
const AND = new Set('and or y e o'.split(' '));

type Found = { word: string; words: string[]; isConcept: true; phrase: string };

/** Extracts 'car insurance' and the like before 'car' or 'insurance' are read alone: neither may be dropped. */
export function extractNarrowed(text: string, language: Language): { text: string; found: Found[] } {
  const words = text.split(' ');
  const found: Found[] = [];
  const rest: string[] = [];
  let lastNarrowed: Narrowed | undefined;
  for (let at = 0; at < words.length;) {
    const place =
      narrowedAt(words, at, language) ?? (lastNarrowed && joinedAt(words, at, language, lastNarrowed.thing));
    if (place === undefined) {
      const word = words[at] ?? '';
      // In 'seguro del coche y de vida' the 'y' keeps the thing for the next words.
      if (!AND.has(word)) lastNarrowed = undefined;
      rest.push(word);
      at += 1;
    } else {
      const { word, words: all } = place.narrowed;
      rest.push(
        `M${found.push({ word, words: all, isConcept: true, phrase: words.slice(at, place.end).join(' ') }) - 1}`,
      );
      lastNarrowed = place.narrowed;
      at = place.end;
    }
  }
  return { text: rest.join(' '), found };
}

type Place = { narrowed: Narrowed; end: number };

/** Finds 'car insurance' or 'insurance for the car' if it begins at this word. */
function narrowedAt(words: readonly string[], at: number, language: Language): Place | undefined {
  const first = phraseAt(THING_PHRASES[language], words, at);
  if (first !== undefined) return narrowingAt(words, first.end, language, first.value);
  if (language === 'es') return undefined;
  const second = phraseAt(THING_PHRASES.en, words, at + 1);
  const narrowed = second && toNarrowed(words[at], second.value, language);
  return second && narrowed && { narrowed, end: second.end };
}

/** Finds the word that narrows a thing, after the links between them. */
function narrowingAt(
  words: readonly string[],
  from: number,
  language: Language,
  thing: string,
): Place | undefined {
  let at = from;
  while (at < from + MAX_BETWEEN && BETWEEN[language].has(words[at] ?? '')) at += 1;
  const narrowed = toNarrowed(words[at], thing, language);
  return narrowed && { narrowed, end: at + 1 };
}

/** Finds 'de vida' after 'seguro de coche y'. */
function joinedAt(
  words: readonly string[],
  at: number,
  language: Language,
  thing: string,
): Place | undefined {
  return AND.has(words[at - 1] ?? '') ? narrowingAt(words, at, language, thing) : undefined;
}

function toNarrowed(word = '', thing: string, language: Language): Narrowed | undefined {
  const isSynonym = (synonym: string) => synonym === word || `${synonym}s` === word;
  return NARROWED.find((each) => each.thing === thing && each.narrowing[language].split(' ').some(isSynonym));
}
