import type { Unit } from './types.ts';

const MONTHS = [
  'january jan enero ene',
  'february feb febrero febr',
  'march mar marzo',
  'april apr abril abr',
  'may mayo',
  'june jun junio',
  'july jul julio',
  'august aug agosto ago',
  'september sept sep septiembre setiembre set',
  'october oct octubre',
  'november nov noviembre',
  'december dec diciembre dic',
].map((names) => names.split(' '));
const WEEKDAYS = [
  'sunday domingo',
  'monday lunes',
  'tuesday martes tues',
  'wednesday miercoles',
  'thursday jueves thurs',
  'friday viernes',
  'saturday sabado',
].map((names) => names.split(' '));

/** A pattern that captures a month's name. Some names have other meanings too, see `writeMonths`. */
export const MONTH = `(${MONTHS.flat().join('|')})`;
export const WEEKDAY = `(${WEEKDAYS.flat().join('|')})`;

const OTHER_NAMES = [
  'week weeks month months year years quarter weekend previous current following summer winter',
  'semana semanas meses trimestre quincena pasado pasada anterior ultimo ultima ultimos ultimas',
  'proximo proxima siguiente verano invierno',
].flatMap((words) => words.split(' '));
/** The names whose misspellings are corrected: those that are long enough. */
export const TIME_NAMES = [...MONTHS, ...WEEKDAYS]
  .flat()
  .filter((name) => name.length >= 5)
  .concat(OTHER_NAMES);

/** The number of a month from 1, or 0 for any other word. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((names) => names.includes(name)) + 1;
}

/** The number of a weekday, 0 for Sunday, or -1 for any other word. */
export function weekdayNumber(name: string): number {
  return WEEKDAYS.findIndex((names) => names.includes(name));
}

const UNITS: [Unit, string][] = [
  ['day', 'days?|dias?'],
  ['weekend', 'weekends?|fin(?:es)? de semana'],
  ['week', 'weeks?|semanas?'],
  ['half month', 'fortnights?|quincenas?'],
  ['month', 'months?|mes|meses'],
  ['quarter', 'quarters?|trimestres?'],
  ['half', 'half[ -]years?|semestres?|semesters?'],
  ['year', 'years?|anos?'],
];
/** A pattern that captures the name of a unit. */
export const UNIT = `(${UNITS.map(([, words]) => words).join('|')})`;

const IS_UNIT = new RegExp(`^${UNIT}$`);

export function toUnit(word: string): Unit {
  return UNITS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0] ?? 'month';
}

export const YEAR = '((?:19|20)\\d\\d)';
export const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
/** Words before the name of a period. */
export const ARTICLE = '(?:the |el |la |los |las )?';
/** Words between the name of a period and its year. */
export const YEAR_LINK = '(?: of| de| del|,)?';

const BEFORE_MAY = [
  'in since before after early mid late through till until by during was our my last this next and with about',
  'compare compared beginning of for vs versus than from to en de',
].flatMap((words) => words.split(' '));
/** Names of months that have other meanings, and the words before them that show that they are months. */
const DOUBTFUL = new Map([
  ['may', new Set(BEFORE_MAY)],
  ['mar', new Set('in since of for from to en de desde y con a vs'.split(' '))],
  ['ago', new Set('en de desde y con a vs'.split(' '))],
  ['set', new Set('en del de desde y con vs'.split(' '))],
]);
const CONJUNCTIONS = new Set('or and to until vs versus'.split(' '));
const PRONOUNS = new Set('i we you they'.split(' '));
/** Words after 'march' that show that it is a verb. */
const AFTER_VERB_MARCH = new Set('into off down straight'.split(' '));

/**
 * Writes `_` before a month's name if it has another meaning in the text: 'may i', 'march into', 'mar', 'ago', 'set'.
 * Writes 'octobers' as 'october'.
 */
export function writeMonths(text: string): string {
  const words = text.split(' ');
  return words
    .map((word, at) => (isOtherWord(words, at) ? `_${word}` : word.endsWith('s') ? withoutS(word) : word))
    .join(' ');
}

function isOtherWord(words: readonly string[], at: number): boolean {
  const [before = '', word = '', after = ''] = [words[at - 1], words[at], words[at + 1]];
  if (word === 'march') return PRONOUNS.has(before) || AFTER_VERB_MARCH.has(after);
  const expected = DOUBTFUL.get(word);
  if (!expected || expected.has(before) || /^20\d\d$/.test(after)) return false;
  if (word === 'ago') return !IS_UNIT.test(before);
  if (word !== 'may') return true;
  const isLast = after === '' && !PRONOUNS.has(before);
  return !isLast && !/\d$/.test(before) && !isNextToMonth(words, at);
}

/** Whether 'may' stands next to another month: 'May or June'. */
function isNextToMonth(words: readonly string[], at: number): boolean {
  const next = words[at + 2] === 'the' ? words[at + 3] : words[at + 2];
  return CONJUNCTIONS.has(words[at + 1] ?? '') && monthNumber(next ?? '') > 0;
}

/** Drops the 's' of 'octobers', which people type for October's; 'marches' and 'sets' are other words. */
function withoutS(word: string): string {
  const name = word.slice(0, -1);
  const isMonth = name.length > 3 && name !== 'march' && monthNumber(name) > 0;
  return isMonth || /^20\d\d$/.test(name) ? name : word;
}

const NUMBERS_FROM_ONE = [
  'a an one un una uno',
  'two dos couple par pair',
  'three tres few',
  'four cuatro',
  'five cinco',
  'six seis',
  'seven siete',
  'eight ocho',
  'nine nueve',
  'ten diez',
  'eleven once',
  'twelve doce',
  'thirteen trece',
  'fourteen catorce',
  'fifteen quince',
].map((words) => words.split(' '));
const TENS: [number, string][] = [
  [20, 'twenty veinte'],
  [30, 'thirty treinta'],
  [40, 'forty cuarenta'],
  [50, 'fifty cincuenta'],
  [60, 'sixty sesenta'],
  [90, 'ninety noventa'],
];
const NUMBERS = new Map([
  ...NUMBERS_FROM_ONE.flatMap((words, index) => words.map((word): [string, number] => [word, index + 1])),
  ...TENS.flatMap(([value, words]) => words.split(' ').map((word): [string, number] => [word, value])),
]);
const ARTICLES = new Set(['a', 'an', 'un', 'una', 'uno']);

/** A pattern that captures a number larger than one, in digits or words. */
export const NUMBER = `(\\d{1,3}|${[...NUMBERS.keys()].filter((word) => !ARTICLES.has(word)).join('|')})`;

/** The value of a small whole number in digits or words; 0 for any other word. */
export function toNumber(word: string): number {
  return /^\d+$/.test(word) ? Number(word) : (NUMBERS.get(word) ?? 0);
}

const ORDINALS = [
  '1st first primer primero primera 1ra 1a',
  '2nd second segundo segunda 2da 2a',
  '3rd third tercer tercero tercera',
  '4th fourth cuarto cuarta',
].map((words) => words.split(' '));
export const ORDINAL = `(${ORDINALS.flat().join('|')})`;

/** The value of an ordinal; 0 for any other word. */
export function ordinal(word: string): number {
  return ORDINALS.findIndex((words) => words.includes(word)) + 1;
}

const DAYS_ES = [
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince',
  'dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro',
  'veinticinco veintiseis veintisiete veintiocho veintinueve treinta',
].flatMap((words) => words.split(' '));
const DAYS_EN = [
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth',
  'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
].flatMap((words) => words.split(' '));
const dayOfWord = (word: string) => Math.max(DAYS_ES.indexOf(word), DAYS_EN.indexOf(word)) + 1;
const PARTS_OF_MONTH = new Set(['week', 'half', 'day']);

const DAY_WORD = `(${[...DAYS_ES, ...DAYS_EN].join('|')}|\\d{1,2}(?:st|nd|rd|th)?)`;
const RANGE_OF_DAYS = new RegExp(
  `(?<![^ ])(entre el|del|desde el|between the|from the) ${DAY_WORD} (y el|al|hasta el|and the|to the|until the)` +
    ` ${DAY_WORD}(?! (?:week|half|quarter|day|time|one))(?![^ ])`,
  'g',
);

/** Writes the days of a range in digits: 'entre el diez y el veinte de agosto'. */
const writeRange = (_: string, from: string, one: string, to: string, other: string) =>
  `${from} ${dayOfWord(one) || one} ${to} ${dayOfWord(other) || other}`;

/** Writes days in digits: 'el cinco de noviembre', 'the fifth of November', 'November fifth'. */
export function writeDays(text: string): string {
  const words = text.replace(RANGE_OF_DAYS, writeRange).split(' ');
  const isMonth = (at: number) => monthNumber(words[at] ?? '') > 0;
  return words
    .map((word, at) => {
      const day = dayOfWord(word);
      const isBefore = /^(?:of|de)$/.test(words[at + 1] ?? '') && isMonth(at + 2);
      const isAfter = DAYS_EN.includes(word) && isMonth(at - 1) && !PARTS_OF_MONTH.has(words[at + 1] ?? '');
      return day > 0 && (isBefore || isAfter) ? String(day) : word;
    })
    .join(' ');
}
