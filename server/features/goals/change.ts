import { today, type CalendarDay } from '#shared/calendar.ts';
import type { Goal } from '#shared/contract/goals.ts';
import type { Database } from '#server/database/connect.ts';
import { findCurrency } from '#server/database/find-currency.ts';
import type { Reader, Writer } from '#server/database/schema.ts';
import { lockAccount } from '#server/database/user-totals.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Caller } from '#server/http/environment.ts';
import { findGoal, sumEntries, type GoalRow } from './queries.ts';
import { toGoal } from './to-goal.ts';

export type GoalOptions = {
  database: Database;
  now: () => number;
  /** Called once changed goals of a user are stored. */
  onChange: (userId: string) => void;
};

export type Change = {
  trx: Writer;
  userId: string;
  currency: string;
  currentDay: CalendarDay;
  nowMs: number;
};

/** Runs a job in one database transaction, under the lock of the user's account. */
export type RunChange = <T>(caller: Caller, job: (change: Change) => Promise<T>) => Promise<T>;

export function createRunChange({ database, now, onChange }: GoalOptions): RunChange {
  return async ({ userId, timeZone }, job) => {
    const result = await database.write(async (trx) => {
      await lockAccount(trx, userId);
      // Read under the lock, since the currency may have changed.
      const currency = await findCurrency(trx, userId);
      if (currency === undefined) throw new AppError('userIdMissing');
      const nowMs = now();
      return await job({ trx, userId, currency, currentDay: today(timeZone, nowMs), nowMs });
    });
    onChange(userId);
    return result;
  };
}

/** Throws `goalNotFound`, also for another user's goal. */
export async function requireGoal(db: Reader | Writer, userId: string, id: string): Promise<GoalRow> {
  const goal = await findGoal(db, userId, id);
  if (goal === undefined) throw new AppError('goalNotFound');
  return goal;
}

/** Returns a goal of the API with the sums of its entries after a change. */
export async function readGoal(change: Change, row: GoalRow): Promise<Goal> {
  const [sums] = await sumEntries(change.trx, change.userId, { ...change, goalId: row.id });
  return toGoal(row, sums, change);
}
