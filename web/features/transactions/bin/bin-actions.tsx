import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconListCheck, IconDots, IconRestore, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import menuClasses from '../history/history-menu.module.css';
import barClasses from '../history/list-bar.module.css';
import own from './bin-row.module.css';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { onRestore: () => void; onErase: () => void };

/** What can be done with the selected ones. */
export function BinActions({ onRestore, onErase }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button className={barClasses.action ?? ''} leftSection={<IconRestore {...ICON} />} onClick={onRestore}>
        {t('deletedTransactions.restore')}
      </Button>
      <Button
        className={barClasses.action ?? ''}
        variant="light"
        color="red"
        leftSection={<IconTrash {...ICON} />}
        onClick={onErase}
      >
        {t('deletedTransactions.erase')}
      </Button>
    </>
  );
}

type MenuProps = Props & { onSelect: () => void; isSearching: boolean };

/** What can be done with all of them; everything is erased only while no search hides a part. */
export function BinMenu({ onRestore, onErase, onSelect, isSearching }: MenuProps) {
  const { t } = useTranslation();
  return (
    <Menu position="bottom-end" width="max-content">
      <Menu.Target>
        <ActionIcon variant="default" aria-label={t('history.more')}>
          <IconDots size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={menuClasses.select ?? ''}
          leftSection={<IconListCheck {...ICON} />}
          onClick={onSelect}
        >
          {t('history.list.selectMode')}
        </Menu.Item>
        <Menu.Item leftSection={<IconRestore {...ICON} />} onClick={onRestore}>
          {t(isSearching ? 'deletedTransactions.restoreMatching' : 'deletedTransactions.restoreAll')}
        </Menu.Item>
        {!isSearching && (
          <Menu.Item className={own.erase ?? ''} leftSection={<IconTrash {...ICON} />} onClick={onErase}>
            {t('deletedTransactions.eraseAll')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
