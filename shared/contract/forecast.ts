import * as z from 'zod/mini';
import { MAX_FORECAST_MONTHS } from '../limits.ts';
import { endpoint } from './endpoint.ts';
import { Day, Month } from './record-fields.ts';

/**
 * An expected amount in major units. One of ten outcomes lies below `p10`, five below `p50`, nine below `p90`. The ends
 * of the band, `p10` and `p90`, are null while the history is too short for them.
 */
export const Figure = z.strictObject({
  p10: z.nullable(z.number()),
  p50: z.number(),
  p90: z.nullable(z.number()),
});
export type Figure = z.infer<typeof Figure>;

const Sides = { income: Figure, expenses: Figure, balance: Figure };

/**
 * The error of the forecasts of the last closed months, each made as its month began. `off` is the mean error of a
 * month in major units, and `relative` its share of a mean month. `naiveOff` and `naive` are the same figures for a
 * simple guess: the same month of the year before or, if that is unknown, the month before. These four are null
 * without a month to compare, or without anything recorded. `covered` counts the months inside the band.
 */
const SideError = z.strictObject({
  off: z.nullable(z.number()),
  relative: z.nullable(z.number()),
  naiveOff: z.nullable(z.number()),
  naive: z.nullable(z.number()),
  covered: z.int(),
});
/** The error of forecasts of the end of a month. Each was made on the same day of its month as `asOf`. */
const EndError = z.pick(SideError, { off: true, covered: true });
export type SideError = z.infer<typeof SideError>;

export const Forecast = z.strictObject({
  /** The day of the user up to which transactions were read. */
  asOf: Day,
  /** The whole running month: the recorded amounts, and the expected ones until its last day. */
  endOfMonth: z.strictObject(Sides),
  /** The months after the running one, in order. */
  months: z.array(z.strictObject({ month: Month, ...Sides })),
  /** Expenses of the next month by category, largest first. */
  categories: z.array(z.strictObject({ category: z.string(), next: Figure })),
  error: z.strictObject({
    /** The number of closed months that were compared, at most 12. */
    months: z.int(),
    expenses: SideError,
    income: SideError,
    balance: SideError,
  }),
  endError: z.strictObject({ months: z.int(), expenses: EndError, income: EndError, balance: EndError }),
  /** The reason for no band: fewer than three full months are recorded. Null with a band. */
  reason: z.nullable(z.enum(['tooFewMonths'])),
  /**
   * The money in the accounts with a balance: the total today, and the day up to the end of the running month on which
   * the least is expected. Left out if no account has a balance.
   */
  accounts: z.optional(
    z.strictObject({ total: z.number(), low: z.strictObject({ day: Day, amount: z.number() }) }),
  ),
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
