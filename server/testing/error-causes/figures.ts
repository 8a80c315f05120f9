import { createMetrics } from '#server/features/admin-metrics/metrics.ts';
import { AppError } from '#server/errors/app-error.ts';
import { runSql } from '#server/testing/run-sql.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { DEFAULT_SETTINGS } from '#shared/contract/setting-values.ts';
import { ERRORS, type ErrorCode } from '#shared/errors.ts';
import { byFunction, type Cause, type ErrorCases } from './cause.ts';

/** Causes an error in one figure of the administration, and lets the app respond with it. */
function inFigure(
  name: 'totalUsers' | 'onlineUsers' | 'newUsers' | 'totalSystemIncome',
  breakDatabase: (app: TestApp) => Promise<unknown>,
): Cause {
  return byFunction(async (app) => {
    // A running server has read the settings before the database breaks.
    await app.settings.current();
    await breakDatabase(app);
    const metrics = createMetrics({
      database: app.database,
      currentSettings: () => Promise.resolve(DEFAULT_SETTINGS),
      now: () => app.clock.now,
      onError: () => undefined,
    });
    const sentence = (await metrics.get())[name].missing?.error;
    const entry = Object.entries(ERRORS).find(([, [, text]]) => text === sentence);
    if (entry) throw new AppError(entry[0] as ErrorCode);
  });
}

/** The errors of single figures; the other figures of the response stay right. */
export const figures = {
  totalUsersFailed: [
    500,
    'Failed to get total registered users.',
    inFigure('totalUsers', (app) => runSql(app.database, 'alter table profiles rename to gone')),
  ],
  onlineUsersFailed: [
    500,
    'Failed to get online users count.',
    inFigure('onlineUsers', (app) => runSql(app.database, 'drop table presence')),
  ],
  newUsersFailed: [
    500,
    'Failed to get new users count.',
    inFigure('newUsers', (app) => runSql(app.database, 'alter table profiles rename to gone')),
  ],
  metricFailed: [
    500,
    'Failed to fetch data.',
    inFigure('totalSystemIncome', (app) => runSql(app.database, 'drop table user_totals')),
  ],
  metricDatabaseUnavailable: [
    503,
    'Database service unavailable.',
    inFigure('totalUsers', (app) => app.database.close()),
  ],
} satisfies ErrorCases;
