import type { CalendarDay } from '#shared/calendar.ts';
import { dayId } from '#server/database/day-id.ts';
import type { Posting } from './ledger.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';
import { contentOf } from './to-recurring.ts';

/** An occurrence once it is posted. It keeps its amount, also where the usual one changes later. */
export function toPosted(row: RecurringRow, occurrence: OccurrenceRow): OccurrenceRow {
  return {
    ...occurrence,
    outcome: 'posted',
    amount_minor: occurrence.amount_minor ?? row.amount_minor,
    transaction_id: postedId(row.id, occurrence.day),
  };
}

/** The transaction that an occurrence posts on its due day. */
export function toPosting(row: RecurringRow, occurrence: OccurrenceRow): Posting {
  return {
    id: postedId(row.id, occurrence.day),
    ...contentOf(row, occurrence),
    date: occurrence.due_day,
  };
}

/**
 * The id of the transaction of an occurrence: a UUIDv7 of its day that everybody computes alike, so that an occurrence
 * cannot be posted twice.
 */
function postedId(recurringId: string, day: CalendarDay): string {
  return dayId(recurringId, day);
}
