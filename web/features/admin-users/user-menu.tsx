import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDotsVertical,
  IconInfoCircle,
  IconKey,
  IconLockOff,
  IconShieldMinus,
  IconShieldPlus,
  IconSparkles,
  IconUserCheck,
  IconUserOff,
  IconX,
  type Icon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminUser } from '#shared/contract/admin-users.ts';
import { actionName, isDangerous, useAccountActions } from './account-actions.ts';
import type { AccountAction } from './api.ts';
import classes from './user-menu.module.css';

export const ACTION_ICONS: Record<AccountAction, Icon> = {
  promote: IconShieldPlus,
  demote: IconShieldMinus,
  suspend: IconUserOff,
  reactivate: IconUserCheck,
  resetLink: IconKey,
  plan: IconSparkles,
  decline: IconX,
  removeTwoStep: IconLockOff,
};

type Props = {
  user: AdminUser;
  isSelf: boolean;
  onDetails: () => void;
  onAction: (action: AccountAction) => void;
};

/** The menu of a user. Until somebody opens it, only its button renders, because lists are long. */
export function UserMenu(props: Props) {
  const { t } = useTranslation();
  const [isOpened, setIsOpened] = useState(false);
  const label = t('adminUsers.menu.open', { name: props.user.displayName });
  if (isOpened) return <OpenedMenu {...props} label={label} />;
  return (
    <button
      type="button"
      className={`in-middle rounded dim ${classes.button}`}
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsOpened(true)}
    >
      <IconDotsVertical size={20} stroke={1.75} aria-hidden />
    </button>
  );
}

function OpenedMenu({ user, isSelf, onDetails, onAction, label }: Props & { label: string }) {
  const { t } = useTranslation();
  const actions = useAccountActions(user, isSelf);
  return (
    <Menu defaultOpened position="bottom-end" width={280}>
      <Menu.Target>
        <ActionIcon className="dim" aria-label={label}>
          <IconDotsVertical size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={`text text-start ${classes.dropdown}`}>
        <Menu.Item leftSection={<IconInfoCircle size={18} stroke={1.75} aria-hidden />} onClick={onDetails}>
          {t('adminUsers.menu.details')}
        </Menu.Item>
        {actions.map((action) => (
          <ActionItem key={action} action={action} user={user} onClick={() => onAction(action)} />
        ))}
        {isSelf && <Menu.Label>{t('adminUsers.menu.own')}</Menu.Label>}
      </Menu.Dropdown>
    </Menu>
  );
}

type ItemProps = Pick<Props, 'user'> & { action: AccountAction; onClick: () => void };

function ActionItem({ action, user, onClick }: ItemProps) {
  const { t } = useTranslation();
  const ItemIcon = ACTION_ICONS[action];
  return (
    <Menu.Item
      className={isDangerous(action) ? 'danger' : ''}
      leftSection={<ItemIcon size={18} stroke={1.75} aria-hidden />}
      onClick={onClick}
    >
      {t(`adminUsers.menu.${actionName(action, user)}`)}
    </Menu.Item>
  );
}
