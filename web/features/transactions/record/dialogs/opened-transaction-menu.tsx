import { Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconRepeat, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from '#web/lib/navigation/link.tsx';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import type { TransactionAction } from './actions.ts';

const ICONS = { edit: IconPencil, duplicate: IconCopy, delete: IconTrash };

type Props = {
  renderButton: RenderButton;
  onChoose: (action: TransactionAction) => void;
  /** The path of the form that makes the transaction recurring; undefined if there is none. */
  repeatPath: string | undefined;
};

export function OpenedTransactionMenu({ renderButton, onChoose, repeatPath }: Props) {
  const { t } = useTranslation();
  const { menu, target } = useOpenAtFirst();
  return (
    <Menu {...menu} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
      <Menu.Dropdown>
        <Action action="edit" onChoose={onChoose} />
        <Action action="duplicate" onChoose={onChoose} />
        {repeatPath !== undefined && (
          <Menu.Item
            component={Link}
            to={repeatPath}
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
