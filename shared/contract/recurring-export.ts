import * as z from 'zod/mini';
import { MAX_DESCRIPTION_LENGTH } from '../limits.ts';
import { Note, Tags } from './details.ts';
import { Instant, line } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { OCCURRENCE_OUTCOMES, Recurring, recurringFields } from './recurring.ts';
import { SUGGESTION_DECISIONS, SuggestionKey } from './recurring-suggestions.ts';
import { Amount, AnyCategory } from './transactions.ts';

// Recurring transactions and their occurrences, as an export has them and a restore reads them.

export const ExportedRecurring = z.strictObject({
  ...Recurring.shape,
  /** Before this day of the schedule, only days with a stored occurrence may still be open. */
  openFrom: Day,
});
export type ExportedRecurring = z.infer<typeof ExportedRecurring>;
export const RestoredRecurring = z.strictObject({ ...ExportedRecurring.shape, ...recurringFields });
export type RestoredRecurring = z.infer<typeof RestoredRecurring>;

/** The stored outcome of a day. Days to come have one only if the user changed them. */
export const ExportedOccurrence = z.strictObject({
  recurringId: Id,
  day: Day,
  dueDay: Day,
  outcome: z.enum(OCCURRENCE_OUTCOMES),
  /** In major units; null if it is the amount of the recurring transaction. */
  amount: z.nullable(Amount),
  transactionId: z.nullable(Id),
  /** Values that differ from the recurring transaction on this day only. */
  description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
  category: z.optional(AnyCategory),
  note: z.optional(Note),
  tags: z.optional(Tags),
});
export type ExportedOccurrence = z.infer<typeof ExportedOccurrence>;

/** A decision of the user about a suggestion. */
export const ExportedDecision = z.strictObject({
  key: SuggestionKey,
  decision: z.enum(SUGGESTION_DECISIONS),
  decidedAt: Instant,
});
export type ExportedDecision = z.infer<typeof ExportedDecision>;
