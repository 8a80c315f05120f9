import { readCategories } from '#server/features/categories/read-categories.ts';
import { mailMonthReports } from '#server/features/mail-choices/month-reports.ts';
import { makeMonthReport } from '#server/features/reports/month-report.ts';
import { createReportSource } from './mount-reports.ts';
import type { Services } from './services.ts';

type MonthReportServices = Pick<
  Services,
  'database' | 'now' | 'outbox' | 'settings' | 'siteUrl' | 'stopTokens' | 'log'
> &
  Parameters<typeof createReportSource>[0];

/** Creates the job that mails the reports of the previous month, unless the installation is read-only. */
export function createMonthReportJob({
  settings,
  log,
  ...services
}: MonthReportServices): () => Promise<void> {
  // The same sources as for the screen, so that mail and screen agree.
  const source = createReportSource(services);
  const onError = (userId: string, error: unknown) =>
    log.error({ err: error, userId }, 'the report of a month could not be written');
  return async () => {
    const { isReadOnly, premiumMode } = await settings.current();
    if (isReadOnly) return;
    await mailMonthReports({
      ...services,
      onError,
      readCategories,
      premiumMode: () => premiumMode,
      makeReport: (user, month) => makeMonthReport(source, user, month),
    });
  };
}
