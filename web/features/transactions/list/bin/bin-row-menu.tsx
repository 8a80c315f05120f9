import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type Props = { name: string; onRestore: () => void; onErase: () => void };

/** The menu of a deleted transaction. Its items render only while it is open, because lists are long. */
export function BinRowMenu({ name, onRestore, onErase }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('deletedTransactions.actions', { transaction: name })}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      {isOpen && (
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconRestore {...ICON} />} onClick={onRestore}>
            {t('deletedTransactions.restore')}
          </Menu.Item>
          <Menu.Item className="expense" leftSection={<IconTrash {...ICON} />} onClick={onErase}>
            {t('deletedTransactions.erase')}
          </Menu.Item>
        </Menu.Dropdown>
      )}
    </Menu>
  );
}
