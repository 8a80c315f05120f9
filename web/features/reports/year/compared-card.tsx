import { useTranslation } from 'react-i18next';
import type { YearReview } from '#shared/contract/reports.ts';
import { ComparedTotals } from '../compared-totals.tsx';

/** The year next to the year before. */
export function ComparedCard({ report }: { report: YearReview }) {
  const { t } = useTranslation();
  const { firstDay, period, compared, previous } = report;
  return (
    <ComparedTotals
      title={t('reports.year.compared')}
      compared={{
        firstDay,
        isRunning: compared.period.to !== period.to,
        columns: [compared, previous],
        titles: [t('reports.year.previous')],
      }}
    />
  );
}
