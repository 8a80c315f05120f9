import * as z from 'zod/mini';
import { INTENTS } from '../advisor/types.ts';
import { TRANSACTION_TYPES } from '../categories.ts';
import { MAX_AMOUNT_WHOLE_UNITS, MAX_QUESTION_LENGTH } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { line } from './fields.ts';
import { Period } from './record-fields.ts';
import { AnyCategory } from './transaction.ts';
import { HISTORY_SORTS } from './transaction-history.ts';

const Amount = z.number().check(z.gte(0), z.lt(MAX_AMOUNT_WHOLE_UNITS + 1));
const IntentName = z.enum(INTENTS);

/** See `Slots` of `shared/advisor/types.ts`. */
const Slots = z.strictObject({
  type: z.optional(z.enum(TRANSACTION_TYPES)),
  category: z.optional(AnyCategory),
  merchant: z.optional(line(MAX_QUESTION_LENGTH)),
  period: z.optional(Period),
  compareTo: z.optional(Period),
  min: z.optional(Amount),
  max: z.optional(Amount),
  amount: z.optional(Amount),
  n: z.optional(z.int().check(z.gte(1), z.lte(50))),
  per: z.optional(z.enum(['day', 'week', 'month', 'year'])),
  of: z.optional(z.enum(['expense', 'income', 'balance'])),
  dir: z.optional(z.enum(['max', 'min'])),
  pct: z.optional(z.number().check(z.gt(0), z.lte(100))),
});

/** The reading of a question: its intent, such as a sum, and its slots, such as the period. */
export const Understood = z.strictObject({ intent: IntentName, slots: Slots });

export const FACT_UNITS = ['money', 'count', 'percent', 'days', 'date'] as const;
const FACT_SOURCES = [
  'sum',
  'count',
  'list',
  'derived',
  'recurring',
  'forecast',
  'budget',
  'goal',
  'account',
  'asked',
] as const;

/**
 * A number of an answer, and how to get it again. `sum`, `count` and `list` have the `filter` of the history that
 * finds the same transactions. `derived` has a `formula` of other facts, such as `f1 - f2` (see
 * `shared/advisor/formula.ts`). `recurring`, `forecast`, `budget`, `goal` and `account` have a `source`, the place in the
 * response of that route. `asked` comes from the question or, for a day, from the calendar.
 */
const Fact = z.strictObject({
  id: z.string(),
  /** Money in major units, a percentage as 12.5, a date as `yyyyMMdd`. */
  value: z.number(),
  unit: z.enum(FACT_UNITS),
  how: z.enum(FACT_SOURCES),
  /** The query of `GET /api/v1/transactions/totals`, and of the history screen. */
  filter: z.optional(z.record(z.string(), z.string())),
  /** The total of the filter: its incomes, its expenses, or the difference. */
  side: z.optional(z.enum(['income', 'expenses', 'balance'])),
  /** For `list`: the fact is the amount or the day of the transaction at place `at`, from 0, in the order of `sort`. */
  sort: z.optional(z.enum(HISTORY_SORTS)),
  at: z.optional(z.int()),
  /** For `sum` and `count`: only transactions of this day of the week, 0 for Sunday. */
  weekday: z.optional(z.int()),
  /** For `count`: the fact counts the days with such transactions, not the transactions. */
  distinct: z.optional(z.enum(['days'])),
  formula: z.optional(z.string()),
  /** Names joined by points: `endOfMonth.expenses.p50`, or an id and a field. */
  source: z.optional(z.string()),
  band: z.optional(z.strictObject({ p10: z.number(), p90: z.number() })),
  /** The number of transactions behind the fact. */
  records: z.optional(z.int()),
});
export type Fact = z.infer<typeof Fact>;

/** A part of the reading that the person can change on the screen. */
const Chip = z.strictObject({
  slot: z.enum([
    'intent',
    'type',
    'category',
    'merchant',
    'period',
    'compareTo',
    'min',
    'max',
    'amount',
    'n',
    'per',
    'of',
    'dir',
    'pct',
  ]),
  text: z.string(),
});

/** A part of a sentence, or a cell of a table. A piece with a number names its fact. */
const Piece = z.strictObject({
  text: z.string(),
  factId: z.optional(z.string()),
  /** Words that the person typed, or the name of a category: their digits need no fact. */
  isQuoted: z.optional(z.boolean()),
});
export type Piece = z.infer<typeof Piece>;

const Series = z.strictObject({
  name: z.string(),
  points: z.array(
    z.strictObject({
      label: z.string(),
      value: z.number(),
      low: z.optional(z.number()),
      high: z.optional(z.number()),
    }),
  ),
});

export const Answer = z.strictObject({
  kind: z.enum(['answer', 'didYouMean', 'refused', 'empty']),
  language: z.enum(['en', 'es']),
  understood: z.nullable(z.strictObject({ ...Understood.shape, chips: z.array(Chip) })),
  sentence: z.array(Piece),
  facts: z.array(Fact),
  chart: z.optional(
    z.strictObject({ type: z.enum(['line', 'bar', 'donut', 'band']), series: z.array(Series) }),
  ),
  table: z.optional(
    z.strictObject({
      columns: z.array(z.string()),
      rows: z.array(z.array(Piece)),
    }),
  ),
  /** Sentences about what the question left open. */
  assumptions: z.array(z.string()),
  /** Questions that the person may ask next. */
  followUps: z.array(z.string()),
  /** For `didYouMean`: readings to choose from. */
  options: z.optional(z.array(z.strictObject({ ...Understood.shape, text: z.string() }))),
  /** The screen with what was asked for, or that does it. */
  screen: z.optional(z.string()),
  /**
   * The language model of the installation: `off` if it has none, `offered` if the question may be asked again with
   * `useModel`, `used` if the model chose the facts and wrote the sentence around them.
   */
  model: z.enum(['off', 'offered', 'used']),
});
export type Answer = z.infer<typeof Answer>;

export const askAdvisor = endpoint({
  method: 'POST',
  path: '/api/v1/advisor/ask',
  summary: "Answer a question about the user's own transactions. Nothing is stored",
  tag: 'Insights',
  access: 'user',
  needsPremium: true,
  anonymous: 'userIdMissing',
  byToken: 'read',
  isOpenInMaintenance: true,
  body: z.strictObject({
    /** May be left out if `previous` says everything, as after a change of a chip or the choice of a reading. */
    question: z.optional(line(MAX_QUESTION_LENGTH)),
    /** The question before a chip was changed. Only what no slot holds is read from it, such as a bank balance. */
    typed: z.optional(line(MAX_QUESTION_LENGTH)),
    /** The reading of the last question, so that 'and in May?' can follow. */
    previous: z.optional(Understood),
    /** The language of the answer; by default that of the question, or else of the profile. */
    language: z.optional(z.enum(['en', 'es'])),
    /** Lets the installation's model read a question that could not be read otherwise. It never sees transactions. */
    useModel: z.optional(z.boolean()),
  }),
  output: Answer,
});
export type Question = BodyOf<typeof askAdvisor>;
