import { ActionIcon, Menu } from '@mantine/core';
import { IconListCheck, IconDots, IconDownload, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import classes from './history-menu.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Props = {
  csvAddress: string;
  /** Starts selecting: on phones the checkboxes show only then. */
  onSelect: () => void;
};

/** What is done less often with the history. */
export function HistoryMenu({ csvAddress, onSelect }: Props) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('history.more')}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.select ?? ''}
          leftSection={<IconListCheck {...ICON} />}
          onClick={onSelect}
        >
          {t('history.list.selectMode')}
        </Menu.Item>
        <Menu.Item component="a" href={csvAddress} download leftSection={<IconDownload {...ICON} />}>
          {t('history.csv')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.deletedTransactions} leftSection={<IconRestore {...ICON} />}>
          {t('history.deleted')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
