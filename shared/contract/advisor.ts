import * as z from 'zod/mini';
import { INTENTS } from '../advisor/types.ts';
import { TRANSACTION_TYPES } from '../categories.ts';
import { MAX_AMOUNT_WHOLE_UNITS, MAX_QUESTION_LENGTH } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { line } from './fields.ts';
import { Day } from './record-fields.ts';
import { AnyCategory } from './transaction.ts';
import { HISTORY_SORTS } from './transaction-history.ts';

const Period = z.strictObject({ from: Day, to: Day });
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

/** What a question asks for, and of what. */
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
  'asked',
] as const;

/**
 * A number of an answer, and how to get it again. `sum`, `count` and `list` carry the filter of the history that finds
 * the same transactions; `derived` a formula of other facts, such as `f1 - f2` (see `shared/advisor/formula.ts`);
 * `recurring`, `forecast`, `budget` and `goal` the place in the answer of that route; `asked` is what the question
 * says or, for a day, the calendar.
 */
const Fact = z.strictObject({
  id: z.string(),
  /** Money in major units, a percentage as 12.5, a date as `yyyyMMdd`. */
  value: z.number(),
  unit: z.enum(FACT_UNITS),
  how: z.enum(FACT_SOURCES),
  /** The query of `GET /api/v1/transactions/totals`, and of the history screen. */
  filter: z.optional(z.record(z.string(), z.string())),
  /** Which total of the filter: of its incomes, of its expenses, or the difference. */
  side: z.optional(z.enum(['income', 'expenses', 'balance'])),
  /** For `list`: which transaction of the filter in this order, the first is 0; the fact is its amount or its day. */
  sort: z.optional(z.enum(HISTORY_SORTS)),
  at: z.optional(z.int()),
  /** For `sum` and `count`: only transactions of this day of the week, 0 for Sunday. */
  weekday: z.optional(z.int()),
  /** For `count`: the days that have such transactions, not the transactions. */
  distinct: z.optional(z.enum(['days'])),
  formula: z.optional(z.string()),
  /** Names joined by points: `endOfMonth.expenses.p50`, or an id and a field. */
  source: z.optional(z.string()),
  band: z.optional(z.strictObject({ p10: z.number(), p90: z.number() })),
  /** How many transactions it is made of. */
  records: z.optional(z.int()),
});
export type Fact = z.infer<typeof Fact>;

/** A part of what was understood, which the screen can change. */
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

/** A part of a sentence, or a cell. One with a number names its fact. */
const Piece = z.strictObject({
  text: z.string(),
  factId: z.optional(z.string()),
  /** Words of the person, as they typed them, or the name of a category; their digits are no figures. */
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
  /** What the question left open, in sentences. */
  assumptions: z.array(z.string()),
  /** Questions that come next. */
  followUps: z.array(z.string()),
  /** For `didYouMean`: readings to choose from. */
  options: z.optional(z.array(z.strictObject({ ...Understood.shape, text: z.string() }))),
  /** For `refused`: the screen that does what was asked for. */
  screen: z.optional(z.string()),
  /**
   * The language model of the installation: `off` where it has none, `offered` where the question may be asked again
   * with `useModel`, `used` where it chose the facts and wrote the sentence around them.
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
    /** May be left out if `previous` says everything, after a chip was changed or a reading chosen. */
    question: z.optional(line(MAX_QUESTION_LENGTH)),
    /** What was typed before a chip was changed. It is not read again, but may hold what no slot does: a bank balance. */
    typed: z.optional(line(MAX_QUESTION_LENGTH)),
    /** What the last answer understood, so that 'and in May?' can follow. */
    previous: z.optional(Understood),
    /** Of the answer; without it, that of the question, or of the profile. */
    language: z.optional(z.enum(['en', 'es'])),
    /** Lets the installation's model read this question, where nothing else could. It never sees transactions. */
    useModel: z.optional(z.boolean()),
  }),
  output: Answer,
});
export type Question = BodyOf<typeof askAdvisor>;
