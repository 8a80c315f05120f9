import { readDirection, readOf, readPer, readPercent, readType } from './read-slots.ts';
import type { FoundCategory } from './categories.ts';
import type { Findings } from './findings.ts';
import type { Intent, Slots } from './types.ts';

const MAX_SHOWN = 50;
/** The slots that an intent has, filled from what was found. */
export function fillSlots(intent: Intent, found: Findings): Slots {
  const [category] = fittingCategories(intent, found);
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
  return intent.startsWith('goal') && all.length > 0 ? Math.max(...all) : all[0];
}

const NOTHING = '^(?!forecast\\.accuracy|help|smalltalk|refuse|data\\.range|goal)';
const TAKES: Partial<Record<keyof Slots, RegExp>> = {
  category: new RegExp(`${NOTHING}(?!afford|uncategorized|savings)`),
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

/** Incomes are not looked for in questions about expenses, nor the other way round. */
export function fittingCategories(intent: Intent, { categories }: Findings): FoundCategory[] {
  const side = /^spend|^whatif|^budget|^pace|^fixed|^weekday|^nospend/.test(intent)
    ? 'expense'
    : intent.startsWith('income')
      ? 'income'
      : undefined;
  return categories.filter(({ type }) => side === undefined || type === side);
}
