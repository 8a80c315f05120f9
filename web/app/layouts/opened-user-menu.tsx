import { Menu } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#web/features/auth/use-sign-out.ts';
import { LanguageItems } from '#web/features/language/language-items.tsx';
import { ThemeItems } from '#web/features/theme/theme-items.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { useOpenAtFirst, type RenderButton } from '#web/ui/menu-on-demand.tsx';
import { useAccountItems, type AccountItem } from './account-items.ts';
import { AnswerMark } from './navigation-marks.tsx';
import { Person } from './person.tsx';

export type UserMenuProps = {
  isCompact?: boolean;
  compactPosition?: 'bottom-end' | 'right-end';
};
type Props = UserMenuProps & { renderButton: RenderButton };

export function OpenedUserMenu({ isCompact = false, compactPosition = 'bottom-end', renderButton }: Props) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const items = useAccountItems({ isPhone: false });
  const { menu, target } = useOpenAtFirst();
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
        {items.map((item) => (
          <Item key={item.key} item={item} />
        ))}
        <Menu.Divider />
        <Menu.Label>{t('app.language.label')}</Menu.Label>
        <LanguageItems />
        <Menu.Label>{t('app.theme.label')}</Menu.Label>
        <ThemeItems />
        <Menu.Divider />
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

function Item({ item: { key, label, Icon, to, onClick } }: { item: AccountItem }) {
  const icon = <Icon size={18} stroke={1.75} aria-hidden />;
  if (to === undefined) {
    return (
      <Menu.Item leftSection={icon} onClick={onClick}>
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.Item component={Link} to={to} leftSection={icon} rightSection={key === 'support' && <AnswerMark />}>
      {label}
    </Menu.Item>
  );
}
