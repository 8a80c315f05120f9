import { UnstyledButton } from '@mantine/core';
import { IconLayoutDashboard, IconMenu2, IconPlus, IconReceipt, IconUser } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from '#web/lib/navigation/link.tsx';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { menuOnDemand } from '#web/ui/menu-on-demand.tsx';
import { AnswerMark } from './answer-mark.tsx';
import { BudgetMark } from './budget-mark.tsx';
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
        <BudgetMark />
        <AnswerMark />
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

const Menu = menuOnDemand(async () => (await import('./opened-add-menu.tsx')).OpenedAddMenu);

function AddMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      renderButton={(props) => (
        <UnstyledButton {...props} className={classes.add} aria-label={t('app.navigation.addMenu')}>
          <IconPlus size={26} stroke={2} aria-hidden />
        </UnstyledButton>
      )}
    />
  );
}
