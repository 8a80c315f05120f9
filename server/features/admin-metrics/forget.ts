import { addDays, today } from '#shared/calendar.ts';
import type { SystemSettings } from '#shared/contract/setting-values.ts';
import type { Database } from '#server/database/connect.ts';
import { deleteActivityBefore, deleteDaysBefore, hasActivityBefore } from './queries.ts';
import { userRanges } from './user-ranges.ts';

/**
 * Deletes days of activity, counts of page views and daily summaries that are older than the settings allow;
 * one group of users at a time, to let other writes run in between.
 */
export async function forgetOldDays(options: {
  database: Database;
  currentSettings: () => Promise<Pick<SystemSettings, 'timeZone' | 'statisticsDays'>>;
  now: () => number;
}): Promise<void> {
  const { database } = options;
  const { timeZone, statisticsDays } = await options.currentSettings();
  const keptFrom = addDays(today(timeZone, options.now()), -statisticsDays);
  await database.write((trx) => deleteDaysBefore(trx, keptFrom));
  for await (const range of userRanges(database.read)) {
    if (await hasActivityBefore(database.read, range, keptFrom)) {
      await database.write((trx) => deleteActivityBefore(trx, range, keptFrom));
    }
  }
}
