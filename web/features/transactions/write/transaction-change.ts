import type { TransactionType } from '#shared/categories.ts';
import { DEFAULT_RECENT_COUNT } from '#shared/limits.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/** A change of one transaction: only `after` is an addition, only `before` a deletion, both are an edit. */
export type TransactionChange =
  | { before?: undefined; after: Transaction }
  | { before: Transaction; after?: undefined }
  /** `splitId` is the group of an earlier try that split the transaction, if the response to that try was lost. */
  | { before: Transaction; after: Transaction; splitId?: string };

/** Returns the change that undoes a change. */
export function inverse({ before, after }: TransactionChange): TransactionChange {
  if (before === undefined) return { before: after };
  return after === undefined ? { after: before } : { before: after, after: before };
}

/**
 * Applies a change to a summary, in integer minor units. A transaction outside the period does not change its totals;
 * the recent transactions do not depend on the period.
 */
export function applyToSummary(summary: Summary, change: TransactionChange, decimals: number): Summary {
  return {
    ...summary,
    ...applyToTotals(summary, summary.period, change, decimals),
    previous: {
      ...summary.previous,
      ...applyToTotals(summary.previous, summary.previous.period, change, decimals),
    },
    categories: applyToCategories(summary, change, decimals),
    daily: applyToDaily(summary.daily, change, decimals),
    ...applyToLatest(summary, change),
  };
}

type Totals = Pick<Summary, 'income' | 'expenses' | 'balance'>;

function applyToTotals(
  totals: Totals,
  period: Summary['period'],
  change: TransactionChange,
  decimals: number,
): Totals {
  const changes = toSignedAmounts(change, decimals).filter(({ date }) => isWithin(date, period));
  const [income, expenses] = [sum(changes, 'income'), sum(changes, 'expense')];
  return {
    income: add(totals.income, income, decimals),
    expenses: add(totals.expenses, expenses, decimals),
    balance: add(totals.balance, income - expenses, decimals),
  };
}

function applyToCategories(
  { categories, period }: Summary,
  change: TransactionChange,
  decimals: number,
): Summary['categories'] {
  const byName = new Map(categories.map(({ name, value }) => [name, value]));
  for (const { type, category, date, amountMinor } of toSignedAmounts(change, decimals)) {
    if (type !== 'expense' || !isWithin(date, period)) continue;
    byName.set(category, add(byName.get(category) ?? 0, amountMinor, decimals));
  }
  return [...byName]
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => ({ name, value }))
    .toSorted((a, b) => b.value - a.value || a.name.localeCompare(b.name));
}

function applyToDaily(
  daily: Summary['daily'],
  change: TransactionChange,
  decimals: number,
): Summary['daily'] {
  const changes = toSignedAmounts(change, decimals);
  return daily.map((day) => {
    const onDay = changes.filter(({ date }) => date === day.date);
    if (onDay.length === 0) return day;
    return {
      ...day,
      income: add(day.income, sum(onDay, 'income'), decimals),
      expenses: add(day.expenses, sum(onDay, 'expense'), decimals),
    };
  });
}

/** Updates the five latest transactions, and the five latest up to today if later transactions displace them. */
function applyToLatest(
  { recent, recentGroups, recentUpToToday }: Summary,
  change: TransactionChange,
): Partial<Summary> {
  const all = applyToRecent(recent, change);
  const { items, groups } = recentUpToToday ?? { items: recent, groups: recentGroups };
  const isMore = recentUpToToday !== undefined || all.length > DEFAULT_RECENT_COUNT;
  return {
    recent: all.slice(0, DEFAULT_RECENT_COUNT),
    ...(isMore && { recentUpToToday: { items: applyToRecent(items, change), groups } }),
  };
}

function applyToRecent(recent: Summary['recent'], { before, after }: TransactionChange): Summary['recent'] {
  const others = recent.filter(({ id }) => id !== before?.id && id !== after?.id);
  return (after === undefined ? others : [...others, after]).toSorted(newestFirst);
}

/** Sorts as the API does: by day, then by id, which grows with time. */
export function newestFirst(a: Transaction, b: Transaction): number {
  if (a.date !== b.date) return a.date < b.date ? 1 : -1;
  return a.id < b.id ? 1 : -1;
}

type SignedAmount = Pick<Transaction, 'type' | 'category' | 'date'> & { amountMinor: number };

/** Returns the amounts that a change adds to sums; the amount before the change is below 0. */
function toSignedAmounts({ before, after }: TransactionChange, decimals: number): SignedAmount[] {
  const toSigned = (transaction: Transaction | undefined, sign: 1 | -1) =>
    transaction
      ? [{ ...transaction, amountMinor: sign * totalToMinorUnits(transaction.amount, decimals) }]
      : [];
  return [...toSigned(before, -1), ...toSigned(after, 1)];
}

function sum(amounts: readonly SignedAmount[], type: TransactionType): number {
  return amounts.reduce((total, each) => (each.type === type ? total + each.amountMinor : total), 0);
}

function add(amount: number, amountMinor: number, decimals: number): number {
  return toMajorUnits(totalToMinorUnits(amount, decimals) + amountMinor, decimals);
}

function isWithin(date: string, { from, to }: Summary['period']): boolean {
  return from <= date && date <= to;
}
