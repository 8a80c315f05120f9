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
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
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
  /** Called when the menu leads away from where it stands. */
  onFollow?: () => void;
};

/** Who is signed in, and the way out. `isCompact` shows the avatar alone. */
export function UserMenu({ isCompact = false, compactPosition = 'bottom-end', onFollow }: Props) {
  const { t } = useTranslation();
  const { displayName, email, photoURL, isAdmin } = useProfile();
  const isInAdministration = useLocation().pathname.startsWith(paths.admin);
  const signOut = useSignOut();
  const openCookieSettings = useOpenCookieSettings();
  return (
    <Menu position={isCompact ? compactPosition : 'top-start'} width={220} floatingStrategy="fixed" loop>
      <Menu.Target>
        <UnstyledButton className={classes.target} data-compact={isCompact || undefined}>
          <VisuallyHidden>{t('app.navigation.account')}: </VisuallyHidden>
          <PersonAvatar name={displayName} photoURL={photoURL} size={isCompact ? 36 : 34} />
          {isCompact ? (
            <VisuallyHidden>{displayName}</VisuallyHidden>
          ) : (
            <>
              <span className={classes.who}>
                <span className={classes.name}>{displayName}</span>
                <span className={classes.email}>{email}</span>
              </span>
              <IconSelector className={classes.icon} size={18} stroke={1.75} aria-hidden />
            </>
          )}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {isCompact && (
          <Menu.Label>
            <span className={classes.name}>{displayName}</span>
            <span className={classes.email}>{email}</span>
          </Menu.Label>
        )}
        {isAdmin && (
          <Menu.Item
            component={Link}
            to={isInAdministration ? paths.dashboard : paths.adminDashboard}
            leftSection={
              isInAdministration ? (
                <IconLayoutDashboard size={18} stroke={1.75} aria-hidden />
              ) : (
                <IconShieldCog size={18} stroke={1.75} aria-hidden />
              )
            }
            {...(onFollow ? { onClick: onFollow } : {})}
          >
            {t(isInAdministration ? 'app.navigation.ownFinances' : 'app.navigation.administration')}
          </Menu.Item>
        )}
        <Menu.Item
          component={Link}
          to={paths.profile}
          leftSection={<IconUser size={18} stroke={1.75} aria-hidden />}
          {...(onFollow ? { onClick: onFollow } : {})}
        >
          {t('app.navigation.profile')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconKeyboard size={18} stroke={1.75} aria-hidden />}
          onClick={() => {
            onFollow?.();
            showShortcutsHelp(true);
          }}
        >
          {t('app.navigation.shortcuts')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconCookie size={18} stroke={1.75} aria-hidden />}
          onClick={openCookieSettings}
        >
          {t('app.cookieSettings')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.75} aria-hidden />}
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
        >
          {t('app.navigation.logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
