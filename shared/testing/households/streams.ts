import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { AmountOn, HouseholdBasis } from './amounts.ts';
import { dueDays, type Schedule } from './due-days.ts';
import type { Payee } from './types.ts';
import type { Wording } from './wording.ts';

/** Repeating payments of a household. */
export type Stream = {
  payee: Payee;
  wording: Wording;
  type: TransactionType;
  category: string;
  schedule: Schedule;
  until: CalendarDay | null;
  amountOn: AmountOn;
  isFixed: boolean;
  isOptional?: boolean;
  /** Returns random days after the due day; negative for days before it. */
  lateness: () => number;
  /** The probability that a payment is missing. */
  missing: number;
};

export type Occurrence = { due: CalendarDay; day: CalendarDay; amountMinor: number; isMissed: boolean };

/** Makes the occurrences of a stream until it ends, or the history does, including missed ones. */
export function makeOccurrences(stream: Stream, { chance, lastDay }: HouseholdBasis): Occurrence[] {
  const last = stream.until !== null && stream.until < lastDay ? stream.until : lastDay;
  return dueDays(stream.schedule, last).map((due) => ({
    due,
    day: addDays(due, stream.lateness()),
    amountMinor: stream.amountOn(due),
    isMissed: chance.is(stream.missing),
  }));
}
