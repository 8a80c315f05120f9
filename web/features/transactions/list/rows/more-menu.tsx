import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './more-menu.module.css';

type Props = {
  /** Starts the selection mode; undefined if there is nothing to select. On phones the checkboxes show only then. */
  onSelect?: (() => void) | undefined;
  /** Further items. */
  children: ReactNode;
};

export const MENU_ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The menu of a list of transactions, with less frequent actions. */
export function MoreMenu({ onSelect, children }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('history.more')}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {onSelect && (
          <Menu.Item
            className={classes.select ?? ''}
            leftSection={<IconListCheck {...MENU_ICON} />}
            onClick={onSelect}
          >
            {t('history.list.selectMode')}
          </Menu.Item>
        )}
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
