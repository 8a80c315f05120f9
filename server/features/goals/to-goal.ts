import type { CalendarDay } from '#shared/calendar.ts';
import type { Goal, GoalEntry } from '#shared/contract/goals.ts';
import { expectedDay, neededPerMonth, pacePerMonth, type GoalSavings } from '#shared/goals/pace.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { EntryRow, EntrySums, GoalRow } from './queries.ts';

/** Converts to the goal of the API. `sums` is undefined if the goal has no entries. */
export function toGoal(
  row: GoalRow,
  sums: Pick<EntrySums, 'savedMinor' | keyof GoalSavings> | undefined,
  { currency, currentDay }: { currency: string; currentDay: CalendarDay },
): Goal {
  const decimals = currencyDecimals(currency);
  const toMajor = (minor: number | null) => (minor === null ? null : toMajorUnits(minor, decimals));
  const savedMinor = sums?.savedMinor ?? 0;
  const progress = { targetMinor: row.target_minor, savedMinor, day: row.day, currentDay };
  const paceMinor = sums === undefined ? null : pacePerMonth(sums, currentDay);
  return {
    id: row.id,
    name: row.name,
    target: toMajorUnits(row.target_minor, decimals),
    day: row.day,
    saved: toMajorUnits(savedMinor, decimals),
    neededPerMonth: toMajor(neededPerMonth(progress)),
    pacePerMonth: toMajor(paceMinor),
    expectedDay: expectedDay(progress, paceMinor),
    isReached: savedMinor >= row.target_minor,
    isArchived: row.archived === 1,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}

export function toGoalEntry({ id, amount_minor, day, created_at }: EntryRow, currency: string): GoalEntry {
  const amount = toMajorUnits(amount_minor, currencyDecimals(currency));
  return { id, amount, day, createdAt: new Date(created_at).toISOString() };
}
