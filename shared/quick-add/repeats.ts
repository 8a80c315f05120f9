import { MAX_RECURRING_EVERY } from '../limits.ts';
import { LINKS } from './candidates.ts';
import { unitNameOf } from './day-words.ts';
import { isMark } from './marks.ts';
import { isInName } from './names.ts';
import { readWords } from './number-words.ts';
import { findPhrase, phrasesOf } from './phrases.ts';
import { isOneOf, isWord, setOf, use, type Token } from './tokens.ts';
import type { Repeat } from './types.ts';

const MONTHLY: Repeat = { unit: 'month', every: 1 };
const WEEKLY: Repeat = { unit: 'week', every: 1 };
const YEARLY: Repeat = { unit: 'year', every: 1 };

const PHRASES = phrasesOf<Repeat>([
  [{ unit: 'day', every: 1 }, 'todos los dias'],
  [
    WEEKLY,
    'once a week|una vez a la semana|una vez por semana|todas las semanas|a la semana|por semana|per week',
  ],
  [MONTHLY, 'once a month|una vez al mes|una vez por mes|todos los meses|al mes|por mes|per month'],
  [YEARLY, 'once a year|una vez al ano|una vez por ano|todos los anos|al ano|por ano|per year|per annum'],
]);

/** Cadences that may also describe a noun: 'weekly shop', 'seguro anual'. Those of Spanish stand after it too. */
const ADJECTIVES = phrasesOf<Repeat>([
  [WEEKLY, 'weekly|semanal|semanales|semanalmente'],
  [{ unit: 'week', every: 2 }, 'fortnightly|biweekly|quincenal|quincenales|quincenalmente'],
  [MONTHLY, 'monthly|mensual|mensuales|mensualmente'],
  [{ unit: 'month', every: 2 }, 'bimonthly|bimestral|bimestrales'],
  [{ unit: 'month', every: 3 }, 'quarterly|trimestral|trimestrales'],
  [{ unit: 'month', every: 6 }, 'semestral|semestrales'],
  [YEARLY, 'yearly|annual|annually|anual|anuales|anualmente'],
]);
const AFTER_NOUN = /al(?:es)?$/;

const EACH = setOf('every each cada');
const OF = setOf('of de del');
/** Words that make 'al mes' a count ('dos veces al mes') or a date ('al mes siguiente'). */
const COUNTS = setOf('veces vez times');
const A_UNIT = /^(?:week|month|year)$/;

/** Units after a slash: 'rent 850/month'. */
const SHORT_UNITS = new Map<string, Repeat['unit']>([
  ['mo', 'month'],
  ['mth', 'month'],
  ['yr', 'year'],
]);

type Found = { repeat: Repeat; end: number };

/**
 * Takes 'monthly', 'every 2 weeks', 'al mes' and '/month'. Words that describe a noun stay in the description too: 'weekly
 * shop', 'abono semanal', 'pan de cada día'. The 'of' after a day goes with them: 'on the 1st of every month'.
 */
export function takeRepeat(tokens: Token[]): Repeat | undefined {
  for (const [at, token] of tokens.entries()) {
    // 'half-yearly' is another word than 'yearly'.
    const isPart = token.isGlued && token.text !== '/';
    if (token.use !== undefined || isPart || isInName(tokens, at)) continue;
    const adjective = findPhrase(ADJECTIVES, tokens, at);
    const found =
      (adjective && { repeat: adjective.value, end: adjective.end }) ??
      findSaid(tokens, at) ??
      findEach(tokens, at);
    if (!found || tokens.slice(at, found.end).some((each) => each.use !== undefined)) continue;
    const isOf = isOneOf(tokens[at - 1], OF);
    const isAfterDay = isOf && tokens[at - 2]?.use === 'day';
    use(tokens, isAfterDay ? at - 1 : at, found.end, 'repeat');
    const isDescribing = adjective ? isBesideNoun(tokens, at, found.end) : isOf && !isAfterDay;
    if (isDescribing) for (const each of tokens.slice(at, found.end)) each.isKept = true;
    return found.repeat;
  }
  return undefined;
}

function findSaid(tokens: readonly Token[], at: number): Found | undefined {
  if (isOneOf(tokens[at - 1], COUNTS)) return undefined;
  const said = findPhrase(PHRASES, tokens, at);
  if (said) return { repeat: said.value, end: said.end };
  // '30 a month' is a cadence, 'a month of coffee' is none.
  const word = tokens[at + 1]?.word ?? '';
  const isPer = tokens[at]?.text === '/' || (tokens[at]?.word === 'a' && A_UNIT.test(word));
  const unit = isPer ? (SHORT_UNITS.get(word) ?? unitNameOf(word)) : undefined;
  const isAfterPrice = tokens[at - 1]?.isNumber === true || isMark(tokens[at - 1]);
  return unit && isAfterPrice ? { repeat: { unit, every: 1 }, end: at + 2 } : undefined;
}

/** Finds 'every month', 'every two weeks', 'every other year', 'cada 3 meses'. */
function findEach(tokens: readonly Token[], at: number): Found | undefined {
  if (!isOneOf(tokens[at], EACH)) return undefined;
  const count = readCount(tokens, at + 1);
  const unit = unitNameOf(tokens[count.end]?.word ?? '');
  const isPossible = Number.isInteger(count.value) && count.value >= 1 && count.value <= MAX_RECURRING_EVERY;
  return unit && isPossible ? { repeat: { unit, every: count.value }, end: count.end + 1 } : undefined;
}

function readCount(tokens: readonly Token[], at: number): { value: number; end: number } {
  const token = tokens[at];
  if (token?.isNumber === true) return { value: Number(token.text), end: at + 1 };
  if (/^(?:other|second)$/.test(token?.word ?? '')) return { value: 2, end: at + 1 };
  return readWords(tokens, at) ?? { value: 1, end: at };
}

/** English puts the noun after its adjective; 'rent monthly' has an adverb. */
function isBesideNoun(tokens: readonly Token[], at: number, end: number): boolean {
  if (isNoun(tokens[end])) return true;
  return AFTER_NOUN.test(tokens[at]?.word ?? '') && isNoun(tokens[at - 1]) && !isMark(tokens[at - 1]);
}

function isNoun(token: Token | undefined): boolean {
  return isWord(token) && token?.use === undefined && !isOneOf(token, LINKS);
}
