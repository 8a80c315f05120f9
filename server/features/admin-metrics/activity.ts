import { addDays, countDays, today, type CalendarDay } from '#shared/calendar.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { lockUserTotals } from '#server/database/user-totals.ts';
import type { Writer } from '#server/database/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { findSignUp, insertActivity } from './queries.ts';

type ActivityOptions = {
  database: Database;
  currentSettings: () => Promise<Pick<SystemSettings, 'timeZone' | 'statisticsDays'>>;
  now: () => number;
};

/**
 * Stores one row for each user and day on which they were active, in the installation's time zone. It
 * remembers who has today's row: most requests query and write nothing.
 */
export function createActivity({ database, currentSettings, now }: ActivityOptions) {
  const usersActiveOn = rememberOneDay();
  return {
    /** Stores that a user is active today. Stores nothing for a deleted account. */
    async record(userId: string): Promise<void> {
      const { timeZone, statisticsDays } = await currentSettings();
      const day = today(timeZone, now());
      const activeUsers = usersActiveOn(day);
      if (activeUsers.has(userId)) return;
      activeUsers.add(userId);
      const toSignUpDay = (createdAt: number) => today(timeZone, createdAt);
      const keptFrom = addDays(day, -statisticsDays);
      try {
        await database.write((trx) => insertDay(trx, { userId, day, keptFrom, toSignUpDay }));
      } catch (error) {
        if (error instanceof AppError && error.code === 'userNotFound') return;
        activeUsers.delete(userId);
        throw error;
      }
    },
  };
}

/** Returns the set of users who were active on a day, and forgets the set of every other day. */
function rememberOneDay(): (day: CalendarDay) => Set<string> {
  let latest: CalendarDay | undefined;
  let activeUsers = new Set<string>();
  return (day) => {
    if (day !== latest) {
      latest = day;
      activeUsers = new Set();
    }
    return activeUsers;
  };
}

type ActiveDay = {
  userId: string;
  day: CalendarDay;
  keptFrom: CalendarDay;
  toSignUpDay: (createdAt: number) => CalendarDay;
};

async function insertDay(trx: Writer, { userId, day, keptFrom, toSignUpDay }: ActiveDay): Promise<void> {
  // Deleting an account locks the same row: this either runs before the deletion or finds no user.
  await lockUserTotals(trx, userId);
  const signUp = await findSignUp(trx, userId);
  if (signUp === undefined) throw new AppError('userNotFound');
  // The stored day counts, even if the time zone has changed since.
  const signUpDay = signUp.day ?? toSignUpDay(signUp.created_at);
  const dayNumber = countDays({ from: signUpDay, to: day }) - 1;
  if (dayNumber < 0) return;
  const isSignUpLost = signUp.day === null && dayNumber > 0 && signUpDay >= keptFrom;
  await insertActivity(trx, [
    { user_id: userId, day, day_number: dayNumber },
    ...(isSignUpLost ? [{ user_id: userId, day: signUpDay, day_number: 0 }] : []),
  ]);
}
