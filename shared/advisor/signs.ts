import { ENGLISH } from './lexicon/features.en.ts';
import { SPANISH } from './lexicon/features.es.ts';
import { toPattern } from './lexicon/pattern.ts';
import { FEATURES, FOUND_SIGNS, type Feature, type Sign } from './lexicon/types.ts';
import { RULES } from './rules.ts';
import { INTENTS, type Intent, type Language } from './types.ts';

/** One of each list of `all`, and none of `none`. */
export type Rule = { intent: Intent; all: Sign[][]; none: Sign[]; isWeak: boolean };

const GROUPS: Record<string, Sign[]> = {
  SUBJECT: ['expenseCategory', 'incomeCategory', 'merchant'],
  EXPENSE: ['spend', 'expenseCategory', 'merchant'],
  INCOME: ['income', 'incomeCategory'],
  SIDE: ['spend', 'income', 'save', 'expenseCategory', 'incomeCategory', 'merchant'],
};
const SIGNS = new Map<string, Sign>([...FEATURES, ...FOUND_SIGNS].map((sign) => [sign, sign]));

/** The table as rules. It throws on a word that is no sign, so a mistake in the table fails the first test. */
const PARSED: readonly Rule[] = RULES.split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => parseRule(line));

function parseRule(line: string): Rule {
  const [head = '', rest = ''] = line.split(': ');
  const [required = '', forbidden = ''] = rest.split(' - ');
  const intent = INTENTS.find((each) => each === head.replace('?', ''));
  if (intent === undefined) throw new TypeError(`No intent is named ${head}.`);
  const toSigns = (text: string) => text.split(/[| ]/).flatMap((word) => GROUPS[word] ?? [toSign(word)]);
  return {
    intent,
    all: required.split(' ').map((word) => toSigns(word)),
    none: forbidden === '' ? [] : toSigns(forbidden),
    isWeak: head.endsWith('?'),
  };
}

function toSign(word: string): Sign {
  const sign = SIGNS.get(word);
  if (sign === undefined) throw new TypeError(`No sign is named ${word}.`);
  return sign;
}

const TEXTS: Record<Language, Record<Feature, string>> = { en: ENGLISH, es: SPANISH };
const compile = (texts: Record<Feature, string>) =>
  FEATURES.map((feature) => ({ feature, pattern: toPattern(texts[feature]) }));
const PATTERNS: Record<Language, ReturnType<typeof compile>> = {
  en: compile(ENGLISH),
  es: compile(SPANISH),
};
const SMALL_TALK: Record<Language, RegExp> = {
  en: toPattern(ENGLISH.smalltalk, 'g'),
  es: toPattern(SPANISH.smalltalk, 'g'),
};

/** Features that are looked for in the words as they were written, before any of them was found to be a slot. */
const OF_WORDS = new Set<Feature>([
  'write',
  'writeAnywhere',
  'adviceTopic',
  'adviceAsk',
  'adviceAlways',
  'scopeTopic',
  'scopeStrong',
  'help',
  'smalltalk',
  'dataRange',
  'uncategorized',
  'weekday',
  'weekdayStrong',
  'atEnd',
]);

/** What may stand before an order. */
const OPENINGS: Record<Language, string> = {
  en: 'please|just|now|then|also|and|so|ok|okay|hey|hi|hello|can you|could you|would you|will you|i want to|i want you to|i would like to|i need to|need to|lets|let us|kindly|yo|quickly|you|mate|go ahead and|first',
  es: 'por favor|ahora|entonces|tambien|y|oye|hola|puedes|podes|podrias|me puedes|me podrias|puede|podria|quiero|quisiera|necesito|vamos a|venga|hey|buenas|tardes|buenos|dias|bueno|ok|necesito que|quiero que|tienes que|me|primero|che|mira',
};
const STARTS: Record<Language, RegExp> = {
  en: new RegExp(`^(?:(?:${OPENINGS.en}) )*${TEXTS.en.write}(?! up(?! (?:a|an|my|the) )| it up)(?= |$)`),
  es: new RegExp(`^(?:(?:${OPENINGS.es}) )*${TEXTS.es.write}(?= |$)`),
};
/** What looks like an order to write and is none. */
const NO_ORDER: Record<Language, RegExp> = {
  en: /\b(?:book recommend|set back|change in|changes|increase in|record of|records|save (?:more|up)|clear (?:overview|picture)|split (?:\S+ )*?(?:by|into|up|between)|fix(?:ed)|pay (?:less|off)|paying|(?:tell|show) me|how much)\b|^duplicate\b(?! (?:the|this|that|it|my last|a) )|^(?:make|pay)\b(?! (?:a|an|the|my|it) )/,
  es: /\b(?:cuanto|cuanta|cuantos|cuantas|que pasa|cambio de|como va|por que)\b|^(?:ingresa|gana|pago|pagos)\b(?! (?:un|una|el|la|mi) )/,
};
const SMALL_REST = 2;
const SHORT_WORD = 3;

/** Every sign that a question shows: `words` as they were written, `text` with its slots found. */
export function findSigns(words: string, text: string, language: Language, more: readonly Sign[]): Set<Sign> {
  const signs = new Set<Sign>(more);
  for (const { feature, pattern } of PATTERNS[language])
    if (pattern.test(OF_WORDS.has(feature) ? words : text)) signs.add(feature);
  if (STARTS[language].test(words) && !NO_ORDER[language].test(words)) signs.add('startsWithWrite');
  if (signs.has('smalltalk')) {
    const rest = text.replace(SMALL_TALK[language], ' ').split(/\s+/);
    if (rest.filter((word) => word.length > SHORT_WORD).length <= SMALL_REST) signs.add('isGreeting');
  }
  readExtremeBill(signs);
  return signs;
}

/** 'My most expensive subscription' asks for the list of them: no single transaction, and no price that rose. */
function readExtremeBill(signs: Set<Sign>): void {
  const has = (some: readonly Sign[]) => some.some((sign) => signs.has(sign));
  if (!has(BILLS) || !has(EXTREMES) || has(NOT_OF_ALL)) return;
  for (const sign of OF_EXTREMES) signs.delete(sign);
  for (const sign of OF_LISTS) signs.add(sign);
}
const BILLS: readonly Sign[] = ['subs', 'bills'];
const EXTREMES: readonly Sign[] = ['largest', 'smallest'];
const OF_EXTREMES: readonly Sign[] = [
  ...EXTREMES,
  'most',
  'least',
  'worst',
  'muchMoney',
  'price',
  'charge',
  'whatIs',
];
const OF_LISTS: readonly Sign[] = ['question', 'list', 'listAll', 'plural'];
const NOT_OF_ALL: readonly Sign[] = [
  'changes',
  'compare',
  'compareTo',
  'trend',
  'past',
  'last',
  'first',
  'number',
  'merchant',
  'expenseCategory',
  'month',
];

/** The rules that a question fits, the first one the likeliest. */
export function fittingRules(signs: ReadonlySet<Sign>): Rule[] {
  return PARSED.filter(
    ({ all, none }) =>
      all.every((each) => each.some((sign) => signs.has(sign))) && !none.some((sign) => signs.has(sign)),
  );
}
