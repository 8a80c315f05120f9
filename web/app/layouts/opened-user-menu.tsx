import { Menu } from '@mantine/core';
import {
  IconCookie,
  IconHelpCircle,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogout,
  IconShieldCog,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import { useOpenCookieSettings } from '#web/features/consent/use-consent.ts';
import { showShortcutsHelp } from '#web/features/shortcuts/help-state.ts';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import { Person } from './person.tsx';
import type { UserMenuProps } from './user-menu.tsx';

type Props = UserMenuProps & { renderButton: RenderButton };

export function OpenedUserMenu({
  isCompact = false,
  compactPosition = 'bottom-end',
  onFollow,
  renderButton,
}: Props) {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const signOut = useSignOut();
  const openCookieSettings = useOpenCookieSettings();
  const { menu, target } = useOpenAtFirst();
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <Menu
      {...menu}
      position={isCompact ? compactPosition : 'top-start'}
      width={220}
      floatingStrategy="fixed"
      loop
    >
      <Menu.Target>{renderButton({ ref: target })}</Menu.Target>
      <Menu.Dropdown>
        {isCompact && (
          <Menu.Label>
            <Person />
          </Menu.Label>
        )}
        {isAdmin && <OtherSideItem {...follow} />}
        <Menu.Item component={Link} to={paths.profile} leftSection={<Icon of={IconUser} />} {...follow}>
          {t('app.navigation.profile')}
        </Menu.Item>
        <Menu.Item component={Link} to={paths.support} leftSection={<Icon of={IconHelpCircle} />} {...follow}>
          {t('app.navigation.support')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconKeyboard} />}
          onClick={() => {
            onFollow?.();
            showShortcutsHelp(true);
          }}
        >
          {t('app.navigation.shortcuts')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon of={IconCookie} />} onClick={openCookieSettings}>
          {t('app.cookieSettings')}
        </Menu.Item>
        <Menu.Item
          leftSection={<Icon of={IconLogout} />}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {t('app.navigation.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Leads an administrator from the own finances to the administration, and back. */
function OtherSideItem(follow: { onClick?: () => void }) {
  const { t } = useTranslation();
  const isInAdministration = useLocation().pathname.startsWith(paths.admin);
  return (
    <Menu.Item
      component={Link}
      to={isInAdministration ? paths.dashboard : paths.adminDashboard}
      leftSection={<Icon of={isInAdministration ? IconLayoutDashboard : IconShieldCog} />}
      {...follow}
    >
      {t(isInAdministration ? 'app.navigation.ownFinances' : 'app.navigation.administration')}
    </Menu.Item>
  );
}

function Icon({ of: Drawing }: { of: typeof IconUser }) {
  return <Drawing size={18} stroke={1.75} aria-hidden />;
}
