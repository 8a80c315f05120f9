import * as z from 'zod/mini';
import { MAX_FORECAST_MONTHS } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Day, Month } from './record-fields.ts';

/**
 * What is expected, in major units. One of ten outcomes lies below `p10`, five below `p50`, nine below `p90`. The ends
 * of the band are null while the history is too short for them.
 */
export const Figure = z.strictObject({
  p10: z.nullable(z.number()),
  p50: z.number(),
  p90: z.nullable(z.number()),
});
export type Figure = z.infer<typeof Figure>;

const Sides = { income: Figure, expenses: Figure, balance: Figure };

/**
 * How far the same arithmetic was off in the last closed months, forecast when each began. `off` is the mean miss of a
 * month, in major units, and `relative` the same as a fraction of the mean month. `naiveOff` and `naive` are those of
 * taking the same month of the year before, or the month before where that one is not there. All are null without a
 * month to compare, or where nothing was recorded. `covered` counts the months inside the band.
 */
const SideError = z.strictObject({
  off: z.nullable(z.number()),
  relative: z.nullable(z.number()),
  naiveOff: z.nullable(z.number()),
  naive: z.nullable(z.number()),
  covered: z.int(),
});
/** The same of the end of these months, forecast on the same day of each as `asOf` is of the running one. */
const EndError = z.pick(SideError, { off: true, covered: true });
export type SideError = z.infer<typeof SideError>;

export const Forecast = z.strictObject({
  /** The day of the user up to which transactions were read. */
  asOf: Day,
  /** Of the running month as a whole: what was recorded and what is expected until its last day. */
  endOfMonth: z.strictObject(Sides),
  /** The months after the running one, in order. */
  months: z.array(z.strictObject({ month: Month, ...Sides })),
  /** Expenses of the next month by category, largest first. */
  categories: z.array(z.strictObject({ category: z.string(), next: Figure })),
  error: z.strictObject({
    /** How many closed months were compared, at most 12. */
    months: z.int(),
    expenses: SideError,
    income: SideError,
    balance: SideError,
  }),
  endError: z.strictObject({ months: z.int(), expenses: EndError, income: EndError, balance: EndError }),
  /** Why there is no band: fewer than three full months are recorded. */
  reason: z.nullable(z.enum(['tooFewMonths'])),
});
export type Forecast = z.infer<typeof Forecast>;

/** A whole number from 1 to 12. */
const MONTHS = new RegExp(`^(${Array.from({ length: MAX_FORECAST_MONTHS }, (_, at) => at + 1).join('|')})$`);
const Months = z.optional(z.string().check(z.regex(MONTHS, { error: 'numberOutOfRange' })));

export const getForecast = endpoint({
  method: 'GET',
  path: '/api/v1/forecast',
  summary: 'Forecast the running month, and the next 1 to 12 months, from the history of the user',
  tag: 'Insights',
  access: 'user',
  anonymous: 'userIdMissing',
  needsPremium: true,
  byToken: 'read',
  query: z.strictObject({ months: Months }),
  output: Forecast,
});
