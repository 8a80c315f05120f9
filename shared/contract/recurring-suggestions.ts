import * as z from 'zod/mini';
import { CADENCES } from '../cadences.ts';
import { TRANSACTION_TYPES } from '../categories.ts';
import { endpoint } from './endpoint.ts';
import { Success } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { AnyCategory } from './transactions.ts';

const SERIES_STATUSES = ['active', 'late', 'ended'] as const;
export const SUGGESTION_DECISIONS = ['confirmed', 'dismissed', 'ended'] as const;
export type SuggestionDecision = (typeof SUGGESTION_DECISIONS)[number];

/**
 * The key of a series, which stays the same while the series grows. A digest, so that no path has words of the user.
 */
export const SuggestionKey = z.string().check(z.regex(/^[\w-]{22}$/));

/** A series of transactions that seems to repeat, found in the user's own history. Amounts are in major units. */
export const RecurringSuggestion = z.strictObject({
  key: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  name: z.string(),
  category: AnyCategory,
  cadence: z.enum(CADENCES),
  amount: z.number(),
  /** Whether the amounts differ, so that `amount` is a median. */
  isEstimate: z.boolean(),
  nextDay: Day,
  /** `late`: a payment is overdue; `ended`: overdue by more than a period. `nextDay` is then the day it was due. */
  status: z.enum(SERIES_STATUSES),
  /** From 0 to 1. */
  confidence: z.number(),
  count: z.number(),
  firstDay: Day,
  lastDay: Day,
  /** The last change of a fixed amount. */
  change: z.nullable(z.strictObject({ from: z.number(), to: z.number(), day: Day })),
  transactionIds: z.array(Id),
});
export type RecurringSuggestion = z.infer<typeof RecurringSuggestion>;

const common = { tag: 'Recurring transactions', anonymous: 'userIdMissing' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'recurringSaveFailed' } as const;
const path = '/api/v1/recurring/suggestions';

export const listSuggestions = endpoint({
  ...common,
  method: 'GET',
  path,
  summary:
    'List the series that seem to repeat in the transactions of the last 37 months, without those that are recurring already, dismissed or a habit. The sure ones come first, then those with the larger sums',
  byToken: 'read',
  access: 'user',
  output: z.strictObject({ items: z.array(RecurringSuggestion) }),
});

export const decideSuggestion = endpoint({
  ...writing,
  method: 'PUT',
  path: `${path}/:key`,
  summary:
    'Store the decision of the user about a suggestion: confirmed, dismissed, or ended. It overrides what is recognised',
  params: z.strictObject({ key: SuggestionKey }),
  body: z.strictObject({ decision: z.enum(SUGGESTION_DECISIONS) }),
  output: Success,
});

export const forgetSuggestion = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:key`,
  summary: 'Forget the decision of the user about a suggestion, so that it is listed as recognised again',
  params: z.strictObject({ key: SuggestionKey }),
  output: Success,
});
