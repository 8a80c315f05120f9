import type { Findings } from './findings.ts';
import type { Sign } from './lexicon/types.ts';
import { limitsOtherwise } from './limits.ts';
import type { Previous } from './types.ts';

type Check = (reading: Previous, found: Findings) => boolean;

/** Whether a reading leaves out a time, a number or a comparison of its question, or says what was not asked. */
export const hasLeftover: Check = (reading, found) =>
  CHECKS.some((check) => check(reading, found)) || limitsOtherwise(reading.intent, found.text);

const leavesBound: Check = ({ slots }, { min, max }) =>
  (min !== undefined || max !== undefined) && slots.min === undefined && slots.max === undefined;

const leavesPercent: Check = ({ slots }, { percent }) => percent !== undefined && slots.pct === undefined;

const leavesNumber: Check = ({ intent, slots }, { amounts, counts }) => {
  if (intent === 'afford' && new Set(amounts).size > 1) return true;
  const saysTwice = intent === 'duplicates' && amounts.length === 0;
  const hasNumber = amounts.length + counts.length > 0;
  return hasNumber && !saysTwice && slots.amount === undefined && slots.n === undefined;
};

const OF_PERIOD = /^(?:spend|income|balance)\.(?:total|compare|breakdown)$/;
const TIMES =
  /(?<![^ ])(?:months?|weeks?|weekends|years?|quarters?|fines de semana|mes|meses|semanas?|anos?|trimestres?|bimestres?|cuatrimestres?|semestres?|semesters?|fortnights?|decadas?|decades?|(?:during|durante|in|en) (?:my |our |the |mis |las |el )*(?:holidays?|vacations?|trip|vacaciones|viaje))(?![^ ])/;
/** No average is by the weekend. */
const WEEKENDS = /(?<![^ ])(?:weekends?|fin(?:es)? de semana|findes?)(?![^ ])/;
const leavesTime: Check = ({ intent, slots }, { text }) =>
  (OF_PERIOD.test(intent) && slots.period === undefined && TIMES.test(text)) ||
  (intent.endsWith('.average') && WEEKENDS.test(text));

const COMPARES =
  /(?<![^ ])(?:compar\S+|diferencia|difference|versus|vs|changes?|variation|cambio|variacion)(?![^ ])/;
const leavesComparison: Check = ({ intent, slots }, { text }) =>
  OF_PERIOD.test(intent) &&
  !intent.startsWith('balance') &&
  slots.compareTo === undefined &&
  COMPARES.test(text);

const INCOME: Sign[] = ['income', 'incomeCategory'];
const COMES_IN = /(?<![^ ])(?:com(?:e|es|ing)(?: in)?|entran?) P\d/;
/** 'Why was my income so low?' and 'how much comes in?' are not of what was spent, and interest paid is no income. */
const isOfIncome: Check = ({ intent }, { signs, text }) => {
  if (signs.has('spend')) return intent === 'records.count' && signs.has('incomeCategory');
  return intent === 'spend.why'
    ? INCOME.some((sign) => signs.has(sign))
    : intent === 'spend.total' && COMES_IN.test(text);
};

/** 'The best and the worst month' are two. */
const isOfTwo: Check = ({ intent }, { signs }) =>
  intent === 'month.extreme' && signs.has('best') && signs.has('worst');

/** What is safe to spend, what comes in and goes out, and what will be earned or paid to one is of everything. */
const isOfPart: Check = ({ intent, slots }, { signs, categories, merchants }) =>
  (intent === 'safeToSpend' && signs.has('expenseCategory')) ||
  (intent === 'forecast' &&
    (merchants.length > 0 || (slots.of === 'income' && slots.category !== undefined))) ||
  (intent.startsWith('balance') && signs.has('bothSides') && categories.length > 0);

/** 'How much is essential a month?' and 'why will I spend so much?' are answered by no sum and no past. */
const isOfSome: Check = ({ intent }, { signs }) =>
  (/^spend\.(?:total|average)$/.test(intent) && signs.has('fixed')) ||
  (intent === 'spend.why' && signs.has('future'));

/** Bills and months are not single transactions: 'my biggest bill', 'my lowest monthly spending'. */
const isOfBills: Check = ({ intent, slots }, { signs }) => {
  const isBills = signs.has('subs') || signs.has('bills');
  const isSingle = intent === 'records.largest' || intent === 'records.smallest';
  if (isSingle && signs.has('per')) return true;
  if (intent !== 'records.count') return isBills && /^records\.(?:largest|smallest)$/.test(intent);
  return signs.has('per') || (isBills && slots.category === undefined && slots.merchant === undefined);
};

/** 'Will I be able to pay the rent?' has no amount to compare with. */
const hasNoPrice: Check = ({ intent, slots }, { merchants, signs }) =>
  intent === 'afford' && slots.amount === undefined && (merchants.length > 0 || signs.has('bills'));

/** What repeats has no period of its own: 'my subscriptions in October'. */
const leavesPast: Check = ({ intent }, { signs }) =>
  (intent === 'recurring.total' || intent === 'recurring.list') && signs.has('past');

/** Nothing is compared with itself. */
const isOfSame: Check = ({ slots: { period, compareTo } }) =>
  period !== undefined && period.from === compareTo?.from && period.to === compareTo.to;

/** How fast money goes is said of now. */
const isOfThen: Check = ({ intent }, { signs }) => intent === 'pace' && signs.has('past');

/** 'How is December looking?' is not of the one that has been. */
const looksAhead: Check = ({ intent }, { signs, text }) =>
  intent === 'summary' && signs.has('past') && /(?<![^ ])(?:pintan?|looking|looks?)(?![^ ])/.test(text);

const CHECKS: readonly Check[] = [
  isOfSame,
  looksAhead,
  leavesPast,
  leavesBound,
  leavesPercent,
  leavesNumber,
  leavesTime,
  leavesComparison,
  isOfIncome,
  isOfTwo,
  isOfPart,
  isOfSome,
  isOfThen,
  isOfBills,
  hasNoPrice,
];
