import type { CalendarDay } from '../calendar.ts';
import type { TransactionType } from '../categories.ts';
import { monthNumber, toDayNumber } from './day-number.ts';
import type { Payee } from './payee-reader.ts';
import type { PastTransaction } from './types.ts';

/** A transaction with its day as numbers. */
export type Point = {
  id: string;
  /** A day number. */
  day: number;
  /** A month number. */
  month: number;
  dayOfMonth: number;
  amountMinor: number;
  /** The same object for all points with the same description, so that it can be compared quickly. */
  payee: Payee;
  transaction: PastTransaction;
};

/** The transactions of one type and one folded description, oldest first. */
export type Group = {
  type: TransactionType;
  text: string;
  points: Point[];
  /** Its descriptions before they were shortened or joined. Earlier keys may contain these texts. */
  otherTexts: Set<string>;
};

/** Makes a function that reads each day once, since many transactions share a day. */
export function pointMaker(): (transaction: PastTransaction, payee: Payee) => Point {
  const days = new Map<string, DayNumbers>();
  let last: DayNumbers | undefined;
  return (transaction, payee) => {
    const { id, date, amountMinor } = transaction;
    const read = last?.date === date ? last : (days.get(date) ?? readDay(date));
    if (read !== last) days.set(date, read);
    last = read;
    const { day, month, dayOfMonth } = read;
    return { id, amountMinor, payee, transaction, day, month, dayOfMonth };
  };
}

type DayNumbers = Pick<Point, 'day' | 'month' | 'dayOfMonth'> & { date: CalendarDay };

function readDay(date: CalendarDay): DayNumbers {
  return { date, day: toDayNumber(date), month: monthNumber(date), dayOfMonth: Number(date.slice(8, 10)) };
}

/** Oldest first. The amount and the id make the order unique. */
export function byDay(one: Point, other: Point): number {
  if (one.day !== other.day) return one.day - other.day;
  if (one.amountMinor !== other.amountMinor) return one.amountMinor - other.amountMinor;
  return one.id < other.id ? -1 : 1;
}
