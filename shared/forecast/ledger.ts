import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import { dayInMonth, monthNumber, toDayNumber } from '../recognition/day-number.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { filterByDay } from '../recognition/filter-by-day.ts';

/** Sums of a history by day and month. Day 0 and month 0 begin with the month of the first transaction. */
export type Ledger = {
  /** The month number of month 0. */
  firstMonth: number;
  /** The day number of the first of each month, up to more than a year after today. */
  starts: readonly number[];
  /** The month of today. */
  running: number;
  /** A day number. */
  today: number;
  /** The first month that was recorded from its beginning. */
  firstFull: number;
  /** The day of the month of the first transaction. */
  firstDayOfMonth: number;
  /** Whether a month has no transaction. */
  isEmpty: readonly boolean[];
  /** Minor units by type and day. */
  days: Record<TransactionType, Float64Array>;
  /** Minor units spent by category and month, up to today. */
  categories: ReadonlyMap<string, Float64Array>;
};

/** The first month is full if its first transaction is on this day or earlier. */
const LATEST_BEGINNING = 3;
const MONTHS_AFTER = 14;
const LONGEST_MONTH = 31;

/** Adds up the transactions that are no later than today. */
export function readLedger(transactions: readonly PastTransaction[], today: CalendarDay): Ledger {
  const firstDate = transactions.reduce((least, { date }) => (date < least ? date : least), today);
  const firstMonth = monthNumber(firstDate);
  const running = monthNumber(today) - firstMonth;
  const starts = Array.from({ length: running + MONTHS_AFTER + 1 }, (_, at) =>
    dayInMonth(firstMonth + at, 1),
  );
  const firstDayOfMonth = Number(firstDate.slice(8));
  return {
    firstMonth,
    starts,
    running,
    today: toDayNumber(today),
    firstFull: firstDayOfMonth <= LATEST_BEGINNING ? 0 : 1,
    firstDayOfMonth,
    ...addUp(transactions, { start: starts[0] ?? 0, firstMonth, today }),
  };
}

function addUp(
  transactions: readonly PastTransaction[],
  { start, firstMonth, today }: { start: number; firstMonth: number; today: CalendarDay },
): Pick<Ledger, 'days' | 'categories' | 'isEmpty'> {
  const running = monthNumber(today) - firstMonth;
  const length = toDayNumber(today) - start + 1;
  const [income, expense] = [new Float64Array(length), new Float64Array(length)];
  const categories = new Map<string, Float64Array>();
  const isEmpty = Array.from({ length: running + 1 }, () => true);
  // Most transactions follow one of the same day, so its day is calculated once.
  let current = { date: '', day: 0, month: 0 };
  for (const { date, type, category, amountMinor } of filterByDay(transactions, (day) => day <= today)) {
    if (date !== current.date) {
      current = { date, day: toDayNumber(date) - start, month: monthNumber(date) - firstMonth };
      isEmpty[current.month] = false;
    }
    const { day, month } = current;
    if (type === 'income') {
      income[day] = (income[day] ?? 0) + amountMinor;
      continue;
    }
    expense[day] = (expense[day] ?? 0) + amountMinor;
    let months = categories.get(category);
    if (months === undefined) categories.set(category, (months = new Float64Array(running + 1)));
    months[month] = (months[month] ?? 0) + amountMinor;
  }
  return { days: { income, expense }, categories, isEmpty };
}

/** Sums the days in a range of day numbers, both ends included. */
export function sumDays(
  { starts }: Ledger,
  days: Float64Array,
  { from, to }: { from: number; to: number },
): number {
  const start = starts[0] ?? 0;
  const last = Math.min(days.length - 1, to - start);
  let sum = 0;
  for (let at = Math.max(0, from - start); at <= last; at++) sum += days[at] ?? 0;
  return sum;
}

export function sumMonth(ledger: Ledger, days: Float64Array, month: number): number {
  return sumDays(ledger, days, { from: ledger.starts[month] ?? 0, to: lastDayOf(ledger, month) });
}

/** Returns the day number of the last day of a month. */
export function lastDayOf({ starts }: Ledger, month: number): number {
  return (starts[month + 1] ?? 0) - 1;
}

/** Returns the month of a day number, or the last month of the ledger for later days. */
export function monthAt({ starts }: Ledger, day: number): number {
  const start = starts[0] ?? 0;
  let month = Math.min(starts.length - 1, Math.max(0, Math.floor((day - start) / LONGEST_MONTH)));
  while ((starts[month + 1] ?? Infinity) <= day) month++;
  return month;
}
