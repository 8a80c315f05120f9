import { Avatar, Menu, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconKeyboard, IconLogout, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import { showShortcutsHelp } from '#web/features/shortcuts/help-state.ts';
import { useProfile } from '#web/lib/profile.ts';
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
  const { displayName, email } = useProfile();
  const signOut = useSignOut();
  return (
    <Menu position={isCompact ? compactPosition : 'top-start'} width={220} floatingStrategy="fixed" loop>
      <Menu.Target>
        <UnstyledButton className={classes.target} data-compact={isCompact || undefined}>
          <VisuallyHidden>{t('app.navigation.account')}: </VisuallyHidden>
          <Avatar size={isCompact ? 36 : 34} radius="xl" alt="" aria-hidden>
            {initials(displayName)}
          </Avatar>
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

function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const first = words[0] ?? name;
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return [first, last]
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
