import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { Sums } from './later.ts';
import { Day, Id, Period } from './record-fields.ts';

// Amounts are in major units. A month is a calendar month, as on the dashboard and in the forecast. The sums of a
// `period` include every transaction that is dated in it, even later than today.

export const Type = z.enum(TRANSACTION_TYPES);

export const PeriodTotals = z.strictObject({ period: Period, ...Sums });
export type PeriodTotals = z.infer<typeof PeriodTotals>;

/** An amount of the period, the same amount of another period, and the difference. */
export const Change = { amount: z.number(), other: z.number(), change: z.number() };

/** The day of the user's first transaction; null if there is none up to the end of the report. */
export const FirstDay = z.nullable(Day);

/** The filter `merchant` of a search takes `key`. `name` is the latest spelling. */
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
  /** The previous amount. */
  before: z.number(),
});
export type RecurringChange = z.infer<typeof RecurringChange>;

/** A day of a series that was recognised as repeating but is not a recurring transaction. */
export const Recognised = z.strictObject({
  key: z.string(),
  type: Type,
  description: z.string(),
  day: Day,
  amount: z.number(),
  isEstimate: z.boolean(),
  /** The previous amount, if the price was fixed until then; null otherwise. */
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
