import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showQuickAdd } from '#web/lib/screen/quick-add-shown.ts';
import classes from './add-transaction.module.css';

/** Opens quick add; on phones the bar at the bottom offers it. */
export function QuickAddButton() {
  const { t } = useTranslation();
  return (
    <Button
      className={classes.quick ?? ''}
      variant="default"
      leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => showQuickAdd(true)}
    >
      {t('transactions.add.quick')}
    </Button>
  );
}
