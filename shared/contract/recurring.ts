import * as z from 'zod/mini';
import { TRANSACTION_TYPES } from '../categories.ts';
import { MAX_DESCRIPTION_LENGTH, MAX_RECURRING } from '../limits.ts';
import { Note, Tags } from './details.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { ById, Cursor, Day, Id } from './record-fields.ts';
import { Schedule, scheduleFields } from './schedule.ts';
import { Amount, AnyCategory, Category, Transaction } from './transactions.ts';

export { RECURRING_DAYS, RECURRING_UNITS, Schedule, WEEKEND_SHIFTS } from './schedule.ts';

export const RECURRING_MODES = ['post', 'ask'] as const;
const RECURRING_STATES = ['active', 'paused', 'ended'] as const;

/** The fields that a user fills in. */
export const recurringFields = {
  type: z.enum(TRANSACTION_TYPES),
  description: line(MAX_DESCRIPTION_LENGTH),
  amount: Amount,
  /** Whether the amount differs each time. */
  isEstimate: z.boolean(),
  category: z.optional(Category),
  /** The id of the account of what is posted; null for none. */
  account: z.optional(z.nullable(Id)),
  note: z.optional(Note),
  tags: z.optional(Tags),
  ...scheduleFields,
  /** `post` adds the transaction by itself on its day, `ask` waits for the user. */
  mode: z.enum(RECURRING_MODES),
};

/** A transaction that repeats. */
export const Recurring = z.strictObject({
  id: Id,
  ...recurringFields,
  amount: z.number(),
  description: z.string(),
  category: AnyCategory,
  /** The id of the account, if it has one. */
  account: z.optional(Id),
  note: z.string(),
  tags: z.array(z.string()),
  /** The next due day; a moved occurrence counts on its new day. Null once it has ended. */
  nextDay: z.nullable(Day),
  state: z.enum(RECURRING_STATES),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Recurring = z.infer<typeof Recurring>;

/**
 * `posted`: it has a transaction, which may have been deleted since. `asked`: it waits for the user. `planned`: it is
 * to come. `skipped`: it never comes.
 */
export const OCCURRENCE_OUTCOMES = ['posted', 'asked', 'planned', 'skipped'] as const;
export type OccurrenceOutcome = (typeof OCCURRENCE_OUTCOMES)[number];
const OCCURRENCE_ACTS = ['post', 'skip', 'postpone', 'change', 'reset'] as const;

/** One day of a recurring transaction. */
export const Occurrence = z.strictObject({
  recurringId: Id,
  /** The day of the schedule, which names the occurrence. */
  day: Day,
  /** The day on which it is due: `day`, unless a weekend or the user moved it. */
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
const reading = { ...common, byToken: 'read', access: 'user' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'recurringSaveFailed' } as const;
const path = '/api/v1/recurring';

export const listRecurring = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'List the recurring transactions, the next due one first, ended ones last',
  output: z.strictObject({ items: z.array(Recurring) }),
});

export const addRecurring = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: `Add a recurring transaction, at most ${MAX_RECURRING}. Repeating it with the same id and content gives the same response. Days before today are not posted`,
  errors: ['idConflict', 'recordNotFound', 'tooManyRecurring'],
  status: 201,
  body: z.strictObject({
    id: z.optional(Id),
    ...recurringFields,
    /** The transaction from which it is made, which counts as the occurrence of its day. */
    transactionId: z.optional(Id),
  }),
  output: Recurring,
});
export type NewRecurring = BodyOf<typeof addRecurring>;

export const getRecurring = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/:id`,
  summary: 'Get a recurring transaction',
  errors: ['recurringNotFound'],
  params: ById,
  output: Recurring,
});

export const editRecurring = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary:
    'Change all occurrences to come, or with `from` the occurrences from that day on, which become a new recurring transaction. While it is `paused`, nothing is posted, and what was due in that time is left out once it is `active` again',
  errors: ['idConflict', 'recurringNotFound', 'tooManyRecurring', 'totalTooLarge'],
  params: ById,
  body: z.strictObject({
    amount: z.optional(Amount),
    description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    isEstimate: z.optional(z.boolean()),
    category: z.optional(Category),
    /** Null for none. */
    account: z.optional(z.nullable(Id)),
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
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a recurring transaction. The transactions that it has posted stay',
  errors: ['recurringNotFound'],
  params: ById,
  output: Success,
});

export const decideOccurrence = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/occurrences/:day`,
  summary:
    'Post an occurrence now, skip it, move it to another day, change only this one, or undo a skip or a move. An occurrence that is posted already stays as it is',
  errors: ['recurringNotFound', 'occurrenceNotFound', 'totalTooLarge'],
  params: z.strictObject({ id: Id, day: Day }),
  body: z.strictObject({
    act: z.enum(OCCURRENCE_ACTS),
    /**
     * For `post`: an amount other than that of the occurrence. For `change`: this and the next fields are new values.
     */
    amount: z.optional(Amount),
    description: z.optional(line(MAX_DESCRIPTION_LENGTH)),
    category: z.optional(Category),
    note: z.optional(Note),
    tags: z.optional(Tags),
    /** For `post`: the date of the transaction; by default the due day, or today if that is earlier. */
    date: z.optional(Day),
    /** For `postpone` and `change`: a day after today. */
    to: z.optional(Day),
  }),
  output: z.strictObject({
    occurrence: Occurrence,
    /** The posted transaction; null if nothing was posted. */
    transaction: z.nullable(Transaction),
  }),
});
export type OccurrenceAct = BodyOf<typeof decideOccurrence>;

export const listOccurrences = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/occurrences`,
  summary:
    'List the occurrences of a range of up to 400 days, of one or all recurring transactions, by due day; at most 1,000 a page',
  errors: ['recurringNotFound'],
  query: z.strictObject({ from: Day, to: Day, recurringId: z.optional(Id), cursor: Cursor }),
  output: z.strictObject({
    items: z.array(Occurrence),
    /** Send it as `cursor` to get the next page; missing on the last page. */
    nextCursor: z.optional(z.string()),
  }),
});

export const listUpcoming = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/upcoming`,
  summary:
    'List the occurrences that wait for the user, and those due from today to a day, by default in the next seven days; at most 1,000 of each a page',
  query: z.strictObject({
    to: z.optional(Day),
    /** Continues `upcoming`, and leaves `waiting` empty. */
    cursor: Cursor,
    /** Continues `waiting`, and leaves `upcoming` empty. */
    waitingCursor: Cursor,
  }),
  output: z.strictObject({
    /** The oldest first. */
    waiting: z.array(Occurrence),
    upcoming: z.array(Occurrence),
    /** The sums of all occurrences that are due, in major units. */
    expenses: z.number(),
    incomes: z.number(),
    /** Send it as `cursor` to get more of `upcoming`; missing if there is no more. */
    nextCursor: z.optional(z.string()),
    /** With `nextCursor`: the number of all occurrences that are due. */
    upcomingCount: z.optional(z.number()),
    /** Send it as `waitingCursor` to get more of `waiting`; missing if there is no more. */
    nextWaitingCursor: z.optional(z.string()),
    /** With `nextWaitingCursor`: the number of all occurrences that wait. */
    waitingCount: z.optional(z.number()),
  }),
});
