import { readCategories } from '#server/features/categories/read-categories.ts';
import { createMonthNotices } from '#server/features/notices/of-month.ts';
import { listInRange } from '#server/features/recurring/list.ts';
import type { ReportSource } from '#server/features/reports/reports.ts';
import { mountReports } from '#server/features/reports/routes.ts';
import type { App } from '#server/http/mount.ts';
import type { Services } from './services.ts';

/** A report of a month shows what is expected of the next one. */
const MONTHS_AHEAD = 1;

/** Reports, with what repeats, notices and the forecast. */
export function mountReportRoutes(
  app: App,
  services: Pick<Services, 'database' | 'now' | 'forecasts' | 'insights'>,
): void {
  const { database, now, insights } = services;
  const noticesOf = createMonthNotices({ database, compute: insights.notices });
  mountReports(app, { ...reportReadings(services), noticesOf, now, readCategories });
}

/** What reports are made of, without notices. */
export function reportReadings({
  database,
  forecasts,
}: Pick<Services, 'database' | 'forecasts'>): Omit<ReportSource, 'noticesOf'> {
  return {
    db: database.read,
    listOccurrences: listInRange,
    forecastOf: (user) => forecasts.read(user, MONTHS_AHEAD),
  };
}
