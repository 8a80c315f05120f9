import { toHighAmount, type PastExpenses } from './past-expenses.ts';
import type { MinorNotice } from './types.ts';

/** The day of the month from which a category can be high. */
const FIRST_DAY = 10;
const MIN_MONTHS = 6;
/** More transactions would be too long a list to read. */
const MOST_SHOWN = 50;
const MIN_SHARE_OF_MONTH = 0.02;

/** Finds categories that have already cost more in the running month than in nine of ten full months before. */
export function findHighCategories(past: PastExpenses): MinorNotice[] {
  const { categories, today, months, usualMonthMinor } = past;
  if (Number(today.slice(8)) < FIRST_DAY || months.length < MIN_MONTHS) return [];
  return [...categories].flatMap(([category, [soFar = 0, ...before]]) => {
    const high = findHighAmount(before.slice(0, months.length));
    if (high === undefined || soFar - high <= MIN_SHARE_OF_MONTH * usualMonthMinor) return [];
    return toNotice(past, { category, amountMinor: soFar, usualMinor: high });
  });
}

/** Returns the amount that nine of ten months do not exceed; undefined if there were expenses in few months only. */
function findHighAmount(months: readonly number[]): number | undefined {
  return months.filter((sum) => sum > 0).length < MIN_MONTHS ? undefined : toHighAmount(months);
}

type Amounts = { category: string; amountMinor: number; usualMinor: number };

function toNotice({ today, months, expenses, recentFrom }: PastExpenses, amounts: Amounts): MinorNotice {
  const transactions = expenses
    .slice(recentFrom)
    .map(({ transaction }) => transaction)
    .filter(({ date, category }) => category === amounts.category && date.startsWith(today.slice(0, 7)));
  return {
    kind: 'categoryHigh',
    key: `categoryHigh ${today.slice(0, 7)} ${amounts.category}`,
    subject: amounts.category,
    day: transactions.at(-1)?.date ?? today,
    name: '',
    type: 'expense',
    comparedWith: null,
    ...amounts,
    count: months.length,
    transactionIds: transactions.slice(-MOST_SHOWN).map(({ id }) => id),
  };
}
