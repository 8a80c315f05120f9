import { Button, Menu } from '@mantine/core';
import { IconRestore, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import barClasses from '../rows/list-bar.module.css';
import { MENU_ICON, MoreMenu } from '../rows/more-menu.tsx';

type Props = { onRestore: () => void; onErase: () => void };

/** The buttons for the selected transactions. */
export function BinActions({ onRestore, onErase }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <Button
        className={barClasses.action ?? ''}
        leftSection={<IconRestore {...MENU_ICON} />}
        onClick={onRestore}
      >
        {t('deletedTransactions.restore')}
      </Button>
      <Button
        className={barClasses.action ?? ''}
        variant="light"
        color="red"
        leftSection={<IconTrash {...MENU_ICON} />}
        onClick={onErase}
      >
        {t('deletedTransactions.erase')}
      </Button>
    </>
  );
}

type MenuProps = Props & {
  onSelect: () => void;
  isSearching: boolean;
  /** Whether there are deleted transactions; else the menu only erases what else is in the bin. */
  hasTransactions: boolean;
};

/** The menu for all deleted transactions. During a search it does not erase everything, since some are hidden. */
export function BinMenu({ onRestore, onErase, onSelect, isSearching, hasTransactions }: MenuProps) {
  const { t } = useTranslation();
  return (
    <MoreMenu onSelect={hasTransactions ? onSelect : undefined}>
      {hasTransactions && (
        <Menu.Item leftSection={<IconRestore {...MENU_ICON} />} onClick={onRestore}>
          {t(isSearching ? 'deletedTransactions.restoreMatching' : 'deletedTransactions.restoreAll')}
        </Menu.Item>
      )}
      {!isSearching && (
        <Menu.Item className="expense" leftSection={<IconTrash {...MENU_ICON} />} onClick={onErase}>
          {t('deletedTransactions.eraseAll')}
        </Menu.Item>
      )}
    </MoreMenu>
  );
}
