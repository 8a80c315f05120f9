import { Badge } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from '#web/lib/navigation/hooks.ts';
import { Link, NavLink } from '#web/lib/navigation/link.tsx';
import { Outlet } from '#web/lib/navigation/navigation-view.tsx';
import { paths } from '#shared/paths.ts';
import { ProofGate } from '#web/features/account/proof-gate.tsx';
import { Bell } from '#web/features/admin-notifications/bell.tsx';
import { ProfileLanguage } from '#web/features/language/profile-language.ts';
import { Shortcuts } from '#web/features/shortcuts/shortcuts.tsx';
import { ProfileTheme } from '#web/features/theme/profile-theme.tsx';
import { TwoStepGate } from '#web/features/two-step/two-step-gate.tsx';
import { WaitingCount } from '#web/features/support/desk/waiting-count.tsx';
import { onSessionChange } from '#web/lib/session/session-channel.ts';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { Logo } from '#web/ui/logo.tsx';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { PageLoader } from '../page-loader.tsx';
import classes from './admin-layout.module.css';
import './signed-in-styles.ts';
import { LaterGlobalFeatures, LaterOfflineNotice } from './later-features.tsx';
import { LazyServiceNotice } from './lazy-service-notice.tsx';
import { QuickAdd } from './quick-add.tsx';
import { useLeaveWithoutRole } from './use-leave-without-role.ts';
import { UserMenu } from './user-menu.tsx';

const LINKS = [
  { to: paths.adminDashboard, text: 'adminDashboard' },
  { to: paths.adminUsers, text: 'allUsers' },
  { to: paths.adminOnlineUsers, text: 'onlineUsers' },
  { to: paths.adminSupport, text: 'support' },
  { to: paths.adminSettings, text: 'settings' },
  { to: paths.adminAudit, text: 'audit' },
] as const;

/** The layout of the administration: navigation in the header, the year in the footer. */
export function AdminLayout() {
  useEffect(() => onSessionChange(() => location.reload()), []);
  useLeaveWithoutRole();
  useRootMark('data-layout', 'admin');
  return (
    <MantineRoot>
      <ProfileTheme />
      <ProfileLanguage />
      <Shortcuts />
      <QuickAdd />
      <div className={`stack ${classes.page}`}>
        <SkipLink />
        <LazyServiceNotice />
        <Header />
        <Main />
        <Footer />
        <ProofGate />
        <LaterGlobalFeatures />
      </div>
    </MantineRoot>
  );
}

function Main() {
  return (
    <main className={`grow shrink full-width ${classes.main}`} id="main" tabIndex={-1}>
      <LaterOfflineNotice />
      <Suspense fallback={<PageLoader />}>
        <TwoStepGate>
          <Outlet />
        </TwoStepGate>
      </Suspense>
    </main>
  );
}

function Header() {
  return (
    <header className={classes.header}>
      <div className={`row ${classes.bar}`}>
        <HomeLink />
        <Navigation />
        <div className={`row gap-8 ${classes.tools}`}>
          <Bell />
          <UserMenu isCompact />
        </div>
      </div>
    </header>
  );
}

function HomeLink() {
  const { t } = useTranslation();
  return (
    <Link className={`align-centre gap-10 touchable no-underline ${classes.logo}`} to={paths.adminDashboard}>
      <Logo name={t('app.name')} />
      <Badge className={classes.badge ?? ''} variant="light" size="sm" tt="none">
        {t('admin.badge')}
      </Badge>
    </Link>
  );
}

/** On phones the navigation scrolls sideways and keeps the current screen's link visible. */
function Navigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = navigation.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav
      ref={navigation}
      className={`flex gap-4 grow shrink ${classes.navigation}`}
      aria-label={t('admin.navigation.main')}
    >
      {LINKS.map(({ to, text }) => (
        <NavLink
          key={to}
          className={`align-centre touchable rounded dim text-15 weight-600 no-underline nowrap ${classes.link}`}
          to={to}
        >
          {t(`admin.navigation.${text}`)}
          {text === 'support' && <WaitingCount />}
        </NavLink>
      ))}
    </nav>
  );
}

function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={`row wrap between full-width dim text-14 ${classes.footer}`}>
      <span>{t('admin.footer', { year: new Date().getFullYear(), name: t('app.name') })}</span>
    </footer>
  );
}
