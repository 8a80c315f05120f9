import { MAX_QUESTION_LENGTH } from '../limits.ts';
import { fillSlots, fittingCategories, lacksSlot, takesSlot, type Chosen } from './slots/fill-slots.ts';
import type { Found } from './slots/find-slots.ts';
import type { OpenWords } from './judge-words.ts';
import type { LabelOf } from './heads.ts';
import type { Choice } from './learned/table.ts';
import type { Intent, Previous, Slots } from './types.ts';

const MAX_OFFERS = 3;
/** The intent that takes every filter. */
const HOLDS_ALL: Intent = 'records.list';
/** The likeliest intents that are tried. */
const MOST_TRIED = 8;
const NOT_OFFERED = /^(?:refuse|smalltalk|help|bank)/;

/** Readings offered for questions about the bank's balance or debts, which Saldo does not know. */
export const OF_BANK: readonly Previous[] = [
  { intent: 'balance.total', slots: {} },
  { intent: 'safeToSpend', slots: {} },
  { intent: 'forecast', slots: { of: 'balance' } },
];

/** Whether readings are those that are offered where the bank is asked about. */
export const isOfBank = (readings: readonly Previous[]): boolean =>
  readings.length === OF_BANK.length &&
  readings.every(
    ({ intent, slots }, at) => intent === OF_BANK[at]?.intent && slots.of === OF_BANK[at].slots.of,
  );

/**
 * The readings that are offered where a question is asked back, the likeliest first, at most three. What the question
 * limits itself to stays in each of them; where it names two, each has its readings.
 */
export function offersOf(
  intents: readonly Choice<LabelOf<'intent'>>[],
  read: (intent: Intent) => Found,
  chosen: Chosen,
  words: OpenWords,
): Previous[] {
  const tried = intents.slice(0, MOST_TRIED).filter(({ label }) => !NOT_OFFERED.test(label));
  const offers = tried
    .flatMap(({ label, probability }) =>
      withSubjects(label as Intent, read(label as Intent), chosen, words).map((offer, place) => ({
        offer,
        probability: probability * (place === 0 ? FIRST_SUBJECT : OTHER_SUBJECT),
      })),
    )
    .filter(({ offer }) => !lacksSlot(offer))
    .toSorted((one, other) => other.probability - one.probability)
    .map(({ offer }) => offer);
  const isLost = offers.length === 0 && tried.length > 0;
  return (isLost ? withSubjects(HOLDS_ALL, read(HOLDS_ALL), chosen, words) : offers).slice(0, MAX_OFFERS);
}
/** The probability that the first subject of an intent is the right one. */
const FIRST_SUBJECT = 0.7;
/** The probability of any other subject. */
const OTHER_SUBJECT = 0.3;

type Subject = Pick<Slots, 'category' | 'merchant'>;

/** An intent with each merchant and category that the question names; none where it can hold none of them. */
function withSubjects(intent: Intent, found: Found, chosen: Chosen, words: OpenWords): Previous[] {
  const { category: _, merchant: __, ...slots } = fillSlots(intent, found, chosen);
  const subjects = subjectsOf(found, words);
  if (subjects.length === 0) return [{ intent, slots }];
  const ids = new Set(fittingCategories(intent, found, chosen).map(({ id }) => id));
  const fitting = subjects.filter(
    ({ category, merchant }) =>
      (merchant === undefined || takesSlot(intent, 'merchant')) &&
      (category === undefined || (takesSlot(intent, 'category') && ids.has(category))),
  );
  return fitting.map((subject) => ({ intent, slots: { ...slots, ...subject } }));
}

/** The subjects that a question names and does not leave out. Without any, a word that may be one, and no subject. */
function subjectsOf({ leftOut, text, ...found }: Found, { filters, limits }: OpenWords): Subject[] {
  const merchants = found.merchants.filter((each) => !leftOut.has(each));
  const categories = found.categories.filter((each) => !leftOut.has(each));
  const names = new Set([...merchants.map(({ word }) => word), ...filters]);
  const ids = new Set(categories.map(({ id }) => id));
  const [id] = ids;
  const toMerchant = (name: string) => ({ merchant: name.slice(0, MAX_QUESTION_LENGTH) });
  if (names.size === 0 && ids.size === 0)
    return limits.length === 0 ? [] : [...limits.slice(0, 1).map((each) => toMerchant(each)), {}];
  // 'Food at Mercadona' is one subject.
  if (names.size === 1 && ids.size === 1 && id !== undefined && !JOINED.test(text))
    return [...names].map((name) => ({ ...toMerchant(name), category: id }));
  return [...[...names].map((name) => toMerchant(name)), ...[...ids].map((category) => ({ category }))];
}
const JOINED =
  /(?<![^ ])(?:C\d+ (?:and|or|plus|y|e|o|u) (?:[^ ]+ ){0,2}M\d+|M\d+ (?:and|or|plus|y|e|o|u) (?:[^ ]+ ){0,2}C\d+)(?![^ ])/;
/** Whether a text names a category and a merchant as two: 'food and rent', unlike 'food at Mercadona'. */
export const joinsTwo = (text: string): boolean => JOINED.test(text);
