import { useHotkeys, useMediaQuery } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router';
import { MOBILE_BREAKPOINT_PX } from '#shared/limits.ts';
import { lazyWhenIdle } from '#web/lib/screen/lazy-when-idle.ts';
import { onSessionChange } from '#web/lib/session/session-channel.ts';
import { whenIdle } from '#web/lib/browser/when-idle.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { PageLoader } from '../page-loader.tsx';
import { prefetchSignedInPages } from '../signed-in-pages.ts';
import { LazyServiceNotice } from './lazy-service-notice.tsx';
import { PhoneBottomBar, PhoneTopBar } from './phone-bars.tsx';
import './signed-in-styles.ts';
import classes from './signed-in-layout.module.css';
import { useSidebarState } from './sidebar-state.ts';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

const NavigationDrawer = lazy(async () => ({
  default: (await import('./navigation-drawer.tsx')).NavigationDrawer,
}));

const GlobalFeatures = lazyWhenIdle(
  async () => (await import('./global-features.tsx')).GlobalFeatures,
  'signedIn',
);

/** Navigation around the signed-in screens: a sidebar, on phones two bars and a drawer. */
export function SignedInLayout() {
  return (
    <MantineRoot>
      <Frame />
    </MantineRoot>
  );
}

function Frame() {
  const isPhone = useMediaQuery(`(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const [isSidebarOpen, toggleSidebar] = useSidebarState();
  const [drawer, setDrawer] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const menuButton = useRef<HTMLButtonElement>(null);
  const openDrawer = () => setDrawer('open');
  const closeDrawer = () => {
    setDrawer('closed');
    // The drawer may load only now, and Mantine then does not know which button opened it.
    requestAnimationFrame(() => menuButton.current?.focus());
  };
  const toggleDrawer = drawer === 'open' ? closeDrawer : openDrawer;
  useHotkeys([['mod+B', isPhone ? toggleDrawer : toggleSidebar]], []);
  useEffect(() => onSessionChange(() => location.reload()), []);
  useEffect(() => whenIdle(prefetchSignedInPages), []);
  return (
    <div className={classes.page} data-phone={isPhone || undefined}>
      <SkipLink />
      {isPhone ? <PhoneTopBar /> : <Sidebar isOpen={isSidebarOpen} onToggle={toggleSidebar} />}
      <main className={classes.main} id="main" tabIndex={-1}>
        <LazyServiceNotice isCard />
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      {isPhone && (
        <PhoneBottomBar isMenuOpen={drawer === 'open'} onOpenMenu={openDrawer} menuButton={menuButton} />
      )}
      <Suspense>
        <GlobalFeatures />
      </Suspense>
      {isPhone && drawer !== 'never opened' && (
        <Suspense>
          <NavigationDrawer isOpen={drawer === 'open'} onClose={closeDrawer} />
        </Suspense>
      )}
    </div>
  );
}
