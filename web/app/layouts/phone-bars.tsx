import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLayoutDashboard,
  IconMenu2,
  IconPlus,
  IconReceipt,
  IconUser,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import classes from './phone-bars.module.css';
import { UserMenu } from './user-menu.tsx';

export function PhoneTopBar() {
  const { t } = useTranslation();
  return (
    <header className={classes.top}>
      <Link className={classes.logo} to={paths.dashboard} aria-label={t('app.name')}>
        <Logo name={t('app.name')} />
      </Link>
      <UserMenu isCompact />
    </header>
  );
}

type BottomBarProps = {
  isMenuOpen: boolean;
  onOpenMenu: () => void;
  menuButton: Ref<HTMLButtonElement>;
};

/** The round button lives in a bar of its own, because floating over the page it would cover amounts. */
export function PhoneBottomBar({ isMenuOpen, onOpenMenu, menuButton }: BottomBarProps) {
  const { t } = useTranslation();
  const menu = { 'aria-haspopup': 'dialog', 'aria-expanded': isMenuOpen } as const;
  return (
    <nav className={classes.bottom} aria-label={t('app.navigation.quick')}>
      <Tab to={paths.dashboard} Icon={IconLayoutDashboard} text={t('app.navigation.dashboard')} />
      <Tab to={paths.transactions} Icon={IconReceipt} text={t('app.navigation.transactions')} />
      <AddMenu />
      <Tab to={paths.profile} Icon={IconUser} text={t('app.navigation.profile')} />
      <button {...menu} ref={menuButton} type="button" className={classes.tab} onClick={onOpenMenu}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        {t('app.navigation.menu')}
      </button>
    </nav>
  );
}

function Tab({ to, Icon, text }: { to: string; Icon: typeof IconReceipt; text: string }) {
  return (
    <NavLink className={classes.tab ?? ''} to={to}>
      <Icon size={22} stroke={1.75} aria-hidden />
      {text}
    </NavLink>
  );
}

function AddMenu() {
  const { t } = useTranslation();
  return (
    <Menu position="top" width={200} offset={12} loop>
      <Menu.Target>
        <UnstyledButton className={classes.add} aria-label={t('app.navigation.addMenu')}>
          <IconPlus size={26} stroke={2} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <AddItem type="expense" Icon={IconArrowUpRight} />
        <AddItem type="income" Icon={IconArrowDownLeft} />
      </Menu.Dropdown>
    </Menu>
  );
}

const ADD = {
  expense: { to: paths.addExpense, text: 'addExpense' },
  income: { to: paths.addIncome, text: 'addIncome' },
} as const;

function AddItem({ type, Icon }: { type: keyof typeof ADD; Icon: typeof IconReceipt }) {
  const { t } = useTranslation();
  const { to, text } = ADD[type];
  const icon = <Icon className={classes[type]} size={20} stroke={1.75} aria-hidden />;
  return (
    <Menu.Item component={Link} to={to} leftSection={icon}>
      {t(`app.navigation.${text}`)}
    </Menu.Item>
  );
}
