import * as z from 'zod/mini';
import { MAX_GOAL_ENTRIES, MAX_GOAL_NAME_LENGTH, MAX_GOALS } from '../limits.ts';
import { endpoint, type BodyOf } from './endpoint.ts';
import { Instant, line, Success } from './fields.ts';
import { ById, Day, eachOptional, Id } from './record-fields.ts';
import { Amount, SignedAmount } from './transactions.ts';

const inputFields = {
  name: line(MAX_GOAL_NAME_LENGTH),
  target: Amount,
  /** The day by which it should be reached. */
  day: z.nullable(Day),
};

/** Money that somebody puts aside for something. It has no effect on totals. Amounts are in major units. */
export const Goal = z.strictObject({
  id: Id,
  ...inputFields,
  name: z.string(),
  target: z.number(),
  /** The sum of the entries; never negative. */
  saved: z.number(),
  /** The amount to put aside each month to reach the goal on its day; null without a day, or once reached or past. */
  neededPerMonth: z.nullable(z.number()),
  /** The mean amount put aside in a month since the first entry, for at most a year; null without a full month. */
  pacePerMonth: z.nullable(z.number()),
  /** The day on which that pace reaches the goal; null if it never does or has done so. */
  expectedDay: z.nullable(Day),
  isReached: z.boolean(),
  isArchived: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type Goal = z.infer<typeof Goal>;

/** Money put aside, or taken out if negative. */
export const GoalEntry = z.strictObject({ id: Id, amount: z.number(), day: Day, createdAt: Instant });
export type GoalEntry = z.infer<typeof GoalEntry>;

/** A goal as it is stored, without the figures that are calculated from its entries. */
export const StoredGoal = z.strictObject({
  id: Id,
  ...inputFields,
  isArchived: z.boolean(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type StoredGoal = z.infer<typeof StoredGoal>;

export const StoredGoalEntry = z.strictObject({
  goalId: Id,
  id: Id,
  amount: SignedAmount,
  day: Day,
  createdAt: Instant,
});
export type StoredGoalEntry = z.infer<typeof StoredGoalEntry>;

const common = { tag: 'Goals', anonymous: 'userIdMissing' } as const;
const reading = { ...common, byToken: 'read', access: 'user' } as const;
const writing = { ...common, byToken: 'write', access: 'accepted', failure: 'goalSaveFailed' } as const;
const path = '/api/v1/goals';

export const listGoals = endpoint({
  ...reading,
  method: 'GET',
  path,
  summary: 'List the goals: those with the nearest day first, archived ones last',
  output: z.strictObject({ items: z.array(Goal) }),
});

export const addGoal = endpoint({
  ...writing,
  method: 'POST',
  path,
  summary: `Add a goal, at most ${MAX_GOALS}. Repeating it with the same id and content gives the same response`,
  errors: ['idConflict', 'tooManyGoals'],
  status: 201,
  body: z.strictObject({ id: z.optional(Id), ...inputFields }),
  output: Goal,
});
export type NewGoal = BodyOf<typeof addGoal>;

export const editGoal = endpoint({
  ...writing,
  method: 'PATCH',
  path: `${path}/:id`,
  summary: 'Change or archive a goal',
  errors: ['goalNotFound'],
  params: ById,
  body: z.strictObject({
    ...eachOptional(inputFields),
    isArchived: z.optional(z.boolean()),
  }),
  output: Goal,
});

export const deleteGoal = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a goal with its entries',
  errors: ['goalNotFound'],
  params: ById,
  output: Success,
});

export const listGoalEntries = endpoint({
  ...reading,
  method: 'GET',
  path: `${path}/:id/entries`,
  summary: 'List the entries of a goal, the newest first',
  errors: ['goalNotFound'],
  params: ById,
  output: z.strictObject({ items: z.array(GoalEntry) }),
});

export const addGoalEntry = endpoint({
  ...writing,
  method: 'POST',
  path: `${path}/:id/entries`,
  summary: `Put money aside for a goal, or take some out with a negative amount; at most ${MAX_GOAL_ENTRIES} times. Repeating it with the same id and content gives the same response`,
  errors: ['goalNotFound', 'goalTooSmall', 'idConflict', 'tooManyGoalEntries', 'totalTooLarge'],
  status: 201,
  params: ById,
  body: z.strictObject({ id: z.optional(Id), amount: SignedAmount, day: Day }),
  output: Goal,
});

export const deleteGoalEntry = endpoint({
  ...writing,
  method: 'DELETE',
  path: `${path}/:id/entries/:entryId`,
  summary: 'Delete an entry of a goal',
  errors: ['goalNotFound', 'goalTooSmall', 'totalTooLarge'],
  params: z.strictObject({ id: Id, entryId: Id }),
  output: Goal,
});
