import { fillSlots, fittingCategories, lacksSlot, takesSlot, type Chosen } from './slots/fill-slots.ts';
import type { Found } from './slots/find-slots.ts';
import type { OpenWords } from './judge-words.ts';
import type { LabelOf } from './heads.ts';
import type { Choice } from './learned/table.ts';
import type { Intent, Previous, Slots } from './types.ts';

export const MAX_OFFERS = 3;
/** The intent whose slots include every filter. */
const WITH_ALL_FILTERS: Intent = 'records.list';
/** The number of the likeliest intents that are tried. */
const MAX_TRIED = 8;
const NOT_OFFERED = /^(?:refuse|smalltalk|help|bank)/;

/** The readings offered for questions about the bank's balance or debts, which Saldo does not know. */
export const BANK_OFFERS: readonly Previous[] = [
  { intent: 'balance.total', slots: {} },
  { intent: 'safeToSpend', slots: {} },
  { intent: 'forecast', slots: { of: 'balance' } },
];

export const areBankOffers = (readings: readonly Previous[]): boolean =>
  readings.length === BANK_OFFERS.length &&
  readings.every(
    ({ intent, slots }, at) => intent === BANK_OFFERS[at]?.intent && slots.of === BANK_OFFERS[at].slots.of,
  );

/**
 * Chooses up to three readings to offer when a question is asked back, the likeliest first. If the question names
 * subjects, each reading has one of them. `toReading` completes intent and slots.
 */
export function chooseOffers(
  intents: readonly Choice<LabelOf<'intent'>>[],
  read: (intent: Intent) => Found,
  chosen: Chosen,
  words: OpenWords,
  toReading: (intent: Intent, slots: Slots) => Previous,
  today: string,
): Previous[] {
  const tried = intents
    .slice(0, MAX_TRIED)
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
  return (
    offers.length === 0 ? withSubjects(WITH_ALL_FILTERS, read(WITH_ALL_FILTERS), chosen, words) : offers
  ).slice(0, MAX_OFFERS);
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
  return (
    isSame || (ABOUT_PAST.test(intent) && period.from > today) || (intent === 'pace' && period.to < today)
  );
}
/** Intents about recorded transactions. */
const ABOUT_PAST = /^(?:spend|income|balance|records)\./;

type Subject = Pick<Slots, 'category' | 'merchant'>;

/** Returns an intent with each subject that the question names; nothing if the intent's slots hold none of them. */
function withSubjects(intent: Intent, found: Found, chosen: Chosen, words: OpenWords): Previous[] {
  const { category: _, merchant: __, ...slots } = fillSlots(intent, found, chosen);
  const subjects = findSubjects(found, words);
  if (subjects.length === 0) return [{ intent, slots }];
  const ids = new Set(fittingCategories(intent, found, chosen).map(({ id }) => id));
  const fitting = subjects.filter(
    ({ category, merchant }) =>
      (merchant === undefined || takesSlot(intent, 'merchant')) &&
      (category === undefined || (takesSlot(intent, 'category') && ids.has(category))),
  );
  return fitting.map((subject) => ({ intent, slots: { ...slots, ...subject } }));
}

/**
 * Finds the subjects that a question names, then those that it excludes: 'without rent' offers everything and the rent.
 */
function findSubjects(found: Found, words: OpenWords): Subject[] {
  const { leftOut } = found;
  const named = findNamedSubjects(found, words);
  if (leftOut.size === 0) return named;
  const excluded = [...leftOut].map((each) =>
    'id' in each ? { category: each.id } : { merchant: each.word },
  );
  return [...(named.length === 0 ? [{}] : named), ...excluded];
}

/**
 * Finds the subjects that a question names and does not exclude. If there are none but a word may be one, returns that
 * word and an empty subject.
 */
function findNamedSubjects({ leftOut, text, ...found }: Found, { filters, limits }: OpenWords): Subject[] {
  const merchants = found.merchants.filter((each) => !leftOut.has(each));
  const categories = found.categories.filter((each) => !leftOut.has(each));
  const names = new Set([...merchants.map(({ word }) => word), ...filters]);
  const ids = new Set(categories.map(({ id }) => id));
  const [id] = ids;
  const toMerchant = (name: string) => ({ merchant: name });
  if (names.size === 0 && ids.size === 0)
    return limits.length === 0 ? [] : [...limits.slice(0, 1).map((each) => toMerchant(each)), {}];
  // 'Food at Mercadona' is one subject.
  if (names.size === 1 && ids.size === 1 && id !== undefined && !JOINED.test(text))
    return [...names].map((name) => ({ ...toMerchant(name), category: id }));
  return [...[...names].map((name) => toMerchant(name)), ...[...ids].map((category) => ({ category }))];
}
const JOINED =
  /(?<![^ ])(?:C\d+ (?:and|or|plus|y|e|o|u) (?:[^ ]+ ){0,2}M\d+|M\d+ (?:and|or|plus|y|e|o|u) (?:[^ ]+ ){0,2}C\d+)(?![^ ])/;
/** Whether a text names a category and a merchant as two subjects: 'food and rent', unlike 'food at Mercadona'. */
export const joinsTwo = (text: string): boolean => JOINED.test(text);
