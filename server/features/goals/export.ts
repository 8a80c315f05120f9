import type { StoredGoal, StoredGoalEntry } from '#shared/contract/goals.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { Reader } from '#server/database/schema.ts';
import { selectEntriesAfter, selectGoals } from './queries.ts';
import { toGoalEntry } from './to-goal.ts';

const ROWS_AT_ONCE = 1_000;

type User = { userId: string; currency: string };

/** Streams the stored fields of goals, without the sums of their entries. */
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
  for (let after = { goal_id: '', id: '' }; ;) {
    const rows = await selectEntriesAfter(db, userId, { after, limit: ROWS_AT_ONCE });
    for (const row of rows) yield { goalId: row.goal_id, ...toGoalEntry(row, currency) };
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    after = last;
    await new Promise(setImmediate);
  }
}
