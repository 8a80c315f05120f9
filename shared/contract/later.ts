import * as z from 'zod/mini';
import { Period } from './record-fields.ts';

export const Sums = { income: z.number(), expenses: z.number(), balance: z.number() };

/**
 * The part of a period's totals that is dated later than today, in major units. Null if there is none, or if the period
 * has not begun.
 */
export const Later = z.nullable(
  z.strictObject({
    period: Period,
    count: z.int(),
    ...Sums,
  }),
);
export type Later = z.infer<typeof Later>;
