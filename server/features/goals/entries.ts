import { uuidv7 } from 'uuidv7';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { addGoalEntry, Goal } from '#shared/contract/goals.ts';
import { MAX_GOAL_ENTRIES, MAX_TOTAL_MINOR_UNITS } from '#shared/limits.ts';
import { readSignedAmount } from '#server/amounts/read-amount.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { readGoal, requireGoal, type Change, type RunChange } from './change.ts';
import { deleteEntry, findEntry, insertEntry, sumEntries } from './queries.ts';

export function createGoalEntries(run: RunChange) {
  /**
   * Throws `goalNotFound`, `goalTooSmall` if more is taken out than was put aside, `idConflict` if the id is stored
   * with other content, `tooManyGoalEntries`, `totalTooLarge`, and `validationFailed` for the amount.
   */
  async function add(
    caller: Caller,
    goalId: string,
    { id = uuidv7(), amount, day }: BodyOf<typeof addGoalEntry>,
  ): Promise<Goal> {
    return await run(caller, async (change) => {
      const { trx, userId, currency, nowMs } = change;
      const goal = await requireGoal(trx, userId, goalId);
      const amount_minor = readSignedAmount(amount, currency);
      const existing = await findEntry(trx, userId, { goalId, id });
      if (existing !== undefined) {
        if (existing.amount_minor !== amount_minor || existing.day !== day) throw new AppError('idConflict');
        return await readGoal(change, goal);
      }
      const { count, savedMinor } = await readSums(change, goalId);
      if (count >= MAX_GOAL_ENTRIES) throw new AppError('tooManyGoalEntries');
      requireValidSum(savedMinor + amount_minor);
      await insertEntry(trx, { user_id: userId, goal_id: goalId, id, amount_minor, day, created_at: nowMs });
      return await readGoal(change, goal);
    });
  }

  /** Does nothing if the entry is gone already. Throws `goalNotFound`, `goalTooSmall` and `totalTooLarge`. */
  async function remove(caller: Caller, goalId: string, id: string): Promise<Goal> {
    return await run(caller, async (change) => {
      const { trx, userId } = change;
      const goal = await requireGoal(trx, userId, goalId);
      const entry = await findEntry(trx, userId, { goalId, id });
      if (entry === undefined) return await readGoal(change, goal);
      requireValidSum((await readSums(change, goalId)).savedMinor - entry.amount_minor);
      await deleteEntry(trx, userId, { goalId, id });
      return await readGoal(change, goal);
    });
  }

  return { add, remove };
}

async function readSums({ trx, userId, currentDay }: Change, goalId: string) {
  const [sums] = await sumEntries(trx, userId, { currentDay, goalId });
  return sums ?? { count: 0, savedMinor: 0 };
}

/** Throws `goalTooSmall` for a sum below 0, and `totalTooLarge` for a sum that is too large to be exact. */
function requireValidSum(savedMinor: number): void {
  if (savedMinor < 0) throw new AppError('goalTooSmall');
  if (savedMinor > MAX_TOTAL_MINOR_UNITS) throw new AppError('totalTooLarge');
}
