import { MAX_AMOUNT_WHOLE_UNITS } from '../limits.ts';
import { takeNumbers } from './amounts.ts';
import { takeBounds } from './bounds.ts';
import { takeCategories, type FoundCategory } from './categories.ts';
import { hasMeaning } from './dictionary.ts';
import { ENGLISH } from './lexicon/features.en.ts';
import { SPANISH } from './lexicon/features.es.ts';
import { toPattern } from './lexicon/pattern.ts';
import { markAmounts } from './mark-amounts.ts';
import { takeMerchants, type FoundMerchant } from './merchants.ts';
import { takeNarrowed } from './narrowed.ts';
import { takePeriods } from './periods/read-periods.ts';
import { beside, settlePeriods } from './periods/settle-periods.ts';
import type { Now } from './periods/types.ts';
import { writeRowOfDays } from './periods/weekday-rows.ts';
import { toSigns } from './found-signs.ts';
import { findSigns } from './signs.ts';
import type { Findings } from './findings.ts';
import type { Language, Previous, Vocabulary } from './types.ts';

const COMPARED = { en: toPattern(ENGLISH.compare), es: toPattern(SPANISH.compare) };
const BOTH_SIDES = { en: toPattern(ENGLISH.bothSides), es: toPattern(SPANISH.bothSides) };
/** 'The first quarter with the second'. */
const SAME_UNIT =
  /(?<=(?:^| )(?:primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|first|second|third|fourth|1st|2nd|3rd|4th) )(trimestre|semestre|quincena|semana|mitad|quarter|half|week)(?: (?:con|y|vs|versus|contra|and|with|to|que|than|o|or|a|en|in|frente|respecto|de|compared|comparado|los|las|in|during|those|of))+ (?:el|la|al|del|the) (?:primer[oa]|segund[oa]|tercer[oa]|cuart[oa]|first|second|third|fourth|1st|2nd|3rd|4th)(?! (?:trimestre|semestre|quincena|semana|mitad|quarter|half|week|of|de|del)(?![^ ]))(?![^ ])/;
const PERIODS_COMPARED = /(?<![^ ])(?:compar\S*|versus|vs|frente|respecto|contra)(?![^ ])/;
/** Finds everything that a question names. `isAhead`: months without a year are the next ones. */
export function find(
  words: string,
  language: Language,
  vocabulary: Vocabulary,
  isAhead: boolean,
  previous?: Previous,
): Findings {
  const now: Now = { today: vocabulary.today, firstDayOfWeek: vocabulary.firstDayOfWeek, isAhead };
  const row = writeRowOfDays(words, (rest) => takePeriods(rest, now, false).found.length > 0);
  const periods = findPeriods(markAmounts(row.words), language, now, previous);
  const findings = {
    language,
    ...periods,
    ...(row.isDoubtful && { isDoubtful: true }),
    ...findNamed(periods.text, language, vocabulary),
  };
  const { text } = findings;
  return { ...findings, signs: findSigns(row.words, text, language, toSigns(findings, vocabulary.today)) };
}

/** 'And with last year?' after a comparison. */
const WITH = /^(?:(?:and|y|e|ok|o|or) )*(?:with|to|versus|vs|against|con|contra|frente a|respecto a)(?: |l )/;
/** 'And the next one?' after a week or month. */
const NEXT_ONE =
  /^(?:(?:and|y|what about|que tal|ok|then|entonces|in|en|for|para) )*(?:the (?:next|following) one|(?:el|la) (?:que viene|siguiente|proxim[oa]))$/;

function findPeriods(words: string, language: Language, now: Now, previous: Previous | undefined) {
  const last = previous?.slots.period;
  if (last && NEXT_ONE.test(words)) return { text: 'P0', isDoubtful: false, period: beside(last, 1, now) };
  // 'How much more did I earn than I spent between March and May?' compares no periods.
  const hasSides = BOTH_SIDES[language].test(words) && !PERIODS_COMPARED.test(words);
  const { text, found } = takePeriods(
    words.replace(SAME_UNIT, '$& $1'),
    now,
    !hasSides && COMPARED[language].test(words),
  );
  // 'Did I spend more than I earned last month?' names one period.
  const isOne = BOTH_SIDES[language].test(text) && (text.match(/\bP\d/g) ?? []).length < 2;
  const goesOn = previous?.intent.endsWith('.compare') === true && WITH.test(words);
  const isCompared = goesOn || (!isOne && COMPARED[language].test(text));
  const settled = settlePeriods(text, found, isCompared, now, last);
  const { period, compareTo, isDoubtful } = settled;
  return { text, isDoubtful, ...(period && { period }), ...(compareTo && { compareTo }) };
}

/** Whether the mark of what was found, such as M0, is still in a text. */
function marksLeftIn(text: string) {
  return (letter: string) => (_: unknown, index: number) => new RegExp(`\\b${letter}${index}\\b`).test(text);
}

/** That petrol is for the car says nothing more: 'petrol for the car', 'gasolina al coche'. */
function dropOwners(
  text: string,
  merchants: readonly FoundMerchant[],
  categories: readonly FoundCategory[],
): string {
  return text.replace(OWNER, (said, merchant: string, of: string, at: string) =>
    OF_CARS.test(merchants[Number(of)]?.word ?? '') && CARS.test(categories[Number(at)]?.said ?? '')
      ? merchant
      : said,
  );
}
const OF_CARS = /^(?:gasolina|parking|peaje)$/;
const OWNER = /\b(M(\d+)) (?:for|in|of|al|del|de|para|a) (?:the |my |our |el |mi |nuestro )?C(\d+)(?![^ ])/g;
const CARS = /^(?:cars?|coches?|autos?|carros?)(?: |$)/;

/** Numbers, categories and merchants of a text whose periods are found. */
function findNamed(withPeriods: string, language: Language, vocabulary: Vocabulary) {
  const { text: withNumbers, numbers: said, percents } = takeNumbers(withPeriods);
  const numbers = said.map((each) => ({ ...each, value: Math.min(each.value, MAX_AMOUNT_WHOLE_UNITS) }));
  const { text: withBounds, ...bounds } = takeBounds(withNumbers, numbers);
  const narrowed = takeNarrowed(withBounds, language);
  const categories = takeCategories(narrowed.text, vocabulary, language);
  const isOther = (word: string) => hasMeaning(word, language);
  const merchants = takeMerchants(categories.text, vocabulary, language, isOther, narrowed.found);
  const text = dropOwners(merchants.text, merchants.found, categories.found);
  const isLeft = marksLeftIn(text);
  const [percent] = percents;
  const left = numbers.filter(isLeft('[AN]')).filter(({ value }) => value > 0);
  return {
    text,
    ...bounds,
    categories: categories.found.filter(isLeft('C')),
    merchants: merchants.found.filter(isLeft('M')),
    amounts: left.filter(({ isMoney }) => isMoney).map(({ value }) => value),
    counts: left.filter(({ isMoney }) => !isMoney).map(({ value }) => value),
    ...(percent !== undefined && { percent }),
    ...(said.some(({ value }) => value > MAX_AMOUNT_WHOLE_UNITS) && { isDoubtful: true }),
  };
}
