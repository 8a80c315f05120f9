import { dayId } from '#server/database/day-id.ts';
import type { Posting } from './ledger.ts';
import type { OccurrenceRow } from './occurrences/queries.ts';
import type { RecurringRow } from './queries.ts';
import { mergeContent } from './to-recurring.ts';

/** Converts to a posted occurrence, whose amount stays if the recurring transaction changes later. */
export function toPosted(row: RecurringRow, occurrence: OccurrenceRow): OccurrenceRow {
  return {
    ...occurrence,
    outcome: 'posted',
    amount_minor: occurrence.amount_minor ?? row.amount_minor,
    transaction_id: dayId(row.id, occurrence.day),
  };
}

/** Converts to a transaction on the due day. The id is the same each time, so that nothing is posted twice. */
export function toPosting(row: RecurringRow, occurrence: OccurrenceRow): Posting {
  return {
    id: dayId(row.id, occurrence.day),
    ...mergeContent(row, occurrence),
    account: row.source_id,
    date: occurrence.due_day,
  };
}
