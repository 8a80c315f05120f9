import { Menu } from '@mantine/core';
import { IconDownload, IconFileImport, IconRestore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { MENU_ICON, MoreMenu } from '../rows/more-menu.tsx';

type Props = { csvAddress: string; onSelect: () => void };

/** The menu of the history with less frequent actions. */
export function HistoryMenu({ csvAddress, onSelect }: Props) {
  const { t } = useTranslation();
  return (
    <MoreMenu onSelect={onSelect}>
      <Menu.Item component="a" href={csvAddress} download leftSection={<IconDownload {...MENU_ICON} />}>
        {t('history.csv')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.import} leftSection={<IconFileImport {...MENU_ICON} />}>
        {t('history.import')}
      </Menu.Item>
      <Menu.Item component={Link} to={paths.deletedTransactions} leftSection={<IconRestore {...MENU_ICON} />}>
        {t('history.deleted')}
      </Menu.Item>
    </MoreMenu>
  );
}
