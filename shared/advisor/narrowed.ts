import { toPattern } from './lexicon/pattern.ts';
import type { Language } from './types.ts';

/** A thing of `concepts.ts` that is one of several: how questions say it, and how descriptions may. */
type Thing = { word: string; en: string; es: string; names: { en: string; es: string }; nouns: string[] };

const THINGS: Thing[] = [
  {
    word: 'seguro',
    en: 'insurances?( (bills?|payments?|premiums?|costs?|policy|policies))?',
    es: '(poliza (de|del) )?seguros?',
    names: { en: 'insurance', es: 'seguro' },
    nouns: ['insurance'],
  },
  {
    word: 'alquiler',
    en: '(rent|rental|renting|hire|hiring|leas(e|ing))( (payments?|costs?|fees?))?',
    es: 'alquiler|renta|arriendo|renting|leasing',
    names: { en: 'rental', es: 'alquiler' },
    nouns: ['rental', 'hire'],
  },
  {
    word: 'prestamo',
    en: 'loans?( (payments?|instal?lments?))?',
    es: 'prestamos?|credito',
    names: { en: 'loan', es: 'préstamo' },
    nouns: ['loan'],
  },
];

/** What narrows a thing: its words in English and Spanish, the first of each being its name. */
type Part = { of: string; en: string; es: string };
const PARTS: Part[] = [
  { of: 'seguro alquiler prestamo', en: 'car auto motor vehicle', es: 'coche auto carro' },
  { of: 'seguro alquiler', en: 'motorbike motorcycle scooter', es: 'moto motocicleta' },
  { of: 'alquiler', en: 'bike bicycle', es: 'bici bicicleta' },
  { of: 'alquiler', en: 'van', es: 'furgoneta' },
  { of: 'alquiler', en: 'garage parking', es: 'garaje parking cochera' },
  { of: 'alquiler', en: 'storage', es: 'trastero bodega' },
  { of: 'alquiler', en: 'office', es: 'oficina' },
  { of: 'seguro', en: 'home house household contents', es: 'hogar casa vivienda' },
  { of: 'seguro', en: 'life', es: 'vida' },
  { of: 'seguro', en: 'health medical', es: 'salud medico' },
  { of: 'seguro', en: 'dental', es: 'dental' },
  { of: 'seguro', en: 'pet dog cat', es: 'mascota perro gato' },
  { of: 'seguro', en: 'travel trip', es: 'viaje' },
  { of: 'seguro', en: 'phone mobile', es: 'movil celular telefono' },
  { of: 'seguro', en: 'boat', es: 'barco' },
  { of: 'seguro', en: 'funeral', es: 'decesos' },
  { of: 'prestamo', en: 'student', es: 'estudiante estudios' },
  { of: 'prestamo', en: 'personal', es: 'personal' },
];

/** A thing with what narrows it, as a merchant of its own. */
type Narrowed = {
  word: string;
  thing: string;
  names: Record<Language, string>;
  words: string[];
  patterns: Record<Language, RegExp>;
  /** 'Del coche y de vida': what follows the thing that was said before. */
  joined: RegExp;
};

const firstOf = (words: string) => words.split(' ')[0] ?? '';
const anyOf = (words: string) => `(${words.replaceAll(' ', 's?|')}s?)`;
const OF = '(de la |de los |de las |de mi |del |de |para el |para la |para mi |para |por el |por la )?';

function narrow(thing: Thing, { en, es }: Part): Narrowed {
  const [english, spanish] = [en.split(' '), es.split(' ')];
  const inSpanish = (each: string) => ['', 'de ', 'del ', 'de la '].map((of) => `${thing.word} ${of}${each}`);
  const inEnglish = (each: string) => thing.nouns.map((noun) => `${each} ${noun}`);
  return {
    word: `${thing.word} ${firstOf(es)}`,
    thing: thing.word,
    names: {
      en: `${firstOf(en)} ${thing.names.en}`,
      es: `${thing.names.es} de ${firstOf(es)}`,
    },
    words: [...spanish.flatMap((each) => inSpanish(each)), ...english.flatMap((each) => inEnglish(each))],
    patterns: {
      en: toPattern(
        `${anyOf(en)} (${thing.en})|(${thing.en}) ((for|on|of) )?(the |my |our |a )?${anyOf(en)}`,
        'g',
      ),
      es: toPattern(`(${thing.es}) ${OF}${anyOf(es)}`, 'g'),
    },
    joined: toPattern(`(?<=M (y|e|o|and|or) )${OF}${anyOf(`${en} ${es}`)}(?! M)`, 'g'),
  };
}

const NARROWED: Narrowed[] = THINGS.flatMap((thing) =>
  PARTS.filter(({ of }) => of.split(' ').includes(thing.word)).map((part) => narrow(thing, part)),
);

/** Finds 'car insurance' and the like before 'car' or 'insurance' alone are: neither may be dropped. */
export function takeNarrowed(text: string, language: Language): { text: string; found: Found[] } {
  const found: Found[] = [];
  const put = ({ word, words }: Narrowed, said: string) =>
    `M${found.push({ word, words, isConcept: true, said }) - 1}`;
  let rest = text;
  for (const each of NARROWED)
    rest = rest.replace(each.patterns[language], (said: string) => put(each, said));
  const things = new Set(
    NARROWED.filter(({ word }) => found.some((one) => one.word === word)).map(({ thing }) => thing),
  );
  for (const each of NARROWED)
    if (things.has(each.thing)) rest = rest.replace(each.joined, (said: string) => put(each, said));
  return { text: rest, found };
}

type Found = { word: string; words: string[]; isConcept: true; said: string };

const BY_WORD = new Map(NARROWED.map((each) => [each.word, each]));
/** The narrowed thing that a merchant of the slots is. */
export const narrowedBy = (merchant: string | undefined): Narrowed | undefined =>
  merchant === undefined ? undefined : BY_WORD.get(merchant);
