import { MAX_QUESTION_LENGTH } from '../limits.ts';
import type { Findings } from './findings.ts';
import { bankBalanceOf } from './bank-balance.ts';
import { fittingCategories } from './slots.ts';
import { isName } from './dictionary.ts';
import { hasLeftover } from './leftovers.ts';
import { SUMMED } from './limits.ts';
import { merchantSaid } from './merchant-said.ts';
import { isOwn, wordsOfMerchant } from './merchants.ts';
import { narrowedBy } from './narrowed.ts';
import { isOfSeveral } from './names-of-several.ts';
import { BOUGHT, joinsOther, joinsTwo, narrowsThing, type Context } from './known.ts';
import { nearest } from './options.ts';
import type { Intent, Previous, Slots, Understanding } from './types.ts';
import { savingRateOf } from './saving-rate.ts';
import { isOfOtherCurrency } from './unheld.ts';
import { unreadWords } from './unread.ts';

/** A reading with the words that its merchant is searched by. */
export function understood(
  { question, language, vocabulary, found }: Context,
  { intent, slots: read }: Previous,
): Understanding {
  // Folding makes some letters several.
  const merchant = read.merchant?.slice(0, MAX_QUESTION_LENGTH);
  const slots = merchant === undefined ? read : { ...read, merchant };
  const words = merchant === undefined ? undefined : wordsOfMerchant(merchant);
  const isUnknown =
    merchant !== undefined &&
    (words?.length === 1 || isOfSeveral(merchant) || narrowedBy(merchant) !== undefined) &&
    words?.every((word) => !isOwn(word, vocabulary.words)) === true;
  const said =
    merchant === undefined ? undefined : merchantSaid(question, merchant, language, found.merchants);
  const categoryWord = found.categories.find(({ id }) => id === slots.category)?.word;
  return {
    kind: 'understood',
    language,
    intent,
    slots,
    ...(words && { merchantWords: words }),
    ...(said !== undefined && said !== merchant && { merchantSaid: said }),
    ...(isUnknown && { unknownFilter: merchant }),
    ...(categoryWord !== undefined && { categoryWord }),
  };
}

/**
 * Takes a reading, or asks back where a word or number of the question would be left out. `isWeak`: little says that the
 * question means this, so one unknown word is enough to ask back.
 */
export function decide(context: Context, isWeak: boolean, reading: Previous): Understanding {
  const { question, language, vocabulary, found, unknown } = context;
  const { intent, slots } = reading;
  if (WITHOUT_SLOTS.test(intent)) return understood(context, reading);
  const isFiltered = FILTERED_INTENTS.test(intent);
  const [filter = misfit(intent, found)] = unknown.filters;
  const isLeft =
    hasLeftover(reading, found) ||
    isOfFuture(reading, vocabulary.today) ||
    wantsRate(reading, question) ||
    leavesBalance(reading, question) ||
    (SUMS.test(intent) && isOfOtherCurrency(found.text, vocabulary.currency)) ||
    (isFiltered && joinsOther(context)) ||
    (slots.merchant !== undefined && narrowsThing(context)) ||
    (SUMS.test(intent) && leavesWord(context, slots));
  if (
    isFiltered &&
    !isLeft &&
    filter !== undefined &&
    slots.merchant === undefined &&
    unknown.words.length <= 1
  )
    return understood(context, { intent, slots: { ...slots, merchant: filter } });
  const isOfOtherSide =
    /^spend\.(?:total|compare|average|trend)$/.test(intent) &&
    found.categories.length > 0 &&
    fittingCategories(intent, found).length === 0 &&
    slots.merchant === undefined;
  const merchants = new Set(found.merchants.map(({ word }) => word));
  const categories = new Set(fittingCategories(intent, found).map(({ id }) => id));
  // 'When is Netflix due?' of somebody who never paid it.
  const isLimited = slots.merchant === undefined && unknown.filters.some((word) => isName(word));
  const limit = isWeak || (SUMS.test(intent) && slots.merchant === undefined) ? 0 : 1;
  const isUnsure =
    (isLimited && !BOUGHT.test(intent)) ||
    (unknown.words.length > limit && !BOUGHT.test(intent)) ||
    found.isDoubtful ||
    isLeft ||
    isOfOtherSide ||
    (slots.merchant !== undefined && (merchants.size > 1 || joinsTwo(found.text))) ||
    (isFiltered && categories.size > 1);
  return isUnsure ? { kind: 'unsure', language, options: nearest(context) } : understood(context, reading);
}

/** 'How much will I have if I save 200 a month?' does not want 200. */
function wantsRate({ intent, slots }: Previous, question: string): boolean {
  return (
    intent.startsWith('goal') && slots.amount !== undefined && savingRateOf(question)?.amount === slots.amount
  );
}

/** What is in the bank counts where something is bought, saved or left, and nowhere else. */
function leavesBalance({ intent, slots }: Previous, question: string): boolean {
  const isCounted = /^(?:afford|goal)/.test(intent) || (intent === 'forecast' && slots.of === 'balance');
  return !isCounted && bankBalanceOf(question) !== undefined;
}
const WITHOUT_SLOTS = /^(?:refuse|help|smalltalk|data|forecast\.accuracy)/;
/** Where a word that was not understood may have been a limit. */
const SUMS = /^(?:spend|income|balance|records|forecast|whatif)/;
const FILTERED_INTENTS = /^(?:spend|income|records|whatif)\./;

/** Whether a word of the question is neither a slot nor read by anything: it may be a limit. */
function leavesWord({ found, unknown, language }: Context, { merchant }: Slots): boolean {
  const searched = merchant ?? unknown.filters[0];
  return unreadWords(found.text, language).some((word) => word !== searched);
}

/** What has not begun has no sum: 'how much is the rent next week?' */
function isOfFuture({ intent, slots: { period } }: Previous, today: string): boolean {
  return SUMMED.test(intent) && period !== undefined && period.from > today;
}

/** A category of the other type that a question limits itself to: gifts that one buys are a word to look for. */
function misfit(intent: Intent, found: Findings): string | undefined {
  if (!/^(?:spend\.(?!share|why)|whatif)/.test(intent) || fittingCategories(intent, found).length > 0)
    return undefined;
  return found.categories.find(({ id, said }) => id !== 'salary' && FILTERED.test(found.text) && said !== '')
    ?.said;
}
const FILTERED = /(?<![^ ])(?:on|for|in|at|en|de|por) (?:my |the |mis |los |las |el |la )?C\d/;
