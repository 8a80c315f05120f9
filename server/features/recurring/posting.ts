import type { CalendarDay } from '#shared/calendar.ts';
import { dayId } from '#server/database/day-id.ts';
import type { Posting } from './ledger.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';
import { mergeContent } from './to-recurring.ts';

/** Converts to a posted occurrence. It keeps its amount, even if the amount of the rule changes later. */
export function toPosted(row: RecurringRow, occurrence: OccurrenceRow): OccurrenceRow {
  return {
    ...occurrence,
    outcome: 'posted',
    amount_minor: occurrence.amount_minor ?? row.amount_minor,
    transaction_id: postedId(row.id, occurrence.day),
  };
}

/** Converts an occurrence to the transaction of its due day. */
export function toPosting(row: RecurringRow, occurrence: OccurrenceRow): Posting {
  return {
    id: postedId(row.id, occurrence.day),
    ...mergeContent(row, occurrence),
    date: occurrence.due_day,
  };
}

/**
 * Computes the id of an occurrence's transaction: a UUIDv7 that is the same in each process, so that an occurrence
 * cannot be posted twice.
 */
function postedId(recurringId: string, day: CalendarDay): string {
  return dayId(recurringId, day);
}
