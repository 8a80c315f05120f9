import { useTranslation } from 'react-i18next';
import type { MonthReport } from '#shared/contract/reports.ts';
import type { Compared } from '../use-compared-cells.ts';

/** A month next to the month before and the same month of the year before. */
export function useMonthCompared(report: MonthReport): Compared {
  const { t } = useTranslation();
  const { firstDay, isRunning, compared, previous, yearBefore } = report;
  return {
    firstDay,
    isRunning,
    columns: [compared, previous, yearBefore],
    titles: [t('reports.month.previous'), t('reports.month.yearBefore')],
  };
}
