import { startOfMonth } from '../calendar.ts';
import { asksForDebt } from './bank.ts';
import { likelyIntents } from './clues.ts';
import { decide, understood } from './decide.ts';
import { isElliptic, sideOfLast } from './elliptic.ts';
import { find } from './find.ts';
import { inherit, isSlotsOnly } from './follow-up.ts';
import { goOn } from './go-on.ts';
import type { Sign } from './lexicon/types.ts';
import { prepare } from './prepare.ts';
import type { Context } from './known.ts';
import { nearest } from './options.ts';
import { fittingRules } from './signs.ts';
import type { Findings } from './findings.ts';
import { clearIntent, isUnlikely } from './likelihood.ts';
import { fillSlots } from './slots.ts';
import { isWhole, startsAsFollowUp } from './starts.ts';
import type { Intent, Previous, ReadQuestion, Understanding } from './types.ts';
import { findUnknown, type Unknown } from './unknown.ts';

/** Questions about what comes: a month without a year is the next one. */
const AHEAD = /^(?:forecast$|afford|goal|safeToSpend|recurring\.(?:upcoming|next))/;
const WHY =
  /^(?:and |y |but |pero |ok |so )*(?:why|how come|por que)(?: is that| was that| so much| tanto| eso)?$/;
/** Nothing goes on from a greeting. */
const TALK = /^(?:smalltalk|help|refuse)/;
const BARE = 3;
const UNTIL = /(?<![^ ])(?:by|until|till|hasta|antes del?) (?:the |el )?P\d/;
const BEFORE = /(?<![^ ])(?:by|before|until|till|antes del?|hasta|para)(?: (?:the|el|la))? (?:P\d|\S*day)/;
/** What 'and on average?' asks for after the total of a side. */
const AVERAGES: Record<string, Intent> = { spend: 'spend.average', income: 'income.average' };
/** 'Split that by category' is of what was asked before. */
const OF_LAST = /^spend\.(?:breakdown|merchants|trend|why)$/;
/** 'How many times is that?' */
const IS_THAT =
  /(?<![^ ])(?:(?:is|was|are|were|of) (?:that|those|these)|(?:es|son|fue|fueron|de) (?:eso|esos|esas))(?: in total| en total)?(?: P\d)?$/;
const THAT = /(?<![^ ])(?:that|it|those|them|these|eso|esos|esas)(?![^ ])/;

/** See `ReadQuestion`. It reads by rules, never fails, and asks back rather than drop a word it does not know. */
export const readQuestion: ReadQuestion = (question, vocabulary, before) => {
  const { language, words } = prepare(question, vocabulary);
  const previous = before && TALK.test(before.intent) ? undefined : before;
  const isGoingOn = previous !== undefined && startsAsFollowUp(words, language);
  const last = isGoingOn ? previous : undefined;
  const found = find(words, language, vocabulary, false, last);
  const unknown = findUnknown(found.text, language);
  const isNamed = unknown.filters.length > 0;
  let ahead: Findings | undefined;
  const context: Context = {
    question,
    language,
    vocabulary,
    found,
    unknown,
    rules: fittingRules(isNamed ? new Set([...found.signs, 'named']) : found.signs),
    likely: likelyIntents(found),
    read: (intent) =>
      AHEAD.test(intent) ? (ahead ??= find(words, language, vocabulary, true, last)) : found,
  };
  return (
    (previous && followUp(context, words, previous, isGoingOn)) ?? fresh(context, words, previous, isGoingOn)
  );
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
  const isFragment = !isWhole(words, context.language);
  const isBare = isFragment && length <= BARE && rules.every(({ isWeak }) => isWeak);
  if (isBare && !isGoingOn && unknown.words.length > 0) return undefined;
  if ((isGoingOn || isBare) && isSlotsOnly(found, previous, words)) return goOn(context, previous);
  if (WHY.test(words))
    return understood(context, { intent: 'spend.why', slots: inherit('spend.why', {}, previous) });
  if (!isGoingOn || rules.length > 0) return undefined;
  const averages = AVERAGES[previous.intent.split('.')[0] ?? ''];
  return averages && found.signs.has('average')
    ? understood(context, { intent: averages, slots: inherit(averages, {}, previous) })
    : goOn(context, previous);
}

/** The reading of a question of its own. */
function fresh(
  context: Context,
  words: string,
  previous: Previous | undefined,
  isGoingOn: boolean,
): Understanding {
  const { found, unknown, rules, language, read, vocabulary } = context;
  if (/^P\d+$/.test(found.text))
    return understood(context, { intent: 'summary', slots: fillSlots('summary', found) });
  // 'On my credit card' asks for no advice.
  if (asksForDebt(found.text)) return { kind: 'unsure', language, options: nearest(context) };
  const [rule] = rules;
  if (!rule && isElsewhere(found, unknown)) return understood(context, { intent: 'refuse.scope', slots: {} });
  const isTaken = rule && !isUnlikely(rule.intent, context);
  const intent = isTaken ? rule.intent : clearIntent(context);
  if (!intent) return { kind: 'unsure', language, options: nearest(context) };
  const reading: Previous = { intent, slots: fillSlots(intent, read(intent)) };
  const { period } = reading.slots;
  // 'Bills before Friday' are those of today, too.
  if (intent === 'recurring.upcoming' && period && period.from === period.to && BEFORE.test(found.text))
    reading.slots.period = { from: vocabulary.today, to: period.to };
  // 'Saved by Christmas' is what there will be by then, from this month on.
  if (intent === 'forecast' && period && period.from > vocabulary.today && UNTIL.test(found.text))
    reading.slots.period = { from: startOfMonth(vocabulary.today), to: period.to };
  const isShort = isElliptic(words, language) && intent.startsWith('records.');
  const isOfLast =
    isShort ||
    (intent === 'records.list' && !found.signs.has('latest') && Object.keys(reading.slots).length === 0) ||
    (!reading.slots.merchant &&
      !reading.slots.category &&
      (OF_LAST.test(intent) ? THAT : IS_THAT).test(found.text));
  if (previous && (isGoingOn || isOfLast)) reading.slots = inherit(reading.intent, reading.slots, previous);
  if (previous && isShort) reading.slots = sideOfLast(intent, reading.slots, previous);
  return decide(context, !isTaken || rule.isWeak, reading);
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
