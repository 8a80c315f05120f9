import { Drawer } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ProfileLanguageSwitcher } from '#web/features/language/profile-language-switcher.tsx';
import { ThemeMenu } from '#web/features/theme/theme-menu.tsx';
import { useBackCloses } from '#web/lib/navigation/hooks.ts';
import { Logo } from '#web/ui/logo.tsx';
import classes from './navigation-drawer.module.css';
import { NavigationLinks } from './navigation-links.tsx';
import { UserMenu } from './user-menu.tsx';

type Props = { isOpen: boolean; onClose: () => void };

/** The sidebar of phones. */
export function NavigationDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  useBackCloses(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size={300}
      returnFocus={false}
      title={
        <>
          <Logo name={t('app.name')} />
          <span className={classes.title}>{t('app.navigation.menu')}</span>
        </>
      }
      closeButtonProps={{ 'aria-label': t('app.navigation.closeMenu') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
    >
      <NavigationLinks onFollow={onClose} />
      <div className={classes.bottom}>
        <div className={classes.preferences}>
          <ProfileLanguageSwitcher />
          <ThemeMenu />
        </div>
        <UserMenu onFollow={onClose} />
      </div>
    </Drawer>
  );
}
