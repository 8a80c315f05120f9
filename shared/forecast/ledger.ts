import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import { dayInMonth, monthNumber, toDayNumber } from '../recognition/day-number.ts';
import type { PastTransaction } from '../recognition/types.ts';
import { withDays } from '../recognition/with-days.ts';

/** Sums of a history by day and month. Days and months are counted from the month of the first transaction. */
export type Ledger = {
  /** The month number of month 0. */
  firstMonth: number;
  /** The day number of the first of each month, up to more than a year after today. */
  starts: readonly number[];
  /** The running month, and today as a day number. */
  running: number;
  today: number;
  /** The first month that is there from its beginning. */
  firstFull: number;
  /** The day of the month of the first transaction. */
  firstDayOfMonth: number;
  /** Whether nothing was recorded in a month. */
  isEmpty: readonly boolean[];
  /** Minor units by type and day. */
  days: Record<TransactionType, Float64Array>;
  /** Minor units spent by category and month, up to today. */
  categories: ReadonlyMap<string, Float64Array>;
};

/** The days in which a person begins with a month that still count as its beginning. */
const BEGINNING = 3;
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
    firstFull: firstDayOfMonth <= BEGINNING ? 0 : 1,
    firstDayOfMonth,
    ...addUp(transactions, { start: starts[0] ?? 0, firstMonth, today }),
  };
}

type Span = { start: number; firstMonth: number; today: CalendarDay };

function addUp(
  transactions: readonly PastTransaction[],
  { start, firstMonth, today }: Span,
): Pick<Ledger, 'days' | 'categories' | 'isEmpty'> {
  const running = monthNumber(today) - firstMonth;
  const length = toDayNumber(today) - start + 1;
  const [income, expense] = [new Float64Array(length), new Float64Array(length)];
  const categories = new Map<string, Float64Array>();
  const isEmpty = Array.from({ length: running + 1 }, () => true);
  // Most come after one of the same day.
  let read = { date: '', day: 0, month: 0 };
  for (const { date, type, category, amountMinor } of withDays(transactions, (day) => day <= today)) {
    if (date !== read.date) {
      read = { date, day: toDayNumber(date) - start, month: monthNumber(date) - firstMonth };
      isEmpty[read.month] = false;
    }
    const { day, month } = read;
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

/** The sum of the days from one up to another, both included, as day numbers. */
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

/** The last day of a month, as a day number. */
export function lastDayOf({ starts }: Ledger, month: number): number {
  return (starts[month + 1] ?? 0) - 1;
}

/** The month of a day number; the last one that is counted for later days. */
export function monthAt({ starts }: Ledger, day: number): number {
  const start = starts[0] ?? 0;
  let month = Math.min(starts.length - 1, Math.max(0, Math.floor((day - start) / LONGEST_MONTH)));
  while ((starts[month + 1] ?? Infinity) <= day) month++;
  return month;
}
