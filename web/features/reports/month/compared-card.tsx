import { useTranslation } from 'react-i18next';
import type { MonthReport } from '#shared/contract/reports.ts';
import { ComparedTotals } from '../compared-totals.tsx';
import { useMonthCompared } from './use-month-compared.ts';

/** The month next to the month before and the same month of the year before. */
export function ComparedCard({ report }: { report: MonthReport }) {
  const { t } = useTranslation();
  return <ComparedTotals title={t('reports.month.compared')} compared={useMonthCompared(report)} />;
}
