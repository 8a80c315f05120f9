import { likelyIntents } from './clues.ts';
import { decide, isUnlikely, nearest, understood, type Context } from './decide.ts';
import { find } from './find.ts';
import { inherit, isSlotsOnly, replaceSlots, startsAsFollowUp } from './follow-up.ts';
import type { Sign } from './lexicon/types.ts';
import { limitsOtherwise } from './limits.ts';
import { prepare } from './prepare.ts';
import { fittingRules } from './signs.ts';
import type { Findings } from './findings.ts';
import { fillSlots } from './slots.ts';
import type { Previous, ReadQuestion, Understanding } from './types.ts';
import { findUnknown, type Unknown } from './unknown.ts';

/** Questions about what comes: a month without a year is the next one. */
const AHEAD = /^(?:forecast$|afford|goal|safeToSpend|recurring\.(?:upcoming|next))/;
const WHY =
  /^(?:and |y |but |pero |ok |so )*(?:why|how come|por que)(?: is that| was that| so much| tanto| eso)?$/;
const SHORT = 4;
const BARE = 3;

/** See `ReadQuestion`. It reads by rules, never fails, and asks back rather than drop a word it does not know. */
export const readQuestion: ReadQuestion = (question, vocabulary, previous) => {
  const { language, words } = prepare(question, vocabulary);
  const isGoingOn = previous !== undefined && startsAsFollowUp(words, language);
  const last = isGoingOn ? previous : undefined;
  const found = find(words, language, vocabulary, false, last);
  let ahead: Findings | undefined;
  const context: Context = {
    language,
    vocabulary,
    found,
    unknown: findUnknown(found.text, language),
    rules: fittingRules(found.signs),
    likely: likelyIntents(found),
    read: (intent) =>
      AHEAD.test(intent) ? (ahead ??= find(words, language, vocabulary, true, last)) : found,
  };
  return (previous && followUp(context, words, previous, isGoingOn)) ?? fresh(context, previous, isGoingOn);
};

/** The reading of a question that goes on from the one before. */
function followUp(
  context: Context,
  words: string,
  previous: Previous,
  isGoingOn: boolean,
): Understanding | undefined {
  const { found, rules, unknown } = context;
  const length = found.text.split(' ').length;
  const isBare = length <= BARE && rules.every(({ isWeak }) => isWeak);
  if (isBare && !isGoingOn && unknown.words.length > 0) return undefined;
  if ((isGoingOn || isBare) && isSlotsOnly(found, previous, words)) return goOn(context, previous);
  if (WHY.test(words))
    return understood(context, { intent: 'spend.why', slots: inherit('spend.why', {}, previous) });
  const [rule] = rules;
  const isSame = rule?.intent === previous.intent && length <= SHORT;
  return (isGoingOn ? !rule : isSame) ? goOn(context, previous) : undefined;
}

function goOn(context: Context, previous: Previous): Understanding {
  const { unknown, language, found } = context;
  const reading = replaceSlots(previous, context.read(previous.intent));
  const [filter] = unknown.filters;
  if (filter !== undefined) {
    delete reading.slots.category;
    reading.slots.merchant = filter;
  }
  const isNothing = JSON.stringify(reading) === JSON.stringify(previous);
  if (isNothing) return { kind: 'unsure', language, options: [previous] };
  const isDoubtful = limitsOtherwise(reading.intent, found.text) || namesSeveral(found);
  return isDoubtful ? { kind: 'unsure', language, options: [reading] } : understood(context, reading);
}

function namesSeveral({ merchants, categories }: Findings): boolean {
  return (
    new Set(merchants.map(({ word }) => word)).size > 1 || new Set(categories.map(({ id }) => id)).size > 1
  );
}

/** The reading of a question of its own. */
function fresh(context: Context, previous: Previous | undefined, isGoingOn: boolean): Understanding {
  const { found, unknown, rules, language, read } = context;
  const [rule] = rules;
  if (!rule && isElsewhere(found, unknown)) return understood(context, { intent: 'refuse.scope', slots: {} });
  if (!rule || isUnlikely(rule.intent, context))
    return { kind: 'unsure', language, options: nearest(context) };
  const reading: Previous = { intent: rule.intent, slots: fillSlots(rule.intent, read(rule.intent)) };
  const isOfLast = rule.intent === 'records.list' && Object.keys(reading.slots).length === 0;
  if (previous && (isGoingOn || isOfLast)) reading.slots = inherit(reading.intent, reading.slots, previous);
  return decide(context, rule, reading);
}

/** A question of which nothing is about money, and most is not known. */
function isElsewhere({ signs }: Findings, unknown: Unknown): boolean {
  return signs.has('question') && unknown.words.length > 1 && !MONEY.some((each) => signs.has(each));
}
const MONEY: Sign[] = [
  'spend',
  'income',
  'save',
  'merchant',
  'expenseCategory',
  'incomeCategory',
  'amount',
  'plural',
  'regular',
  'budget',
  'isAboutMoney',
  'bounds',
  'category',
  'afford',
  'savingWord',
  'forecastNoun',
];
