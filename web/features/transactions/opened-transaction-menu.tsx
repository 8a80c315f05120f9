import { Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import type { TransactionAction } from './transaction-menu.tsx';
import classes from './transaction-menu.module.css';

const ACTIONS = [
  ['edit', IconPencil],
  ['duplicate', IconCopy],
  ['delete', IconTrash],
] as const satisfies [Exclude<TransactionAction, 'open'>, unknown][];

type Props = { renderButton: RenderButton; onChoose: (action: TransactionAction) => void };

export function OpenedTransactionMenu({ renderButton, onChoose }: Props) {
  const { t } = useTranslation();
  const { menu, target } = useOpenAtFirst();
  return (
    <Menu {...menu} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {ACTIONS.map(([action, Icon]) => (
          <Menu.Item
            key={action}
            className={(action === 'delete' && classes.delete) || ''}
            leftSection={<Icon size={18} stroke={1.75} />}
            onClick={() => onChoose(action)}
          >
            {t(`transactions.list.${action}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
