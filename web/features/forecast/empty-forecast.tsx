import { IconTelescope } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AddButtons } from '#web/ui/add-buttons.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function EmptyForecast() {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        icon={<IconTelescope size={24} stroke={1.75} />}
        title={t('forecast.empty.title')}
        text={t('forecast.empty.text')}
        action={<AddButtons expenseLabel={t('summaries.empty.addExpense')} />}
      />
    </Card>
  );
}
