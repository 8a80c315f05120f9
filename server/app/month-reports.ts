import { readCategories } from '#server/features/categories/read-categories.ts';
import { mailMonthReports } from '#server/features/mail-choices/month-reports.ts';
import { makeMonthReport } from '#server/features/reports/month-report.ts';
import { reportSource } from './mount-reports.ts';
import type { Services } from './services.ts';

type Needed = Pick<Services, 'database' | 'now' | 'outbox' | 'settings' | 'siteUrl' | 'stopTokens' | 'log'> &
  Parameters<typeof reportSource>[0];

/** Mails the reports of the month before, unless the installation is read-only. */
export function createMonthReportJob({ settings, log, ...services }: Needed): () => Promise<void> {
  // Of what the screen's is made of, so that both say the same.
  const source = reportSource(services);
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
