import type { CalendarDay } from '#shared/calendar.ts';
import type { Goal } from '#shared/contract/goals.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectAllEntries, selectGoals } from './queries.ts';
import { toGoal } from './to-goal.ts';

/** All goals of a user, with what was put aside for them. */
export async function listAllGoals(
  db: Reader,
  userId: string,
  context: { currency: string; todayIs: CalendarDay },
): Promise<Goal[]> {
  const byGoal = Map.groupBy(await selectAllEntries(db, userId), ({ goal_id }) => goal_id);
  const rows = await selectGoals(db, userId);
  return rows.map((row) => toGoal(row, byGoal.get(row.id) ?? [], context));
}
