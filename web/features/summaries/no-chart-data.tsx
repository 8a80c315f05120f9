import { IconChartLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AddButtons } from './add-buttons.tsx';

/** Stands where a chart would, with the way to a transaction that fills it. */
export function NoChartData({ offersIncome }: { offersIncome: boolean }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconChartLine size={24} stroke={1.75} />}
      text={t('summaries.empty.chart')}
      action={
        <AddButtons
          expenseLabel={t('summaries.empty.addExpense')}
          {...(offersIncome ? { incomeLabel: t('summaries.empty.addIncome') } : {})}
        />
      }
    />
  );
}
