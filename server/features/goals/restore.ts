import type { StoredGoal, StoredGoalEntry } from '#shared/contract/goals.ts';
import { MAX_GOAL_ENTRIES, MAX_GOALS, MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { readAmount, readSignedAmount } from '#server/amounts/read-amount.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { readList } from '#server/errors/read-each.ts';
import {
  insertMissingEntries,
  insertMissingGoals,
  selectGoals,
  sumEntries,
  type EntryRow,
  type GoalRow,
} from './queries.ts';

/** `sumEntries` needs a day, but the sums that a restore checks do not depend on it. */
const ANY_DAY = '2000-01-01';

type RestoredGoals = {
  currency: string;
  goals: readonly StoredGoal[];
  goalEntries: readonly StoredGoalEntry[];
};

/**
 * Restores the goals of an export with their entries; existing rows stay. The entries of one goal may come
 * in several calls, so a sum may be negative in between. Throws `validationFailed` for amounts that cannot be stored,
 * `goalNotFound` for an entry without its goal, `tooManyGoals`, `tooManyGoalEntries` and `totalTooLarge`.
 */
export async function restoreGoals(
  trx: Writer,
  userId: string,
  { currency, goals, goalEntries }: RestoredGoals,
): Promise<void> {
  if (goals.length + goalEntries.length === 0) return;
  await insertMissingGoals(
    trx,
    readList('goals', goals, (goal) => toGoalRow(userId, goal, currency)),
  );
  const ids = new Set((await selectGoals(trx, userId)).map(({ id }) => id));
  if (ids.size > MAX_GOALS) throw new AppError('tooManyGoals');
  if (goalEntries.some(({ goalId }) => !ids.has(goalId))) throw new AppError('goalNotFound');
  await insertMissingEntries(
    trx,
    readList('goalEntries', goalEntries, (entry) => toEntryRow(userId, entry, currency)),
  );
  for (const { count, savedMinor } of await sumEntries(trx, userId, { currentDay: ANY_DAY })) {
    if (count > MAX_GOAL_ENTRIES) throw new AppError('tooManyGoalEntries');
    if (Math.abs(savedMinor) > MAX_TOTAL_MINOR_UNITS) throw new AppError('totalTooLarge');
  }
}

function toGoalRow(userId: string, goal: StoredGoal, currency: string): GoalRow {
  return {
    user_id: userId,
    id: goal.id,
    name: goal.name,
    target_minor: readAmount(goal.target, currency, 'target'),
    day: goal.day,
    archived: goal.isArchived ? 1 : 0,
    created_at: Date.parse(goal.createdAt),
    updated_at: Date.parse(goal.updatedAt),
  };
}

function toEntryRow(userId: string, entry: StoredGoalEntry, currency: string): EntryRow {
  return {
    user_id: userId,
    goal_id: entry.goalId,
    id: entry.id,
    amount_minor: readSignedAmount(entry.amount, currency),
    day: entry.day,
    created_at: Date.parse(entry.createdAt),
  };
}
