import { isInOtherCurrency } from './slots/currency-words.ts';
import { fittingCategories, coversAllSides, lacksSlot, takesSlot, type Chosen } from './slots/fill-slots.ts';
import type { Found } from './slots/find-slots.ts';
import type { OpenWords } from './judge-words.ts';
import { isImpossible, joinsTwo } from './offers.ts';
import type { Previous } from './types.ts';

/** A reading of a question, and everything that the question names. */
type CheckedReading = { reading: Previous; found: Found; chosen: Chosen; words: OpenWords; today: string };
type Check = (checked: CheckedReading) => boolean;

/** Intents that read no transactions, so nothing in their questions limits anything. */
const UNLIMITED = /^(?:refuse|help|smalltalk|data|forecast\.accuracy)/;
/** Intents whose questions may name anything that somebody wants to buy or to save for. */
const ABOUT_WISHES = /^(?:afford|goal)/;
const SUMS = /^(?:spend|income|balance|records)\./;
/** Intents whose questions may name the salary as a date: 'what is left until payday'. */
const ABOUT_BOTH_SIDES = /^(?:forecast|balance|safeToSpend|recurring)/;

/** Whether a reading drops something that its question names, or answers another question. */
export function dropsSomething(checked: CheckedReading): boolean {
  const { intent } = checked.reading;
  if (UNLIMITED.test(intent)) return false;
  return (
    CHECKS.some((check) => check(checked)) ||
    (!ABOUT_WISHES.test(intent) && SUBJECT_CHECKS.some((check) => check(checked)))
  );
}

const dropsPeriod: Check = ({ reading: { intent, slots }, found }) =>
  found.isDoubtful ||
  (found.period !== undefined && !takesSlot(intent, 'period')) ||
  (found.compareTo !== undefined && slots.compareTo === undefined);

/** Whether a question has a period without a beginning, which no slot holds: 'until March', 'before May'. */
const dropsOpenEnd: Check = ({ reading: { intent }, found }) =>
  SUMS.test(intent) && OPEN_END.test(found.text);
const OPEN_END =
  /(?<![^ ])(?:since|until|till|up to|year to|before|after|desde|hasta|antes del?|despues del?) (?:[^ ]+ ){0,2}P\d/;

const dropsCurrency: Check = ({ reading: { intent }, found }) =>
  SUMS.test(intent) && isInOtherCurrency(found.words);

const dropsNumber: Check = ({ reading: { intent, slots }, found }) => {
  const hasBound = found.min !== undefined || found.max !== undefined;
  const isNumberUsed = slots.amount !== undefined || slots.n !== undefined || intent === 'duplicates';
  return (
    (hasBound && slots.min === undefined && slots.max === undefined) ||
    (found.percent !== undefined && slots.pct === undefined) ||
    (found.amounts.length + found.counts.length > 0 && !isNumberUsed)
  );
};

const isDoubtful: Check = ({ reading: { intent }, chosen }) =>
  !coversAllSides(intent, chosen) && chosen.doubtful.some((slot) => takesSlot(intent, slot));

const saysImpossible: Check = ({ reading, today }) => isImpossible(reading, today);

const CHECKS: readonly Check[] = [
  dropsPeriod,
  dropsOpenEnd,
  dropsCurrency,
  dropsNumber,
  isDoubtful,
  saysImpossible,
];

const dropsWord: Check = ({ words }) => words.limits.length > 0;

const dropsMerchant: Check = ({ reading: { slots }, found, words }) => {
  const merchants = new Set([...found.merchants.map(({ word }) => word), ...words.filters]);
  return merchants.size > 1 || (merchants.size > 0 && slots.merchant === undefined);
};

const dropsCategory: Check = ({ reading: { intent, slots }, found, chosen }) => {
  const fitting = fittingCategories(intent, found, chosen);
  const ids = new Set(fitting.map(({ id }) => id));
  const hasOtherSide = found.categories.length > fitting.length && slots.merchant === undefined;
  return (
    ids.size > 1 ||
    (ids.size > 0 && slots.category === undefined) ||
    (hasOtherSide && !ABOUT_BOTH_SIDES.test(intent))
  );
};

/** Whether a subject is excluded, which no filter can do. In a cut of spending, it is the subject: 'without a car'. */
const leavesOut: Check = ({ reading: { intent }, found }) =>
  found.leftOut.size > 0 && intent !== 'whatif.cut';

/** Whether a question names two subjects, as in 'food and rent'. */
const namesTwo: Check = ({ reading: { slots }, found }) =>
  slots.merchant !== undefined && joinsTwo(found.text);

const lacksSomething: Check = ({ reading }) => lacksSlot(reading);

const SUBJECT_CHECKS: readonly Check[] = [
  dropsWord,
  leavesOut,
  dropsMerchant,
  dropsCategory,
  namesTwo,
  lacksSomething,
];
