import type { Forecast } from '#shared/contract/forecast.ts';
import { lowestDay, type AccountsMoney } from '#shared/forecast/lowest-day.ts';
import type { MinorForecast } from '#shared/forecast/types.ts';
import { currencyDecimals, toMajorUnits } from '#shared/money.ts';
import { createUserCache } from '#server/caching/user-cache.ts';
import type { Database } from '#server/database/connect.ts';
import { findRevision } from '#server/database/user-totals.ts';
import type { ForecastUser } from './read-input.ts';
import { toForecast } from './to-forecast.ts';

/** The user of a forecast, with the currency of its amounts. */
type ForecastReader = ForecastUser & { currency: string };

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
  async function read(user: ForecastReader, months: number): Promise<Forecast> {
    const { currency, today } = user;
    return toForecast(await readMinor(user), { asOf: today, months, currency });
  }

  /** Returns the total of the accounts, and the day of the running month on which the least is expected in them. */
  async function readAccounts(user: ForecastReader, accounts: AccountsMoney): Promise<Forecast['accounts']> {
    const decimals = currencyDecimals(user.currency);
    const { rest } = await readMinor(user);
    const { day, amountMinor } = lowestDay(accounts, rest, user.today);
    return {
      total: toMajorUnits(accounts.totalMinor, decimals),
      low: { day, amount: toMajorUnits(Math.round(amountMinor), decimals) },
    };
  }

  async function readMinor({ userId, today }: ForecastUser): Promise<MinorForecast> {
    const state = `${await readRevision(userId)} ${today}`;
    return await latest(userId, state, () => compute({ userId, today }));
  }

  return { readRevision, read, readAccounts };
}
