import { IconChartLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AddButtons } from '#web/ui/add-buttons.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

type Props = { title: string; offers: 'expense' | 'both' };

/** The card of a chart without data, with links to add transactions. */
export function NoChartData({ title, offers }: Props) {
  const { t } = useTranslation();
  const income = offers === 'both' && { incomeLabel: t('summaries.empty.addIncome') };
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
