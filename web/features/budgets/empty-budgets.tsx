import { Button } from '@mantine/core';
import { IconPlus, IconWallet } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Ask } from './use-budget-dialogs.tsx';
import { useMonthName } from './use-month.ts';

/** Says what budgets are for, and how to begin. */
export function EmptyBudgets({ month, ask }: { month: string; ask: Ask }) {
  const { t } = useTranslation();
  const monthName = useMonthName();
  return (
    <Card>
      <EmptyState
        icon={<IconWallet size={24} stroke={1.75} />}
        title={t('budgets.empty.title', { month: monthName(month) })}
        text={t('budgets.empty.text')}
        action={
          <div className="flex wrap centred gap-10">
            <Button variant="default" onClick={() => ask({ kind: 'suggest' })}>
              {t('budgets.suggest')}
            </Button>
            <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => ask({ kind: 'add' })}>
              {t('budgets.add')}
            </Button>
          </div>
        }
      />
    </Card>
  );
}
