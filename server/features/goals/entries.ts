import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { addGoalEntry, Goal } from '#shared/contract/goals.ts';
import { MAX_GOAL_ENTRIES, MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { requireGoal, type RunChange } from './change.ts';
import { deleteEntry, insertEntry, selectEntries, type EntryRow } from './queries.ts';
import { sumOf, toGoal } from './to-goal.ts';

/** Puts money aside for goals, and takes it out. */
export function createGoalEntries(run: RunChange) {
  /**
   * Throws `goalNotFound`, `goalTooSmall` where less was put aside than is taken out, `idConflict`,
   * `tooManyGoalEntries`, `totalTooLarge`, and `validationFailed` for the amount.
   */
  async function add(
    caller: Caller,
    goalId: string,
    { id = uuidv7(), amount, day }: BodyOf<typeof addGoalEntry>,
  ): Promise<Goal> {
    return await run(caller, async (change) => {
      const { trx, userId, currency, nowMs } = change;
      const goal = await requireGoal(trx, userId, goalId);
      const entries = await selectEntries(trx, userId, goalId);
      const amount_minor = readSignedAmount(amount, currency);
      const existing = entries.find((entry) => entry.id === id);
      if (existing !== undefined) {
        if (existing.amount_minor !== amount_minor || existing.day !== day) throw new AppError('idConflict');
        return toGoal(goal, entries, change);
      }
      if (entries.length >= MAX_GOAL_ENTRIES) throw new AppError('tooManyGoalEntries');
      const entry: EntryRow = { user_id: userId, goal_id: goalId, id, amount_minor, day, created_at: nowMs };
      const after = [...entries, entry];
      requirePossible(after);
      await insertEntry(trx, entry);
      return toGoal(goal, after, change);
    });
  }

  /** Where it is gone already, nothing changes. Throws `goalNotFound` and `goalTooSmall`. */
  async function remove(caller: Caller, goalId: string, id: string): Promise<Goal> {
    return await run(caller, async (change) => {
      const { trx, userId } = change;
      const goal = await requireGoal(trx, userId, goalId);
      const after = (await selectEntries(trx, userId, goalId)).filter((entry) => entry.id !== id);
      requirePossible(after);
      await deleteEntry(trx, userId, { goalId, id });
      return toGoal(goal, after, change);
    });
  }

  return { add, remove };
}

/** Throws `goalTooSmall` for a sum below 0, and `totalTooLarge` past exact integers. */
function requirePossible(entries: readonly EntryRow[]): void {
  const saved = sumOf(entries);
  if (saved < 0) throw new AppError('goalTooSmall');
  if (saved > MAX_TOTAL_MINOR_UNITS) throw new AppError('totalTooLarge');
}
