import { IconChartLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AddButtons } from './add-buttons.tsx';

/** Replaces a chart without data, with a link to add a transaction. */
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
