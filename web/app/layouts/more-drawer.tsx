import { Drawer } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import { LanguageSwitcher } from '#web/features/language/language-switcher.tsx';
import { useSaveLanguage } from '#web/features/language/profile-language.ts';
import { ThemeChoice } from '#web/features/theme/theme-choice.tsx';
import { useBackCloses } from '#web/lib/navigation/hooks.ts';
import { Link, NavLink } from '#web/lib/navigation/link.tsx';
import { useProfile } from '#web/lib/session/profile.ts';
import { AREAS } from '#web/ui/areas/areas.ts';
import { PersonAvatar } from '#web/ui/person-avatar.tsx';
import { useAccountItems, type AccountItem } from './account-items.ts';
import { AnswerMark } from './navigation-marks.tsx';
import classes from './more-drawer.module.css';
import { Person } from './person.tsx';

const itemClass = `row gap-12 touchable relative rounded text no-underline ${classes.item}`;

type Props = { isOpen: boolean; onClose: () => void };

/** The entries without a place in the bar of phones: the screens of insights, and the account. */
export function MoreDrawer({ isOpen, onClose }: Props) {
  const { t } = useTranslation();
  useBackCloses(isOpen, onClose);
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={300}
      returnFocus={false}
      title={t('app.navigation.more')}
      closeButtonProps={{ 'aria-label': t('app.navigation.closeMenu') }}
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes.body ?? '' }}
    >
      <nav className={`grid ${classes.list}`} aria-label={t('app.navigation.main')}>
        {AREAS.insights.map((tab) => (
          <NavLink key={tab} className={itemClass} to={paths[tab]} onClick={onClose}>
            {t(tab === 'insights' ? 'app.navigation.insights' : `app.navigation.tabs.${tab}`)}
          </NavLink>
        ))}
      </nav>
      <Account onFollow={onClose} />
    </Drawer>
  );
}

function Account({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation();
  const { displayName, photoURL } = useProfile();
  const saveLanguage = useSaveLanguage();
  const signOut = useSignOut();
  return (
    <section className={`grid ${classes.list}`} aria-label={t('app.navigation.account')}>
      <div className={`row gap-12 ${classes.person}`}>
        <PersonAvatar name={displayName} photoURL={photoURL} size={36} />
        <div className="shrink">
          <Person />
        </div>
      </div>
      {useAccountItems({ isPhone: true }).map((item) => (
        <Item key={item.key} item={item} onFollow={onFollow} />
      ))}
      <div className={`grid gap-12 ${classes.preferences}`}>
        <LanguageSwitcher onChoose={saveLanguage} />
        <ThemeChoice />
      </div>
      <button
        type="button"
        className={itemClass}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        <IconLogout size={20} stroke={1.75} aria-hidden />
        {t('app.navigation.logout')}
      </button>
    </section>
  );
}

function Item({
  item: { key, label, Icon, to, onClick },
  onFollow,
}: {
  item: AccountItem;
  onFollow: () => void;
}) {
  const content = (
    <>
      <Icon size={20} stroke={1.75} aria-hidden />
      {label}
    </>
  );
  if (to !== undefined) {
    return (
      <Link className={itemClass} to={to} onClick={onFollow}>
        {content}
        {key === 'support' && <AnswerMark />}
      </Link>
    );
  }
  return (
    <button type="button" className={itemClass} onClick={onClick}>
      {content}
    </button>
  );
}
