import { Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '#shared/contract/transactions.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import type { TransactionAction } from './actions.ts';
import { repeatPath } from './repeat-path.ts';

const ICONS = { edit: IconPencil, duplicate: IconCopy, delete: IconTrash };

type Props = {
  renderButton: RenderButton;
  onChoose: (action: TransactionAction) => void;
  /** The transaction that can be made recurring; undefined for a split purchase. */
  recurs: Transaction | undefined;
};

export function OpenedTransactionMenu({ renderButton, onChoose, recurs }: Props) {
  const { t } = useTranslation();
  const { menu, target } = useOpenAtFirst();
  const path = recurs && repeatPath(recurs);
  return (
    <Menu {...menu} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
      <Menu.Dropdown>
        <Action action="edit" onChoose={onChoose} />
        <Action action="duplicate" onChoose={onChoose} />
        {path !== undefined && (
          <Menu.Item
            component={Link}
            to={path}
            leftSection={<IconRepeat size={18} stroke={1.75} aria-hidden />}
          >
            {t('transactions.list.repeat')}
          </Menu.Item>
        )}
        <Action action="delete" onChoose={onChoose} />
      </Menu.Dropdown>
    </Menu>
  );
}

type ActionProps = Pick<Props, 'onChoose'> & { action: keyof typeof ICONS };

function Action({ action, onChoose }: ActionProps) {
  const { t } = useTranslation();
  const Icon = ICONS[action];
  return (
    <Menu.Item
      className={action === 'delete' ? 'danger' : ''}
      leftSection={<Icon size={18} stroke={1.75} />}
      onClick={() => onChoose(action)}
    >
      {t(`transactions.list.${action}`)}
    </Menu.Item>
  );
}
