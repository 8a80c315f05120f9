import { IconChartLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AddButtons } from '#web/ui/add-buttons.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The card of a chart without data, with a link to add a transaction. */
export function NoChartData({ title, offersIncome }: { title: string; offersIncome: boolean }) {
  const { t } = useTranslation();
  const income = offersIncome && { incomeLabel: t('summaries.empty.addIncome') };
  return (
    <Card title={title}>
      <EmptyState
        icon={<IconChartLine size={24} stroke={1.75} />}
        text={t('summaries.empty.chart')}
        action={<AddButtons expenseLabel={t('summaries.empty.addExpense')} {...income} />}
      />
    </Card>
  );
}
