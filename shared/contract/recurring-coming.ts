import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { COMING_DAYS } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Day, Limit } from './record-fields.ts';
import { Occurrence } from './recurring.ts';
import { AnyCategory } from './transaction.ts';

/**
 * How a payment to come is known: planned by a recurring transaction, recorded already for a later day, or recognised as
 * repeating.
 */
export const COMING_SOURCES = ['planned', 'recorded', 'recognised'] as const;
export type ComingSource = (typeof COMING_SOURCES)[number];

/** A payment to come, in major units. */
export const ComingPayment = z.strictObject({
  /** Tells it from the others of the list. */
  key: z.string(),
  source: z.enum(COMING_SOURCES),
  day: Day,
  type: z.enum(TRANSACTION_TYPES),
  description: z.string(),
  category: AnyCategory,
  amount: z.number(),
  /** Whether the amount may be another one. */
  isEstimate: z.boolean(),
  /** The occurrence of a planned payment; null for the others. */
  occurrence: z.nullable(Occurrence),
});
export type ComingPayment = z.infer<typeof ComingPayment>;

export const listComing = endpoint({
  method: 'GET',
  path: '/api/v1/recurring/coming',
  summary: `List what is coming up to a day, by default in the next ${COMING_DAYS} days, each payment once: planned, recorded for later, or recognised as repeating. The first ones are listed, and all of them are counted`,
  tag: 'Recurring transactions',
  byToken: 'read',
  access: 'user',
  anonymous: 'userIdMissing',
  query: z.strictObject({ to: z.optional(Day), limit: z.optional(Limit) }),
  output: z.strictObject({
    /** The next one first. */
    items: z.array(ComingPayment),
    /** The number and the sums, in major units, of all coming payments, listed or not. */
    count: z.int(),
    expenses: z.number(),
    incomes: z.number(),
    /** The number of occurrences that wait for the person; they are not listed. */
    waitingCount: z.int(),
  }),
});
