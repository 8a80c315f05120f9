import type { ChangeLog } from '#server/caching/change-log.ts';
import { cacheByRevision } from '#server/caching/cache-by-revision.ts';
import { readCategories } from '#server/features/categories/read-categories.ts';
import type { Reader } from '#server/database/schema.ts';
import { createMonthNotices } from '#server/features/notices/month-notices.ts';
import {
  countOnDays,
  readLastPaid,
  listAhead,
  listMissed,
  listPosted,
  sumPosted,
} from '#server/features/recurring/reported.ts';
import type { MerchantReports, ReportSource } from '#server/features/reports/reports.ts';
import { mountReports } from '#server/features/reports/routes.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** The report of a month has the forecast of the next one. */
const MONTHS_AHEAD = 1;
/** The most users with a cached report, which takes some twenty kilobytes for a hundred merchants. */
const MAX_CACHED_USERS = 100;

export function mountReportRoutes(
  app: App,
  services: Pick<Services, 'database' | 'now' | 'forecasts' | 'insights' | 'changes'>,
): void {
  const { database, now, insights, changes } = services;
  mountReports(app, {
    ...createReportSource(services),
    ...cacheMerchants({ db: database.read, changes }, insights),
    now,
    readCategories,
  });
}

/** Creates the sources of reports, on screens and in mail. */
export function createReportSource({
  database,
  forecasts,
  insights,
  changes,
}: Pick<Services, 'database' | 'forecasts' | 'changes'> & {
  insights: Pick<Services['insights'], 'notices' | 'repeating'>;
}): ReportSource {
  return {
    db: database.read,
    occurrences: {
      listPosted,
      listMissed,
      listAhead,
      countOnDays,
      sumPosted,
      readLastPaid,
    },
    readForecast: (user) => forecasts.read(user, MONTHS_AHEAD),
    listNotices: createMonthNotices({ database, compute: insights.notices, changes }),
    listRepeating: cacheByRevision(
      { db: database.read, maxUsers: MAX_CACHED_USERS },
      ({ userId, today }: { userId: string; today: string }, to: string) =>
        insights.repeating({ userId, today }, to),
    ),
  };
}

/** Caches the reports that screens show, but not those of files, which are longer and rarely repeated. */
export function cacheMerchants(
  { db, changes }: { db: Reader; changes: Pick<ChangeLog, 'isSame'> },
  compute: MerchantReports,
): MerchantReports {
  const cache = { db, maxUsers: MAX_CACHED_USERS };
  const merchants = cacheByRevision(
    { ...cache, dependsOn: { changes, daysOf: (_user, { from, to }) => [{ from, to }] } },
    compute.merchants,
  );
  const comparison = cacheByRevision(
    { ...cache, dependsOn: { changes, daysOf: (_user, { period, other }) => [period, other] } },
    compute.comparison,
  );
  return {
    months: compute.months,
    merchants: (user, query, limit) =>
      limit !== undefined ? compute.merchants(user, query, limit) : merchants(user, query),
    comparison: (user, periods, limit) =>
      limit !== undefined ? compute.comparison(user, periods, limit) : comparison(user, periods),
  };
}
