import { MAX_QUESTION_LENGTH } from '../limits.ts';
import { fillSlots, fittingCategories, lacksSlot, takesSlot, type Chosen } from './slots/fill-slots.ts';
import type { Found } from './slots/find-slots.ts';
import type { OpenWords } from './judge-words.ts';
import type { LabelOf } from './heads.ts';
import type { Choice } from './learned/table.ts';
import type { Intent, Previous, Slots } from './types.ts';

export const MAX_OFFERS = 3;
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
 * The readings that are offered where a question is asked back, the likeliest first, at most three. Each has a subject
 * of the question, if it names some. `toReading` completes intent and slots.
 */
export function offersOf(
  intents: readonly Choice<LabelOf<'intent'>>[],
  read: (intent: Intent) => Found,
  chosen: Chosen,
  words: OpenWords,
  toReading: (intent: Intent, slots: Slots) => Previous,
  today: string,
): Previous[] {
  const tried = intents
    .slice(0, MOST_TRIED)
    .filter(({ label, probability }) => !NOT_OFFERED.test(label) && probability >= MIN_PROBABILITY);
  const offers = tried
    .flatMap(({ label, probability }) =>
      withSubjects(label as Intent, read(label as Intent), chosen, words).map(({ intent, slots }, place) => ({
        offer: toReading(intent, slots),
        probability: probability * (place === 0 ? FIRST_SUBJECT : OTHER_SUBJECT),
      })),
    )
    .filter(({ offer }) => !lacksSlot(offer) && !isImpossible(offer, today))
    .toSorted((one, other) => other.probability - one.probability)
    .map(({ offer }) => offer);
  return (offers.length === 0 ? withSubjects(HOLDS_ALL, read(HOLDS_ALL), chosen, words) : offers).slice(
    0,
    MAX_OFFERS,
  );
}
/** A less likely intent is not offered. */
const MIN_PROBABILITY = 0.01;
/** The probability that the first subject of an intent is the right one. */
const FIRST_SUBJECT = 0.7;
/** The probability of any other subject. */
const OTHER_SUBJECT = 0.3;

/** Whether a reading asks for the sum of a future period, compares a period with itself, or asks for a past pace. */
export function isImpossible({ intent, slots: { period, compareTo } }: Previous, today: string): boolean {
  if (period === undefined) return false;
  const isSame = period.from === compareTo?.from && period.to === compareTo.to;
  return isSame || (OF_PAST.test(intent) && period.from > today) || (intent === 'pace' && period.to < today);
}
/** Intents about what was recorded. */
const OF_PAST = /^(?:spend|income|balance|records)\./;

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

/** The subjects that a question names, then those that it excludes: 'without rent' offers all and the rent. */
function subjectsOf(found: Found, words: OpenWords): Subject[] {
  const { leftOut } = found;
  const named = namedSubjects(found, words);
  if (leftOut.size === 0) return named;
  const excluded = [...leftOut].map((each) =>
    'id' in each ? { category: each.id } : { merchant: each.word },
  );
  return [...(named.length === 0 ? [{}] : named), ...excluded];
}

/** The subjects that a question names and does not exclude. Without any, a word that may be one, and no subject. */
function namedSubjects({ leftOut, text, ...found }: Found, { filters, limits }: OpenWords): Subject[] {
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
