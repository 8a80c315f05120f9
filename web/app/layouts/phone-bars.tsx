import { Menu, UnstyledButton } from '@mantine/core';
import {
  IconArrowDownLeft,
  IconArrowUpRight,
  IconLayoutDashboard,
  IconMenu2,
  IconPlus,
  IconReceipt,
} from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
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
  return (
    <nav className={classes.bottom} aria-label={t('app.navigation.quick')}>
      <NavLink className={classes.tab ?? ''} to={paths.dashboard}>
        <IconLayoutDashboard size={22} stroke={1.75} aria-hidden />
        {t('app.navigation.dashboard')}
      </NavLink>
      <NavLink className={classes.tab ?? ''} to={paths.transactions}>
        <IconReceipt size={22} stroke={1.75} aria-hidden />
        {t('app.navigation.transactions')}
      </NavLink>
      <AddMenu />
      <button
        ref={menuButton}
        type="button"
        className={classes.tab}
        onClick={onOpenMenu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        {t('app.navigation.menu')}
      </button>
    </nav>
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
        <Menu.Item
          component={Link}
          to={paths.addExpense}
          leftSection={<IconArrowUpRight className={classes.expense} size={20} stroke={1.75} aria-hidden />}
        >
          {t('app.navigation.addExpense')}
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={paths.addIncome}
          leftSection={<IconArrowDownLeft className={classes.income} size={20} stroke={1.75} aria-hidden />}
        >
          {t('app.navigation.addIncome')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
