import type { CalendarDay } from '#shared/calendar.ts';
import type { Goal, GoalEntry } from '#shared/contract/goals.ts';
import { expectedDay, neededPerMonth, pacePerMonth } from '#shared/goals/pace.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import type { EntryRow, GoalRow } from './queries.ts';

/** A goal as the API shows it, with what follows from its entries. */
export function toGoal(
  row: GoalRow,
  entries: readonly EntryRow[],
  { currency, todayIs }: { currency: string; todayIs: CalendarDay },
): Goal {
  const decimals = currencyDecimals(currency);
  const toMajor = (minor: number | null) => (minor === null ? null : toMajorUnits(minor, decimals));
  const savedMinor = sumOf(entries);
  const progress = { targetMinor: row.target_minor, savedMinor, day: row.day, todayIs };
  const dated = entries.map(({ day, amount_minor }) => ({ day, amountMinor: amount_minor }));
  const paceMinor = pacePerMonth(dated, todayIs);
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

/** What was put aside, in minor units. */
export function sumOf(entries: readonly EntryRow[]): number {
  return entries.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
}

export function toGoalEntry({ id, amount_minor, day, created_at }: EntryRow, currency: string): GoalEntry {
  const amount = toMajorUnits(amount_minor, currencyDecimals(currency));
  return { id, amount, day, createdAt: new Date(created_at).toISOString() };
}
