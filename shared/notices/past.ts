import { addDays, addMonths, startOfMonth, type CalendarDay } from '../calendar.ts';
import { median } from '../recognition/middle.ts';
import { descriptionFolder } from '../recognition/normalise-description.ts';
import type { NoticedTransaction } from './types.ts';

/** Notices are about the last days only. */
const NOTICED_DAYS = 31;
const YEAR = 12;

/** An expense with the words of its payee. */
export type Spent = NoticedTransaction & { payee: string };

/** What was spent up to today, in the order of days, as the rules of notices look at it. */
export type Past = {
  today: CalendarDay;
  /** The first day that notices are about. */
  since: CalendarDay;
  expenses: readonly Spent[];
  byPayee: ReadonlyMap<string, readonly Spent[]>;
  byCategory: ReadonlyMap<string, readonly Spent[]>;
  /** The last full months, at most twelve, named `yyyy-MM`, the newest first. */
  months: readonly string[];
  /** What a full month costs, in the middle; 0 without one. */
  usualMonthMinor: number;
};

export function readPast(transactions: readonly NoticedTransaction[], today: CalendarDay): Past {
  const fold = descriptionFolder();
  const expenses = transactions
    .filter(({ type, date }) => type === 'expense' && date <= today)
    .map((each) => ({ ...each, payee: fold(each.description) }))
    .toSorted(earliestFirst);
  const months = fullMonths(transactions, today);
  const sums = months.map((month) => sumIn(expenses, month));
  return {
    today,
    since: addDays(today, 1 - NOTICED_DAYS),
    expenses,
    byPayee: Map.groupBy(expenses, ({ payee }) => payee),
    byCategory: Map.groupBy(expenses, ({ category }) => category),
    months,
    usualMonthMinor: sums.length === 0 ? 0 : median(sums),
  };
}

function earliestFirst(one: Spent, other: Spent): number {
  if (one.date !== other.date) return one.date < other.date ? -1 : 1;
  return one.id < other.id ? -1 : 1;
}

/** The months from the first transaction on, without the one that runs. */
function fullMonths(transactions: readonly NoticedTransaction[], today: CalendarDay): string[] {
  const first = transactions.reduce((least, { date }) => (date < least ? date : least), today);
  return Array.from({ length: YEAR }, (_, at) => addMonths(startOfMonth(today), -1 - at).slice(0, 7)).filter(
    (month) => `${month}-01` >= first || month > first.slice(0, 7),
  );
}

/** What those of the transactions that are of a month add up to, in minor units. */
export function sumIn(list: readonly Spent[], month: string): number {
  return list.reduce((sum, { date, amountMinor }) => (date.startsWith(month) ? sum + amountMinor : sum), 0);
}
