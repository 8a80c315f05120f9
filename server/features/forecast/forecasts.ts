import type { CalendarDay } from '#shared/calendar.ts';
import type { Forecast } from '#shared/contract/forecast.ts';
import type { MinorForecast } from '#shared/forecast/types.ts';
import { createUserCache } from '#server/caching/user-cache.ts';
import type { Database } from '#server/database/connect.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { ForecastUser } from './read-input.ts';
import { toForecast } from './to-forecast.ts';

type ForecastOptions = {
  database: Database;
  /** Computes a forecast in another thread than that of requests. */
  compute: (user: ForecastUser) => Promise<MinorForecast>;
};

export type Forecasts = ReturnType<typeof createForecasts>;

/** The maximum number of users with a cached forecast, which takes some kilobytes. */
const MAX_CACHED_USERS = 500;

/** Caches the forecast of each user until the day or the data behind it changes. */
export function createForecasts({ database, compute }: ForecastOptions) {
  const latest = createUserCache<MinorForecast>(MAX_CACHED_USERS);

  /** Rises with each change to the data of a user's forecast. */
  const readRevision = (userId: string) => findRevision(database.read, userId);

  /**
   * Returns the forecast of the running month and the `months` after it, as of a day of the user. Amounts are in
   * major units.
   */
  async function read(
    { userId, currency, today }: { userId: string; currency: string; today: CalendarDay },
    months: number,
  ): Promise<Forecast> {
    const state = `${await readRevision(userId)} ${today}`;
    const forecast = await latest(userId, state, () => compute({ userId, today }));
    return toForecast(forecast, { asOf: today, months, currency });
  }

  return { readRevision, read };
}
