import * as z from 'zod/mini';
import { Day } from './record-fields.ts';

/**
 * The part of a period's totals that is dated later than today, in major units. Null if there is none, or if the period
 * has not begun.
 */
export const Later = z.nullable(
  z.strictObject({
    period: z.strictObject({ from: Day, to: Day }),
    count: z.int(),
    income: z.number(),
    expenses: z.number(),
    balance: z.number(),
  }),
);
export type Later = z.infer<typeof Later>;
