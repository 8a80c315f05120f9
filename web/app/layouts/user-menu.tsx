import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useProfile } from '#web/lib/session/profile.ts';
import { menuOnDemand } from '#web/ui/menu-on-demand.tsx';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { AnswerMark } from './navigation-marks.tsx';
import type { UserMenuProps } from './opened-user-menu.tsx';
import { Person } from './person.tsx';
import classes from './user-menu.module.css';

const Menu = menuOnDemand(async () => (await import('./opened-user-menu.tsx')).OpenedUserMenu);

/** The account's menu, with language, theme and logout. `isCompact` shows the avatar only. */
export function UserMenu(props: UserMenuProps) {
  const { t } = useTranslation();
  const { isCompact = false } = props;
  return (
    <Menu
      {...props}
      renderButton={(button) => (
        <UnstyledButton
          {...button}
          className={`row gap-10 full-width frame ${classes.target}`}
          data-compact={isCompact || undefined}
        >
          <VisuallyHidden>{t('app.navigation.account')}: </VisuallyHidden>
          <ButtonContent isCompact={isCompact} />
          <AnswerMark />
        </UnstyledButton>
      )}
    />
  );
}

function ButtonContent({ isCompact }: { isCompact: boolean }) {
  const { displayName, photoURL } = useProfile();
  return (
    <>
      <PersonAvatar name={displayName} photoURL={photoURL} size={isCompact ? 36 : 34} />
      {isCompact ? (
        <VisuallyHidden>{displayName}</VisuallyHidden>
      ) : (
        <>
          <span className="grid grow shrink lines-135">
            <Person />
          </span>
          <IconSelector className="rigid dim" size={18} stroke={1.75} aria-hidden />
        </>
      )}
    </>
  );
}
