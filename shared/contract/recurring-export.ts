import * as z from 'zod/mini';
import { MAX_DESCRIPTION_LENGTH } from '../limits.ts';
import { Note, Tags } from './details.ts';
import { Instant, line } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { OCCURRENCE_OUTCOMES, Recurring, recurringFields } from './recurring.ts';
import { SUGGESTION_DECISIONS, SuggestionKey } from './recurring-suggestions.ts';
import { Amount, AnyCategory } from './transactions.ts';

// What repeats as an export has it, and as a restore takes it back.

export const ExportedRecurring = z.strictObject({
  ...Recurring.shape,
  /** The first day of the schedule that may not be settled; only days with an occurrence are open before it. */
  openFrom: Day,
});
export type ExportedRecurring = z.infer<typeof ExportedRecurring>;
export const RestoredRecurring = z.strictObject({ ...ExportedRecurring.shape, ...recurringFields });
export type RestoredRecurring = z.infer<typeof RestoredRecurring>;

/** What became of a day; a day to come that nobody changed has none. */
export const ExportedOccurrence = z.strictObject({
  recurringId: Id,
  day: Day,
  dueDay: Day,
  outcome: z.enum(OCCURRENCE_OUTCOMES),
  /** In major units; null where it is that of the recurring transaction. */
  amount: z.nullable(Amount),
  transactionId: z.nullable(Id),
  /** What differs on this day alone. */
  description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
  category: z.optional(AnyCategory),
  note: z.optional(Note),
  tags: z.optional(Tags),
});
export type ExportedOccurrence = z.infer<typeof ExportedOccurrence>;

/** What the person decided about a suggestion. */
export const ExportedDecision = z.strictObject({
  key: SuggestionKey,
  decision: z.enum(SUGGESTION_DECISIONS),
  decidedAt: Instant,
});
export type ExportedDecision = z.infer<typeof ExportedDecision>;
