import { DEFAULT_RECENT_COUNT } from '#shared/limits.ts';
import type { Summary } from '#shared/contract/summaries.ts';
import type { Transaction } from '#shared/contract/transactions.ts';
import { toMajorUnits, totalToMinorUnits } from '#shared/money.ts';

/** A change of one transaction: only `after` is an addition, only `before` a deletion, both are an edit. */
export type TransactionChange =
  | { before?: undefined; after: Transaction }
  | { before: Transaction; after?: undefined }
  /** `splitId` is the group of an earlier try that split the transaction, if the answer to that try was lost. */
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
  const income = steps(change, decimals).filter(
    (step) => step.type === 'income' && isWithin(step.date, period),
  );
  const expenses = steps(change, decimals).filter(
    (step) => step.type === 'expense' && isWithin(step.date, period),
  );
  return {
    income: add(totals.income, total(income), decimals),
    expenses: add(totals.expenses, total(expenses), decimals),
    balance: add(totals.balance, total(income) - total(expenses), decimals),
  };
}

function applyToCategories(
  { categories, period }: Summary,
  change: TransactionChange,
  decimals: number,
): Summary['categories'] {
  const byName = new Map(categories.map(({ name, value }) => [name, value]));
  for (const step of steps(change, decimals)) {
    if (step.type !== 'expense' || !isWithin(step.date, period)) continue;
    byName.set(step.category, add(byName.get(step.category) ?? 0, step.amountMinor, decimals));
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
  const changes = steps(change, decimals);
  return daily.map((day) => {
    const onDay = changes.filter(({ date }) => date === day.date);
    if (onDay.length === 0) return day;
    return {
      ...day,
      income: add(day.income, total(onDay.filter(({ type }) => type === 'income')), decimals),
      expenses: add(day.expenses, total(onDay.filter(({ type }) => type === 'expense')), decimals),
    };
  });
}

/** Updates the five latest transactions, and the five latest up to today if later ones displace them. */
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

type Step = Pick<Transaction, 'type' | 'category' | 'date'> & { amountMinor: number };

function steps({ before, after }: TransactionChange, decimals: number): Step[] {
  return [
    ...(before === undefined ? [] : [toStep(before, -1, decimals)]),
    ...(after === undefined ? [] : [toStep(after, 1, decimals)]),
  ];
}

function toStep({ type, category, date, amount }: Transaction, sign: 1 | -1, decimals: number): Step {
  return { type, category, date, amountMinor: sign * totalToMinorUnits(amount, decimals) };
}

function total(stepsOfOneKind: Step[]): number {
  return stepsOfOneKind.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

function add(amount: number, amountMinor: number, decimals: number): number {
  return toMajorUnits(totalToMinorUnits(amount, decimals) + amountMinor, decimals);
}

function isWithin(date: string, { from, to }: Summary['period']): boolean {
  return from <= date && date <= to;
}
