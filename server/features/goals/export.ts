import type { StoredGoal, StoredGoalEntry } from '#shared/contract/goals.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { readInTurns } from '#server/database/in-turns.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectEntriesAfter, selectGoals, type EntryRow } from './queries.ts';
import { toGoalEntry } from './to-goal.ts';

type User = { userId: string; currency: string };

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
  const batches = readInTurns<EntryRow>((last, limit) =>
    selectEntriesAfter(db, userId, { after: last ?? { goal_id: '', id: '' }, limit }),
  );
  for await (const rows of batches)
    for (const row of rows) yield { goalId: row.goal_id, ...toGoalEntry(row, currency) };
}
