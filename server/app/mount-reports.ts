import type { ChangeLog } from '#server/caching/change-log.ts';
import { keepByRevision } from '#server/caching/keep-by-revision.ts';
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

/** A report of a month shows what is expected of the next one. */
const MONTHS_AHEAD = 1;
/** A hundred merchants take some twenty kilobytes. */
const MAX_USERS_KEPT = 100;

/** Reports, with what repeats, notices and the forecast. */
export function mountReportRoutes(
  app: App,
  services: Pick<Services, 'database' | 'now' | 'forecasts' | 'insights' | 'changes'>,
): void {
  const { database, now, insights, changes } = services;
  mountReports(app, {
    ...reportSource(services),
    ...keepMerchants({ db: database.read, changes }, insights),
    now,
    readCategories,
  });
}

/** What reports are made of, on screens and in mail. */
export function reportSource({
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
      posted: listPosted,
      missed: listMissed,
      ahead: listAhead,
      onDays: countOnDays,
      sums: sumPosted,
      readLastPaid,
    },
    forecastOf: (user) => forecasts.read(user, MONTHS_AHEAD),
    noticesOf: createMonthNotices({ database, compute: insights.notices, changes }),
    listRepeating: keepByRevision(
      { db: database.read, maxUsers: MAX_USERS_KEPT },
      ({ userId, today }: { userId: string; today: string }, to: string) =>
        insights.repeating({ userId, today }, to),
    ),
  };
}

/** Keeps what screens show, and no files, which are longer and for once. */
export function keepMerchants(
  { db, changes }: { db: Reader; changes: Pick<ChangeLog, 'isSame'> },
  compute: MerchantReports,
): MerchantReports {
  const kept = { db, maxUsers: MAX_USERS_KEPT };
  const merchants = keepByRevision(
    { ...kept, dependsOn: { changes, daysOf: daysOfMerchants } },
    compute.merchants,
  );
  const comparison = keepByRevision(
    { ...kept, dependsOn: { changes, daysOf: daysOfComparison } },
    compute.comparison,
  );
  return {
    months: compute.months,
    merchants: (user, asked, limit) =>
      limit !== undefined ? compute.merchants(user, asked, limit) : merchants(user, asked, limit),
    comparison: (user, periods, limit) =>
      limit !== undefined ? compute.comparison(user, periods, limit) : comparison(user, periods, limit),
  };
}

function daysOfMerchants(...[, { from, to }]: Parameters<MerchantReports['merchants']>) {
  return [{ from, to }];
}

function daysOfComparison(...[, { period, other }]: Parameters<MerchantReports['comparison']>) {
  return [period, other];
}
