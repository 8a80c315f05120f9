import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { COMING_DAYS } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Day, Limit } from './record-fields.ts';
import { Occurrence } from './recurring.ts';
import { AnyCategory } from './transaction.ts';

/**
 * The source of a payment to come: `planned` by a recurring transaction, `recorded` already for a later day, or
 * `recognised` as repeating.
 */
export const COMING_SOURCES = ['planned', 'recorded', 'recognised'] as const;
export type ComingSource = (typeof COMING_SOURCES)[number];

/** A payment to come, in major units. */
export const ComingPayment = z.strictObject({
  /** Unique among the payments of one source. */
  key: z.string(),
  source: z.enum(COMING_SOURCES),
  day: Day,
  type: z.enum(TRANSACTION_TYPES),
  description: z.string(),
  category: AnyCategory,
  amount: z.number(),
  /** Whether the amount may differ. */
  isEstimate: z.boolean(),
  /** The occurrence of a `planned` payment; null for other sources. */
  occurrence: z.nullable(Occurrence),
});
export type ComingPayment = z.infer<typeof ComingPayment>;

export const listComing = endpoint({
  method: 'GET',
  path: '/api/v1/recurring/coming',
  summary: `List the payments to come up to a day, by default in the next ${COMING_DAYS} days, each once: planned, recorded for later, or recognised as repeating. Only the first ones are listed, but all are counted`,
  tag: 'Recurring transactions',
  byToken: 'read',
  access: 'user',
  anonymous: 'userIdMissing',
  query: z.strictObject({ to: z.optional(Day), limit: z.optional(Limit) }),
  output: z.strictObject({
    /** The next payment first. */
    items: z.array(ComingPayment),
    /** The number and the sums, in major units, of all payments to come, listed or not. */
    count: z.int(),
    expenses: z.number(),
    incomes: z.number(),
    /** The number of occurrences that wait for the user; they are not listed. */
    waitingCount: z.int(),
  }),
});
