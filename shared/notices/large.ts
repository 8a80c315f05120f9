import { median } from '../recognition/middle.ts';
import type { Point } from '../recognition/points.ts';
import type { Past } from './past.ts';
import type { MinorNotice } from './types.ts';

const MIN_OF_PAYEE = 6;
const MIN_OF_CATEGORY = 20;
const MAX_COMPARED = 60;
const MIN_Z = 3;
/** How many times what nine of ten of the category stay below; more where the payee is not known. */
const MIN_TIMES = { known: 1.5, unknown: 2.5 };
const HIGH_SHARE = 0.9;
const MIN_SHARE_OF_MONTH = 0.06;
const MAD_TO_SD = 1.4826;
/** Equal amounts would make the least difference a large one. */
const LEAST_SPREAD = 0.12;

/** Expenses that are far above those before at the same payee, if there are enough, and in the same category. */
export function findLarge({ expenses, recentFrom, usualMonthMinor }: Past): MinorNotice[] {
  if (usualMonthMinor === 0) return [];
  return expenses.slice(recentFrom).flatMap((each, at) => {
    if (each.amountMinor <= MIN_SHARE_OF_MONTH * usualMonthMinor) return [];
    const found = comparedWith(each, expenses, recentFrom + at);
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

/** The expenses that one is far above: of its payee if that is known, or of its category; undefined if it is not. */
function comparedWith(
  each: Point,
  expenses: readonly Point[],
  at: number,
): { compared: readonly Point[]; by: 'payee' | 'category' } | undefined {
  const { category } = each.transaction;
  const { folded } = each.payee;
  const ofCategory = latestBefore(expenses, at, ({ transaction }) => transaction.category === category);
  const ofPayee = latestBefore(expenses, at, ({ payee }) => payee.folded === folded);
  const isKnown = ofPayee.length >= MIN_OF_PAYEE;
  if (isKnown ? deviation(each, ofPayee) <= MIN_Z : ofCategory.length < MIN_OF_CATEGORY) return undefined;
  const times = isKnown ? MIN_TIMES.known : MIN_TIMES.unknown;
  if (each.amountMinor <= times * highOf(ofCategory)) return undefined;
  return isKnown ? { compared: ofPayee, by: 'payee' } : { compared: ofCategory, by: 'category' };
}

function highOf(list: readonly Point[]): number {
  const sorted = list.map(({ amountMinor }) => amountMinor).toSorted((one, other) => one - other);
  return sorted[Math.ceil(HIGH_SHARE * sorted.length) - 1] ?? 0;
}

/** The latest before one that pass a test, without money back. */
function latestBefore(expenses: readonly Point[], at: number, isAlike: (other: Point) => boolean): Point[] {
  const found: Point[] = [];
  for (let before = at - 1; before >= 0 && found.length < MAX_COMPARED; before--) {
    const other = expenses[before];
    if (other !== undefined && other.amountMinor > 0 && isAlike(other)) found.push(other);
  }
  return found;
}

/** How many standard deviations an amount lies above the middle of others, by their logarithms. */
function deviation({ amountMinor }: Point, others: readonly Point[]): number {
  const logs = others.map((other) => Math.log(other.amountMinor));
  const middle = median(logs);
  const spread = MAD_TO_SD * median(logs.map((log) => Math.abs(log - middle)));
  return (Math.log(amountMinor) - middle) / Math.max(spread, LEAST_SPREAD);
}
