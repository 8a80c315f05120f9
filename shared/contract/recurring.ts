import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_RECURRING } from '../limits.ts';
import { Note, Tags } from './details.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { Day, Id } from './record-fields.ts';
import { Schedule, scheduleFields } from './schedule.ts';
import { Amount, AnyCategory, Category, Transaction } from './transactions.ts';

export { RECURRING_DAYS, RECURRING_UNITS, Schedule, WEEKEND_SHIFTS } from './schedule.ts';

export const RECURRING_MODES = ['post', 'ask'] as const;
const RECURRING_STATES = ['active', 'paused', 'ended'] as const;

/** What a person fills in. */
export const recurringFields = {
  type: z.enum(TRANSACTION_TYPES),
  description: line(MAX_DESCRIPTION_LENGTH),
  amount: Amount,
  /** Whether the amount differs each time. */
  isEstimate: z.boolean(),
  category: z.optional(Category),
  note: z.optional(Note),
  tags: z.optional(Tags),
  ...scheduleFields,
  /** `post` adds the transaction by itself on its day, `ask` waits for the person. */
  mode: z.enum(RECURRING_MODES),
};

/** A transaction that repeats. */
export const Recurring = z.strictObject({
  id: Id,
  ...recurringFields,
  amount: z.number(),
  description: z.string(),
  category: AnyCategory,
  note: z.string(),
  tags: z.array(z.string()),
  /** The next day on which something is due, after moves of single occurrences; null once it has ended. */
  nextDay: z.nullable(Day),
  state: z.enum(RECURRING_STATES),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Recurring = z.infer<typeof Recurring>;

/**
 * `posted` has its transaction, which may have been deleted since. `asked` waits for the person. `planned` is to come,
 * `skipped` never comes.
 */
export const OCCURRENCE_OUTCOMES = ['posted', 'asked', 'planned', 'skipped'] as const;
export type OccurrenceOutcome = (typeof OCCURRENCE_OUTCOMES)[number];
const OCCURRENCE_ACTS = ['post', 'skip', 'postpone', 'change', 'reset'] as const;

/** One day of a recurring transaction. */
export const Occurrence = z.strictObject({
  recurringId: Id,
  /** The day of the schedule, which names the occurrence. */
  day: Day,
  /** The day it was moved to, or else the same. */
  dueDay: Day,
  outcome: z.enum(OCCURRENCE_OUTCOMES),
  type: z.enum(TRANSACTION_TYPES),
  description: z.string(),
  amount: z.number(),
  isEstimate: z.boolean(),
  category: AnyCategory,
  note: z.string(),
  tags: z.array(z.string()),
  mode: z.enum(RECURRING_MODES),
  transactionId: z.nullable(Id),
});
export type Occurrence = z.infer<typeof Occurrence>;

const common = { tag: 'Recurring transactions', anonymous: 'userIdMissing' } as const;
const path = '/api/v1/recurring';
const ById = z.strictObject({ id: Id });
const Cursor = z.string().check(z.maxLength(200));

export const listRecurring = endpoint({
  ...common,
  method: 'GET',
  path,
  summary: 'List the recurring transactions, the next due one first, ended ones last',
  byToken: 'read',
  access: 'user',
  output: z.strictObject({ items: z.array(Recurring) }),
});

export const addRecurring = endpoint({
  ...common,
  method: 'POST',
  path,
  summary: `Add a recurring transaction, at most ${MAX_RECURRING}. Repeating it with the same id and content gives the same answer. Days before today are not posted`,
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['idConflict', 'recordNotFound', 'tooManyRecurring'],
  status: 201,
  body: z.strictObject({
    id: z.optional(Id),
    ...recurringFields,
    /** The transaction that it is made from; it counts as the occurrence of its day. */
    transactionId: z.optional(Id),
  }),
  output: Recurring,
});
export type NewRecurring = BodyOf<typeof addRecurring>;

export const getRecurring = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Get a recurring transaction',
  byToken: 'read',
  access: 'user',
  errors: ['recurringNotFound'],
  params: ById,
  output: Recurring,
});

export const editRecurring = endpoint({
  ...common,
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change a recurring transaction: what is to come, or with `from` only its occurrences from that day on, as a new one. `paused` posts nothing until it is `active` again; what was due meanwhile is left out',
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['idConflict', 'recurringNotFound', 'tooManyRecurring', 'totalTooLarge'],
  params: ById,
  body: z.strictObject({
    amount: z.optional(Amount),
    description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    isEstimate: z.optional(z.boolean()),
    category: z.optional(Category),
    note: z.optional(Note),
    tags: z.optional(Tags),
    schedule: z.optional(Schedule),
    mode: z.optional(z.enum(RECURRING_MODES)),
    state: z.optional(z.enum(RECURRING_STATES)),
    /** Changes this occurrence and those after it: the rest becomes a recurring transaction with the id `newId`. */
    from: z.optional(z.strictObject({ day: Day, newId: Id })),
  }),
  output: Recurring,
});
export type RecurringChanges = BodyOf<typeof editRecurring>;

export const deleteRecurring = endpoint({
  ...common,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a recurring transaction. The transactions that it has posted stay',
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['recurringNotFound'],
  params: ById,
  output: Success,
});

export const decideOccurrence = endpoint({
  ...common,
  method: 'POST',
  path: `${path}/:id/occurrences/:day`,
  summary:
    'Post an occurrence now, skip it, move it to another day, change it alone, or take a skip or move back. An occurrence that is posted already stays as it is',
  byToken: 'write',
  access: 'accepted',
  failure: 'recurringSaveFailed',
  errors: ['recurringNotFound', 'occurrenceNotFound', 'totalTooLarge'],
  params: z.strictObject({ id: Id, day: Day }),
  body: z.strictObject({
    act: z.enum(OCCURRENCE_ACTS),
    /** To post it with another amount than it has, and what is new for `change`. */
    amount: z.optional(Amount),
    description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    category: z.optional(Category),
    note: z.optional(Note),
    tags: z.optional(Tags),
    /** Of the transaction to post; by default the due day, or today if that comes first. */
    date: z.optional(Day),
    /** For `postpone` and `change`: a day after today. */
    to: z.optional(Day),
  }),
  output: z.strictObject({
    occurrence: Occurrence,
    /** What was posted. */
    transaction: z.nullable(Transaction),
  }),
});
export type OccurrenceAct = BodyOf<typeof decideOccurrence>;

export const listOccurrences = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/occurrences`,
  summary:
    'List the occurrences of a range of up to 400 days, of one or all recurring transactions, by due day; at most 1,000 a page',
  byToken: 'read',
  access: 'user',
  errors: ['recurringNotFound'],
  query: z.strictObject({ from: Day, to: Day, recurringId: z.optional(Id), cursor: z.optional(Cursor) }),
  output: z.strictObject({
    items: z.array(Occurrence),
    /** Send it as `cursor` to get the next page; missing on the last page. */
    nextCursor: z.optional(z.string()),
  }),
});

export const listUpcoming = endpoint({
  ...common,
  method: 'GET',
  path: `${path}/upcoming`,
  summary:
    'List what waits for the person, and what is due from today to a day, by default the next seven days; of each at most 1,000 a page',
  byToken: 'read',
  access: 'user',
  query: z.strictObject({
    to: z.optional(Day),
    /** Lists more of `upcoming`, and nothing that waits. */
    cursor: z.optional(Cursor),
    /** Lists more of `waiting`, and nothing else. */
    waitingCursor: z.optional(Cursor),
  }),
  output: z.strictObject({
    /** Asked, the oldest first. */
    waiting: z.array(Occurrence),
    upcoming: z.array(Occurrence),
    /** The sums of everything that is due, in major units. */
    expenses: z.number(),
    incomes: z.number(),
    /** Send it as `cursor` to get more of `upcoming`; missing if there is no more. */
    nextCursor: z.optional(z.string()),
    /** With `nextCursor`: how many are due in all. */
    upcomingCount: z.optional(z.number()),
    /** Send it as `waitingCursor` to get more of `waiting`; missing if there is no more. */
    nextWaitingCursor: z.optional(z.string()),
    /** With `nextWaitingCursor`: how many wait in all. */
    waitingCount: z.optional(z.number()),
  }),
});
