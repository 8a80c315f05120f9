import { ActionIcon } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './table-toggle.module.css';

/** Switches a card between its chart and a table of the same figures. */
export function TableToggle({ isTable, onToggle }: { isTable: boolean; onToggle: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      className={`no-print ${classes.toggle}`}
      variant={isTable ? 'light' : 'subtle'}
      color={isTable ? 'accent' : 'gray'}
      aria-label={t('summaries.showTable')}
      aria-pressed={isTable}
      title={t('summaries.showTable')}
      onClick={onToggle}
    >
      <IconTable size={20} stroke={1.75} />
    </ActionIcon>
  );
}

/** Whether a card shows its table, and the button that switches between chart and table. */
export function useTableToggle() {
  const [isTable, setIsTable] = useState(false);
  const toggle = <TableToggle isTable={isTable} onToggle={() => setIsTable((shown) => !shown)} />;
  return { isTable, toggle };
}
