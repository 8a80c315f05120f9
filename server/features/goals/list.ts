import type { CalendarDay } from '#shared/calendar.ts';
import type { Goal } from '#shared/contract/goals.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectGoals, sumEntries } from './queries.ts';
import { toGoal } from './to-goal.ts';

/** Lists all goals of a user, with the money that was put aside for them. */
export async function listAllGoals(
  db: Reader,
  userId: string,
  context: { currency: string; currentDay: CalendarDay },
): Promise<Goal[]> {
  const sums = new Map((await sumEntries(db, userId, context)).map((each) => [each.goal_id, each]));
  const rows = await selectGoals(db, userId);
  return rows.map((row) => toGoal(row, sums.get(row.id), context));
}
