import { Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconCookie,
  IconKeyboard,
  IconLayoutDashboard,
  IconLogout,
  IconSelector,
  IconShieldCog,
  IconUser,
} from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { useOpenCookieSettings } from '#web/features/consent/use-consent.ts';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import { showShortcutsHelp } from '#web/features/shortcuts/help-state.ts';
import { paths } from '#shared/paths.ts';
import { useProfile } from '#web/lib/session/profile.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import classes from './user-menu.module.css';

type Props = {
  isCompact?: boolean;
  compactPosition?: 'bottom-end' | 'right-end';
  /** Called when an item leads to another screen or opens the shortcuts. */
  onFollow?: () => void;
};

/** The signed-in person's menu, with the logout. `isCompact` shows the avatar only. */
export function UserMenu({ isCompact = false, compactPosition = 'bottom-end', onFollow }: Props) {
  const { t } = useTranslation();
  const { isAdmin } = useProfile();
  const signOut = useSignOut();
  const openCookieSettings = useOpenCookieSettings();
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <Menu position={isCompact ? compactPosition : 'top-start'} width={220} floatingStrategy="fixed" loop>
      <Menu.Target>
        <Target className={classes.target} isCompact={isCompact} />
      </Menu.Target>
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

type TargetProps = ComponentProps<'button'> & { isCompact: boolean };

/** The button that opens the menu; Mantine passes it a ref and its events. */
function Target({ isCompact, ...button }: TargetProps) {
  const { t } = useTranslation();
  const { displayName, photoURL } = useProfile();
  return (
    <UnstyledButton {...button} data-compact={isCompact || undefined}>
      <VisuallyHidden>{t('app.navigation.account')}: </VisuallyHidden>
      <PersonAvatar name={displayName} photoURL={photoURL} size={isCompact ? 36 : 34} />
      {isCompact ? (
        <VisuallyHidden>{displayName}</VisuallyHidden>
      ) : (
        <>
          <span className={classes.who}>
            <Person />
          </span>
          <IconSelector className={classes.icon} size={18} stroke={1.75} aria-hidden />
        </>
      )}
    </UnstyledButton>
  );
}

function Person() {
  const { displayName, email } = useProfile();
  return (
    <>
      <span className={classes.name}>{displayName}</span>
      <span className={classes.email}>{email}</span>
    </>
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
