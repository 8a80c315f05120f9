import { uuidv7 } from 'uuidv7';
import type { CalendarDay } from '#shared/calendar.ts';
import type { BodyOf } from '#shared/contract/endpoint.ts';
import type { editGoal, Goal, NewGoal } from '#shared/contract/goals.ts';
import { MAX_GOALS } from '#shared/limits.ts';
import { readAmount } from '#server/amounts/read-amount.ts';
import type { Reader } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { readGoal, requireGoal, type RunChange } from './change.ts';
import {
  countGoals,
  deleteGoalRow,
  findGoal,
  insertGoal,
  selectGoals,
  sumEntries,
  updateGoal,
  type GoalRow,
} from './queries.ts';
import { toGoal } from './to-goal.ts';

export async function listAllGoals(
  db: Reader,
  userId: string,
  context: { currency: string; currentDay: CalendarDay },
): Promise<Goal[]> {
  const sums = new Map((await sumEntries(db, userId, context)).map((each) => [each.goal_id, each]));
  const rows = await selectGoals(db, userId);
  return rows.map((row) => toGoal(row, sums.get(row.id), context));
}

export function createGoals(run: RunChange) {
  /** Throws `idConflict` if the id is stored with other content, `tooManyGoals`, and `validationFailed` for the target. */
  async function add(caller: Caller, { id = uuidv7(), name, target, day }: NewGoal): Promise<Goal> {
    return await run(caller, async (change) => {
      const { trx, userId, currency, nowMs } = change;
      const content = { name, target_minor: readAmount(target, currency, 'target'), day };
      const existing = await findGoal(trx, userId, id);
      if (existing !== undefined) {
        if (!hasSameContent(existing, content)) throw new AppError('idConflict');
        return await readGoal(change, existing);
      }
      if ((await countGoals(trx, userId)) >= MAX_GOALS) throw new AppError('tooManyGoals');
      const times = { created_at: nowMs, updated_at: nowMs };
      const row: GoalRow = { user_id: userId, id, ...content, archived: 0, ...times };
      await insertGoal(trx, row);
      return await readGoal(change, row);
    });
  }

  /** Throws `goalNotFound`, and `validationFailed` for the target. */
  async function edit(caller: Caller, id: string, body: BodyOf<typeof editGoal>): Promise<Goal> {
    return await run(caller, async (change) => {
      const { trx, userId, currency, nowMs } = change;
      const after: GoalRow = { ...(await requireGoal(trx, userId, id)), updated_at: nowMs };
      if (body.name !== undefined) after.name = body.name;
      if (body.target !== undefined) after.target_minor = readAmount(body.target, currency, 'target');
      if (body.day !== undefined) after.day = body.day;
      if (body.isArchived !== undefined) after.archived = body.isArchived ? 1 : 0;
      await updateGoal(trx, after);
      return await readGoal(change, after);
    });
  }

  /** Throws `goalNotFound`. */
  async function remove(caller: Caller, id: string): Promise<void> {
    await run(caller, async ({ trx, userId }) => {
      await requireGoal(trx, userId, id);
      await deleteGoalRow(trx, userId, id);
    });
  }

  return { add, edit, remove };
}

function hasSameContent(row: GoalRow, content: Pick<GoalRow, 'name' | 'target_minor' | 'day'>): boolean {
  return (['name', 'target_minor', 'day'] as const).every((column) => row[column] === content[column]);
}
