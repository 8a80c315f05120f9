import { MAX_QUESTION_LENGTH } from '../limits.ts';
import type { Findings } from './findings.ts';
import type { Sign } from './lexicon/types.ts';
import { fittingCategories } from './slots.ts';
import { limitsOtherwise, SUMMED } from './limits.ts';
import { merchantSaid } from './merchant-said.ts';
import { isOwn, wordsOfMerchant } from './merchants.ts';
import { isOfSeveral } from './names-of-several.ts';
import { BOUGHT, joinsOther, joinsTwo, type Context } from './known.ts';
import { nearest } from './options.ts';
import type { Intent, Previous, Slots, Understanding } from './types.ts';
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
    (words?.length === 1 || isOfSeveral(merchant)) &&
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
  const { language, vocabulary, found, unknown } = context;
  const { intent, slots } = reading;
  if (WITHOUT_SLOTS.test(intent)) return understood(context, reading);
  const isFiltered = FILTERED_INTENTS.test(intent);
  const [filter = misfit(intent, found)] = unknown.filters;
  const isLeft =
    hasLeftover(intent, reading, found) ||
    isOfFuture(reading, vocabulary.today) ||
    (isFiltered && joinsOther(context)) ||
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
  const limit = isWeak || (SUMS.test(intent) && slots.merchant === undefined) ? 0 : 1;
  const isUnsure =
    (unknown.words.length > limit && !BOUGHT.test(intent)) ||
    found.isDoubtful ||
    isLeft ||
    isOfOtherSide ||
    (slots.merchant !== undefined && (merchants.size > 1 || joinsTwo(found.text))) ||
    (isFiltered && categories.size > 1);
  return isUnsure ? { kind: 'unsure', language, options: nearest(context) } : understood(context, reading);
}
const WITHOUT_SLOTS = /^(?:refuse|help|smalltalk|data|forecast\.accuracy)/;
/** Where a word that was not understood may have been a limit. */
const SUMS = /^(?:spend|income|balance|records|forecast|whatif)/;
const FILTERED_INTENTS = /^(?:spend|income|records|whatif)\./;

const TIMES =
  /(?<![^ ])(?:months?|weeks?|weekends|years?|quarters?|fines de semana|mes|meses|semanas?|anos?|trimestres?|bimestres?|cuatrimestres?|semestres?|semesters?|fortnights?|decadas?|decades?|(?:during|durante|in|en) (?:my |our |the |mis |las |el )*(?:holidays?|vacations?|trip|vacaciones|viaje))(?![^ ])/;
const COMPARES = /(?<![^ ])(?:compar\S+|diferencia|difference|versus|vs)(?![^ ])/;
/** A time, number or comparison that a sum would leave out. */
function hasLeftover(intent: Intent, { slots }: Previous, found: Findings): boolean {
  const { text, amounts, counts, min, max, percent } = found;
  const isBounded = min !== undefined || max !== undefined;
  if (isBounded && slots.min === undefined && slots.max === undefined) return true;
  if (percent !== undefined && slots.pct === undefined) return true;
  if (intent === 'afford' && new Set(amounts).size > 1) return true;
  if (intent === 'spend.why' && !found.signs.has('spend') && INCOME.some((sign) => found.signs.has(sign)))
    return true;
  if (intent === 'month.extreme' && found.signs.has('best') && found.signs.has('worst')) return true;
  // What is safe to spend is of everything.
  if (intent === 'safeToSpend' && found.signs.has('expenseCategory')) return true;
  if (limitsOtherwise(intent, text)) return true;
  if (intent === 'records.count' && (found.signs.has('per') || (isOfBills(found) && !hasSubject(slots))))
    return true;
  // 'Will I be able to pay the rent?' has no amount to compare with.
  if (/^records\.(?:largest|smallest)$/.test(intent) && isOfBills(found)) return true;
  if (intent === 'afford' && slots.amount === undefined && found.merchants.length > 0) return true;
  // What comes in and goes out is of everything.
  if (intent.startsWith('balance') && found.signs.has('bothSides') && found.categories.length > 0)
    return true;
  const saysTwice = intent === 'duplicates' && amounts.length === 0;
  if (!saysTwice && amounts.length + counts.length > 0 && slots.amount === undefined && slots.n === undefined)
    return true;
  if (!/^(?:spend|income|balance)\.(?:total|compare|breakdown)$/.test(intent)) return false;
  if (!intent.startsWith('balance') && COMPARES.test(text) && slots.compareTo === undefined) return true;
  return slots.period === undefined && TIMES.test(text);
}

const INCOME: Sign[] = ['income', 'incomeCategory'];
const isOfBills = ({ signs }: Findings) => signs.has('subs') || signs.has('bills');
const hasSubject = ({ category, merchant }: Slots) => category !== undefined || merchant !== undefined;

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

/** How much likelier another intent must be before the rules are doubted: e to this power. */
const DOUBT = 5;

const NUMBERS: Sign[] = ['amount', 'number', 'percent'];
/** Whether questions with these clues usually ask for something else than what the rules read; advice has plain words. */
export function isUnlikely(intent: Intent, { likely, found, unknown }: Context): boolean {
  if (
    intent === 'refuse.scope' &&
    found.signs.has('scopeStrong') &&
    !NUMBERS.some((sign) => found.signs.has(sign))
  )
    return false;
  if (intent === 'refuse.advice' || (intent === 'forecast' && found.signs.has('reach'))) return false;
  // 'How much can I spend on food?' names no budget.
  if (intent === 'budget.status' && found.signs.has('canSpend')) return false;
  // 'On the match' limits what was spent.
  if (likely[0]?.intent === 'refuse.scope' && found.signs.has('ownSpend') && unknown.filters.length > 0)
    return false;
  const own = likely.find((each) => each.intent === intent)?.score ?? 0;
  return (likely[0]?.score ?? 0) - own > DOUBT;
}

/** How much likelier than any other an intent must be before its clues alone decide: e to this power. */
const CLEAR = 10;

/** The intent that the clues of a question leave no doubt of, where no rule decides and every word is known. */
export function clearIntent({ likely: [first, second], unknown, found }: Context): Intent | undefined {
  if (!first || !second || unknown.words.length > 0 || first.score - second.score < CLEAR) return undefined;
  // 'What if the rent goes up?' cuts nothing.
  const isOfRules =
    first.intent.startsWith('refuse') ||
    (first.intent === 'whatif.cut' && !CUTS.some((sign) => found.signs.has(sign)));
  return isOfRules ? undefined : first.intent;
}
const CUTS: Sign[] = ['cut', 'stop'];
