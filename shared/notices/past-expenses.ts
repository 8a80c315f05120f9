import { addDays, addMonths, startOfMonth, type CalendarDay } from '../calendar.ts';
import { MONTHS_A_YEAR, monthNumber, toDayNumber } from '../recognition/day-number.ts';
import { median } from '../recognition/medians.ts';
import type { Point } from '../recognition/points.ts';

/** Notices are about the last days only. */
const NOTICED_DAYS = 31;
const HIGH_SHARE = 0.9;

/** The expenses up to today, with sums that the rules of notices need. */
export type PastExpenses = {
  today: CalendarDay;
  /** The first day that notices are about. */
  since: CalendarDay;
  /** The day of the first transaction, or today. */
  firstDay: CalendarDay;
  /** Oldest first. */
  expenses: readonly Point[];
  /** The index in `expenses` of the first one that notices are about. */
  recentFrom: number;
  /** Minor units of each category in the running month, the month before it, and so on for a year. */
  categories: ReadonlyMap<string, readonly number[]>;
  /** The last full months, at most twelve, named `yyyy-MM`, the newest first. */
  months: readonly string[];
  /** The median cost of a full month; 0 without a full month, and if refunds exceed expenses. */
  usualMonthMinor: number;
};

export function readPastExpenses(points: readonly Point[], today: CalendarDay): PastExpenses {
  const since = addDays(today, 1 - NOTICED_DAYS);
  const [todayNumber, sinceNumber] = [toDayNumber(today), toDayNumber(since)];
  const expenses = points
    .filter(({ transaction, day }) => transaction.type === 'expense' && day <= todayNumber)
    .toSorted(earliestFirst);
  const recentFrom = expenses.findLastIndex(({ day }) => day < sinceNumber) + 1;
  const firstDay = points.reduce((least, { transaction: { date } }) => (date < least ? date : least), today);
  const months = fullMonths(firstDay, today);
  const categories = sumCategories(expenses, monthNumber(today));
  const sums = months.map((_, at) => sum([...categories.values()].map((byMonth) => byMonth[at + 1] ?? 0)));
  return {
    today,
    since,
    firstDay,
    expenses,
    recentFrom,
    categories,
    months,
    usualMonthMinor: sums.length === 0 ? 0 : Math.max(0, median(sums)),
  };
}

/** Returns the amount that nine of ten amounts do not exceed. */
export function toHighAmount(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((one, other) => one - other);
  return sorted[Math.ceil(HIGH_SHARE * sorted.length) - 1] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function earliestFirst(one: Point, other: Point): number {
  if (one.day !== other.day) return one.day - other.day;
  return one.id < other.id ? -1 : 1;
}

/** Returns the full months since the first transaction, without the running one, the newest first. */
function fullMonths(firstDay: CalendarDay, today: CalendarDay): string[] {
  return Array.from({ length: MONTHS_A_YEAR }, (_, at) =>
    addMonths(startOfMonth(today), -1 - at).slice(0, 7),
  ).filter((month) => `${month}-01` >= firstDay || month > firstDay.slice(0, 7));
}

function sumCategories(expenses: readonly Point[], running: number): Map<string, number[]> {
  const sums = new Map<string, number[]>();
  for (const { month, amountMinor, transaction } of expenses) {
    const ago = running - month;
    if (ago > MONTHS_A_YEAR) continue;
    let months = sums.get(transaction.category);
    if (months === undefined) {
      months = Array.from({ length: MONTHS_A_YEAR + 1 }, () => 0);
      sums.set(transaction.category, months);
    }
    months[ago] = (months[ago] ?? 0) + amountMinor;
  }
  return sums;
}
