import { deviationAround, median } from '../recognition/medians.ts';
import type { Point } from '../recognition/points.ts';
import { toHighAmount, type PastExpenses } from './past-expenses.ts';
import type { MinorNotice } from './types.ts';

const MIN_OF_PAYEE = 6;
const MIN_OF_CATEGORY = 20;
const MAX_COMPARED = 60;
/** A large expense is more than this many standard deviations above the median of its payee. */
const MIN_DEVIATIONS = 3;
/** A large expense is more than this many times the amount that nine of ten expenses of its category stay below. */
const MIN_TIMES = { known: 1.5, unknown: 2.5 };
const MIN_SHARE_OF_MONTH = 0.06;
/** After equal amounts, any small difference would be large. */
const LEAST_SPREAD = 0.12;

/** Finds expenses far above those before in the same category and, if there are enough, at the same payee. */
export function findLarge({ expenses, recentFrom, usualMonthMinor }: PastExpenses): MinorNotice[] {
  if (usualMonthMinor === 0) return [];
  return expenses.slice(recentFrom).flatMap((each, at) => {
    if (each.amountMinor <= MIN_SHARE_OF_MONTH * usualMonthMinor) return [];
    const found = findComparison(each, expenses, recentFrom + at);
    if (found === undefined) return [];
    const { compared, by } = found;
    const { date, description, category } = each.transaction;
    return {
      kind: 'large',
      key: `large ${each.id}`,
      subject: each.payee.folded,
      day: date,
      name: description,
      category,
      type: 'expense',
      comparedWith: by,
      amountMinor: each.amountMinor,
      usualMinor: Math.round(median(compared.map(({ amountMinor }) => amountMinor))),
      count: compared.length,
      transactionIds: [each.id],
    };
  });
}

/** Finds the expenses that a large one is compared with: of its payee or, if that is new, of its category. */
function findComparison(
  expense: Point,
  expenses: readonly Point[],
  at: number,
): { compared: readonly Point[]; by: 'payee' | 'category' } | undefined {
  const { category } = expense.transaction;
  const { folded } = expense.payee;
  const ofCategory = latestBefore(expenses, at, ({ transaction }) => transaction.category === category);
  const ofPayee = latestBefore(expenses, at, ({ payee }) => payee.folded === folded);
  const isKnown = ofPayee.length >= MIN_OF_PAYEE;
  if (isKnown ? deviation(expense, ofPayee) <= MIN_DEVIATIONS : ofCategory.length < MIN_OF_CATEGORY)
    return undefined;
  const times = isKnown ? MIN_TIMES.known : MIN_TIMES.unknown;
  if (expense.amountMinor <= times * toHighAmount(ofCategory.map(({ amountMinor }) => amountMinor)))
    return undefined;
  return isKnown ? { compared: ofPayee, by: 'payee' } : { compared: ofCategory, by: 'category' };
}

/** Returns the latest expenses before an index that pass a test, without refunds. */
function latestBefore(expenses: readonly Point[], at: number, isAlike: (other: Point) => boolean): Point[] {
  const found: Point[] = [];
  for (let before = at - 1; before >= 0 && found.length < MAX_COMPARED; before--) {
    const other = expenses[before];
    if (other !== undefined && other.amountMinor > 0 && isAlike(other)) found.push(other);
  }
  return found;
}

/**
 * Returns the number of standard deviations by which an amount exceeds the median of others, on a logarithmic scale.
 */
function deviation({ amountMinor }: Point, others: readonly Point[]): number {
  const logs = others.map((other) => Math.log(other.amountMinor));
  const middle = median(logs);
  return (Math.log(amountMinor) - middle) / Math.max(deviationAround(middle, logs), LEAST_SPREAD);
}
