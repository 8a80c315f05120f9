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
 * Stores one row a user and day on which they were seen, in the installation's time zone. It remembers who
 * has today's row, so that most requests query and write nothing.
 */
export function createActivity({ database, currentSettings, now }: ActivityOptions) {
  const seenOn = createMemoryOfOneDay();
  return {
    /** Stores that a user was seen now; for a deleted account it stores nothing. */
    async record(userId: string): Promise<void> {
      const { timeZone, statisticsDays } = await currentSettings();
      const day = today(timeZone, now());
      const seen = seenOn(day);
      if (seen.has(userId)) return;
      seen.add(userId);
      const signUpDayOf = (createdAt: number) => today(timeZone, createdAt);
      const keptFrom = addDays(day, -statisticsDays);
      try {
        await database.write((trx) => insertDay(trx, { userId, day, keptFrom, signUpDayOf }));
      } catch (error) {
        if (error instanceof AppError && error.code === 'userNotFound') return;
        seen.delete(userId);
        throw error;
      }
    },
  };
}

/** The users who were seen on a day; those of another day are forgotten. */
function createMemoryOfOneDay(): (day: CalendarDay) => Set<string> {
  let latest: CalendarDay | undefined;
  let seen = new Set<string>();
  return (day) => {
    if (day !== latest) {
      latest = day;
      seen = new Set();
    }
    return seen;
  };
}

type Sight = {
  userId: string;
  day: CalendarDay;
  keptFrom: CalendarDay;
  signUpDayOf: (createdAt: number) => CalendarDay;
};

async function insertDay(trx: Writer, { userId, day, keptFrom, signUpDayOf }: Sight): Promise<void> {
  // Deleting an account locks the same row, so this comes before the deletion or finds no user.
  await lockUserTotals(trx, userId);
  const signUp = await findSignUp(trx, userId);
  if (signUp === undefined) throw new AppError('userNotFound');
  // The stored day counts, even where the time zone has changed since.
  const signUpDay = signUp.day ?? signUpDayOf(signUp.created_at);
  const dayNumber = countDays({ from: signUpDay, to: day }) - 1;
  if (dayNumber < 0) return;
  const isSignUpLost = signUp.day === null && dayNumber > 0 && signUpDay >= keptFrom;
  await insertActivity(trx, [
    { user_id: userId, day, day_number: dayNumber },
    ...(isSignUpLost ? [{ user_id: userId, day: signUpDay, day_number: 0 }] : []),
  ]);
}
