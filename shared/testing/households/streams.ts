import { addDays, type CalendarDay } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import type { AmountOn, Life } from './amounts.ts';
import { dueDays, type Schedule } from './due-days.ts';
import type { Payee } from './types.ts';
import type { Wording } from './wording.ts';

/** Something that repeats in a household. */
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
  /** Days before or after the due day, drawn each time. */
  lateness: () => number;
  missing: number;
};

export type Occurrence = { due: CalendarDay; day: CalendarDay; amountMinor: number; isMissed: boolean };

/** What a stream brings from its first day to the last of the life, the missed ones included. */
export function occurrencesOf(stream: Stream, { chance, lastDay }: Life): Occurrence[] {
  const last = stream.until !== null && stream.until < lastDay ? stream.until : lastDay;
  return dueDays(stream.schedule, last).map((due) => ({
    due,
    day: addDays(due, stream.lateness()),
    amountMinor: stream.amountOn(due),
    isMissed: chance.is(stream.missing),
  }));
}
