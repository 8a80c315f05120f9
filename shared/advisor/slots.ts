import { largestOf } from '../lists.ts';
import { readDirection, readOf, readPer, readPercent, readType } from './read-slots.ts';
import type { FoundCategory } from './categories.ts';
import type { Findings } from './findings.ts';
import type { Intent, Slots } from './types.ts';

const MAX_SHOWN = 50;
/** What is left until payday is not of the salary. */
const UNTIL = /^(?:forecast|safeToSpend|balance)/;
const UNTIL_PAID =
  /(?<![^ ])(?:until|till|to|through|before|by|hasta|para|a|antes de) (?:the |my |next |la |el |mi |proxim[oa] )*C\d/;
/** The slots that an intent has, filled from what was found. */
export function fillSlots(intent: Intent, found: Findings): Slots {
  const [category] =
    UNTIL.test(intent) && UNTIL_PAID.test(found.text) ? [] : fittingCategories(intent, found);
  const [merchant] = found.merchants;
  const takes = (slot: keyof Slots) => TAKES[slot]?.test(intent) === true;
  const { period, compareTo, min, max } = found;
  const per = takes('per') ? readPer(found.text, found.language) : undefined;
  const type = takes('type') ? readType(intent, found) : undefined;
  const amount = takes('amount') ? readAmount(intent, found) : undefined;
  const n = takes('n')
    ? found.counts.find((each) => Number.isInteger(each) && each >= 1 && each <= MAX_SHOWN)
    : undefined;
  const of = takes('of') ? readOf(intent, found) : undefined;
  const percent = takes('pct') ? readPercent(found) : undefined;
  return {
    ...(type && { type }),
    ...(takes('category') && category && { category: category.id }),
    ...(takes('merchant') && merchant && { merchant: merchant.word }),
    ...(takes('period') && period && { period }),
    ...(takes('compareTo') && compareTo && { compareTo }),
    ...(takes('min') && min !== undefined && { min }),
    ...(takes('max') && max !== undefined && { max }),
    ...(amount !== undefined && { amount }),
    ...(n !== undefined && { n }),
    ...(per && { per }),
    ...(of && { of }),
    ...(intent === 'month.extreme' && { dir: readDirection(found) }),
    ...(percent !== undefined && { pct: percent }),
  };
}

/** What is to be bought or saved: with 'if I save 200 a month' the larger number is the goal. */
function readAmount(intent: Intent, { amounts, counts }: Findings): number | undefined {
  const all = amounts.length > 0 && !intent.startsWith('goal') ? amounts : [...amounts, ...counts];
  return intent.startsWith('goal') && all.length > 0 ? largestOf(all) : all[0];
}

const NOTHING = '^(?!forecast\\.accuracy|help|smalltalk|refuse|data\\.range|goal)';
const TAKES: Partial<Record<keyof Slots, RegExp>> = {
  category: new RegExp(`${NOTHING}(?!afford|uncategorized|savings|safe)`),
  merchant: new RegExp(`${NOTHING}(?!afford|uncategorized|savings|safe)`),
  period:
    /^(?!forecast\.accuracy|help|smalltalk|refuse|data\.range|goal\.when|recurring\.total|recurring\.list)/,
  compareTo: /\.compare$/,
  min: /^(?:spend|income|records)\./,
  max: /^(?:spend|income|records)\./,
  amount: /^(?:afford|goal)/,
  n: /^(?:spend\.merchants|records\.(?:largest|smallest|list|last|first)|spend\.breakdown)$/,
  per: /\.average$|^recurring\.total$/,
  type: /^records\./,
  of: /^(?:forecast|month\.extreme|spend\.share)$/,
  pct: /^whatif\.cut$/,
};

/** What is about everything: its answers have no parts. */
const OF_ALL = /^(?:savings|fixedVariable|forecast|balance|summary|pace|nospend)/;
/** Whether the answers of an intent can be limited to a merchant. */
export const carriesMerchant = (intent: Intent): boolean =>
  TAKES.merchant?.test(intent) === true && !OF_ALL.test(intent);
/** Whether the answers of an intent can be limited to a category. */
export const carriesCategory = (intent: Intent): boolean => TAKES.category?.test(intent) === true;

/** Incomes are not looked for in questions about expenses, nor the other way round. */
export function fittingCategories(intent: Intent, { categories }: Findings): FoundCategory[] {
  const side = /^spend|^whatif|^budget|^pace|^fixed|^weekday|^nospend/.test(intent)
    ? 'expense'
    : intent.startsWith('income')
      ? 'income'
      : undefined;
  return categories.filter(({ type }) => side === undefined || type === side);
}
