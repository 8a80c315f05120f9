import { MAX_RECURRING_EVERY } from '../limits.ts';
import { LINKS } from './candidates.ts';
import { findUnitName } from './day-words.ts';
import { isMark } from './marks.ts';
import { isInName } from './names.ts';
import { readWords } from './number-words.ts';
import { findPhrase, toPhrases } from './phrases.ts';
import { isOneOf, isWord, toWordSet, setMeaning, type Token } from './tokens.ts';
import type { Repeat } from './types.ts';

const MONTHLY: Repeat = { unit: 'month', every: 1 };
const WEEKLY: Repeat = { unit: 'week', every: 1 };
const YEARLY: Repeat = { unit: 'year', every: 1 };

const PHRASES = toPhrases<Repeat>([
  [{ unit: 'day', every: 1 }, 'todos los dias'],
  [
    WEEKLY,
    'once a week|una vez a la semana|una vez por semana|todas las semanas|a la semana|por semana|per week',
  ],
  [MONTHLY, 'once a month|una vez al mes|una vez por mes|todos los meses|al mes|por mes|per month'],
  [YEARLY, 'once a year|una vez al ano|una vez por ano|todos los anos|al ano|por ano|per year|per annum'],
]);

/** Rhythms that may also describe a noun: 'weekly shop', 'seguro anual'. */
const ADJECTIVES = toPhrases<Repeat>([
  [WEEKLY, 'weekly|semanal|semanales|semanalmente'],
  [{ unit: 'week', every: 2 }, 'fortnightly|biweekly|quincenal|quincenales|quincenalmente'],
  [MONTHLY, 'monthly|mensual|mensuales|mensualmente'],
  [{ unit: 'month', every: 2 }, 'bimonthly|bimestral|bimestrales'],
  [{ unit: 'month', every: 3 }, 'quarterly|trimestral|trimestrales'],
  [{ unit: 'month', every: 6 }, 'semestral|semestrales'],
  [YEARLY, 'yearly|annual|annually|anual|anuales|anualmente'],
]);
/** Spanish adjectives, which also stand after their noun. */
const AFTER_NOUN = /al(?:es)?$/;

const EACH = toWordSet('every each cada');
const OF = toWordSet('of de del');
/** Words that make 'al mes' a count ('dos veces al mes') or a date ('al mes siguiente'). */
const COUNTS = toWordSet('veces vez times');
const A_UNIT = /^(?:week|month|year)$/;

/** Units after a slash: 'rent 850/month'. */
const SHORT_UNITS = new Map<string, Repeat['unit']>([
  ['mo', 'month'],
  ['mth', 'month'],
  ['yr', 'year'],
]);

type FoundRepeat = { repeat: Repeat; end: number };

/**
 * Finds 'monthly', 'every 2 weeks', 'al mes' and '/month', and marks the tokens. Words that describe a noun stay in
 * the description too: 'weekly shop', 'abono semanal', 'pan de cada día'. An 'of' between a day and a rhythm belongs to
 * the rhythm: 'on the 1st of every month'.
 */
export function claimRepeat(tokens: Token[]): Repeat | undefined {
  for (const [at, token] of tokens.entries()) {
    // 'half-yearly' does not mean 'yearly'.
    const isPart = token.isGlued && token.text !== '/';
    if (token.meaning !== undefined || isPart || isInName(tokens, at)) continue;
    const adjective = findPhrase(ADJECTIVES, tokens, at);
    const found =
      (adjective && { repeat: adjective.value, end: adjective.end }) ??
      findRhythm(tokens, at) ??
      findEach(tokens, at);
    if (!found || tokens.slice(at, found.end).some((each) => each.meaning !== undefined)) continue;
    const isAfterOf = isOneOf(tokens[at - 1], OF);
    const isAfterDay = isAfterOf && tokens[at - 2]?.meaning === 'day';
    setMeaning(tokens, isAfterDay ? at - 1 : at, found.end, 'repeat');
    const isDescribing = adjective ? describesNoun(tokens, at, found.end) : isAfterOf && !isAfterDay;
    if (isDescribing) for (const each of tokens.slice(at, found.end)) each.isKept = true;
    return found.repeat;
  }
  return undefined;
}

function findRhythm(tokens: readonly Token[], at: number): FoundRepeat | undefined {
  if (isOneOf(tokens[at - 1], COUNTS)) return undefined;
  const phrase = findPhrase(PHRASES, tokens, at);
  if (phrase) return { repeat: phrase.value, end: phrase.end };
  // '30 a month' is a rhythm, 'a month of coffee' is not.
  const word = tokens[at + 1]?.word ?? '';
  const isPer = tokens[at]?.text === '/' || (tokens[at]?.word === 'a' && A_UNIT.test(word));
  const unit = isPer ? (SHORT_UNITS.get(word) ?? findUnitName(word)) : undefined;
  const isAfterPrice = tokens[at - 1]?.isNumber === true || isMark(tokens[at - 1]);
  return unit && isAfterPrice ? { repeat: { unit, every: 1 }, end: at + 2 } : undefined;
}

/** Finds 'every month', 'every two weeks', 'every other year', 'cada 3 meses'. */
function findEach(tokens: readonly Token[], at: number): FoundRepeat | undefined {
  if (!isOneOf(tokens[at], EACH)) return undefined;
  const count = readCount(tokens, at + 1);
  const unit = findUnitName(tokens[count.end]?.word ?? '');
  const isPossible = Number.isInteger(count.value) && count.value >= 1 && count.value <= MAX_RECURRING_EVERY;
  return unit && isPossible ? { repeat: { unit, every: count.value }, end: count.end + 1 } : undefined;
}

function readCount(tokens: readonly Token[], at: number): { value: number; end: number } {
  const token = tokens[at];
  if (token?.isNumber === true) return { value: Number(token.text), end: at + 1 };
  if (/^(?:other|second)$/.test(token?.word ?? '')) return { value: 2, end: at + 1 };
  return readWords(tokens, at) ?? { value: 1, end: at };
}

/**
 * Whether an adjective describes a noun: one after it in English, or before or after it in Spanish. In 'rent monthly'
 * it is an adverb.
 */
function describesNoun(tokens: readonly Token[], at: number, end: number): boolean {
  if (isNoun(tokens[end])) return true;
  return AFTER_NOUN.test(tokens[at]?.word ?? '') && isNoun(tokens[at - 1]) && !isMark(tokens[at - 1]);
}

function isNoun(token: Token | undefined): boolean {
  return isWord(token) && token?.meaning === undefined && !isOneOf(token, LINKS);
}
