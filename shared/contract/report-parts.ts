import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { Day, Id } from './record-fields.ts';

// Amounts are in major units. A month is a calendar month, as on the dashboard and in the forecast. The sums of a `period`
// count every transaction that is dated in it, also later than today.

export const Period = z.strictObject({ from: Day, to: Day });
export const Type = z.enum(TRANSACTION_TYPES);
export const Sums = { income: z.number(), expenses: z.number(), balance: z.number() };

export const PeriodTotals = z.strictObject({ period: Period, ...Sums });
export type PeriodTotals = z.infer<typeof PeriodTotals>;

/** The same amount now and in another period, and the difference. */
export const Change = { amount: z.number(), other: z.number(), change: z.number() };

/** The day of the first record, before which nothing is known; null without any up to the end of the report. */
export const FirstDay = z.nullable(Day);

/** `key` is the `merchant` of a search; `name` is what was written last. */
export const Merchant = { type: Type, key: z.string(), name: z.string() };

export const LargeTransaction = z.strictObject({
  id: Id,
  type: Type,
  description: z.string(),
  amount: z.number(),
  category: z.string(),
  date: Day,
});
export type LargeTransaction = z.infer<typeof LargeTransaction>;

export const RecurringChange = z.strictObject({
  recurringId: Id,
  description: z.string(),
  type: Type,
  day: Day,
  amount: z.number(),
  /** What it was the time before. */
  before: z.number(),
});
export type RecurringChange = z.infer<typeof RecurringChange>;

/** A day of what was recognised as repeating and was not added as recurring. */
export const Recognised = z.strictObject({
  key: z.string(),
  type: Type,
  description: z.string(),
  day: Day,
  amount: z.number(),
  isEstimate: z.boolean(),
  /** What it was the time before, if it held still until then; null otherwise. */
  before: z.nullable(z.number()),
});
export type Recognised = z.infer<typeof Recognised>;

export const RecognisedSum = z.strictObject({
  key: z.string(),
  description: z.string(),
  amount: z.number(),
  count: z.int(),
});
export type RecognisedSum = z.infer<typeof RecognisedSum>;
