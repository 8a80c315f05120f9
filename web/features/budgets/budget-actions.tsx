import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconBulb, IconCopy, IconDotsVertical, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { addToMonth } from '#shared/budgets/months.ts';
import type { OpenDialog } from './use-budget-dialogs.tsx';
import { useMonthName } from './use-month.ts';

type Props = {
  month: string;
  /** Without budgets the screen itself has the button that adds one. */
  isEmpty: boolean;
  openDialog: OpenDialog;
};

export function BudgetActions({ month, isEmpty, openDialog }: Props) {
  const { t } = useTranslation();
  const monthName = useMonthName();
  return (
    <>
      {!isEmpty && (
        <Button
          aria-haspopup="dialog"
          leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => openDialog({ kind: 'add' })}
        >
          {t('budgets.add')}
        </Button>
      )}
      <Menu position="bottom-end" width="max-content">
        <Menu.Target>
          <ActionIcon data-menu variant="default" aria-label={t('budgets.actions')}>
            <IconDotsVertical size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconBulb size={18} stroke={1.75} aria-hidden />}
            onClick={() => openDialog({ kind: 'suggest' })}
          >
            {t('budgets.suggest')}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconCopy size={18} stroke={1.75} aria-hidden />}
            onClick={() => openDialog({ kind: 'copy' })}
          >
            {t('budgets.copy', { month: monthName(addToMonth(month, -1)) })}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
