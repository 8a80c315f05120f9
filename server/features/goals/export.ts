import type { StoredGoal, StoredGoalEntry } from '#shared/contract/goals.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectAllEntries, selectGoals } from './queries.ts';
import { toGoalEntry } from './to-goal.ts';

type User = { userId: string; currency: string };

/** The goals as they are stored, without what follows from their entries. */
export async function* streamGoals(db: Reader, { userId, currency }: User): AsyncGenerator<StoredGoal, void> {
  const decimals = currencyDecimals(currency);
  for (const row of await selectGoals(db, userId)) {
    yield {
      id: row.id,
      name: row.name,
      target: toMajorUnits(row.target_minor, decimals),
      day: row.day,
      isArchived: row.archived === 1,
      createdAt: new Date(row.created_at).toISOString(),
      updatedAt: new Date(row.updated_at).toISOString(),
    };
  }
}

export async function* streamGoalEntries(
  db: Reader,
  { userId, currency }: User,
): AsyncGenerator<StoredGoalEntry, void> {
  for (const row of await selectAllEntries(db, userId))
    yield { goalId: row.goal_id, ...toGoalEntry(row, currency) };
}
