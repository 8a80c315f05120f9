import { Button } from '@mantine/core';
import { IconPencilPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showQuickAdd } from '#web/lib/screen/quick-add-shown.ts';

/** Opens quick add, which the key `n` opens on every screen. */
export function QuickAddButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconPencilPlus size={18} stroke={1.75} aria-hidden />}
      onClick={() => showQuickAdd(true)}
    >
      {t('transactions.add.quick')}
    </Button>
  );
}
