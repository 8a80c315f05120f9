import { useHotkeys } from '@mantine/hooks';
import { usePrefetchQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { readCookie, writeCookie } from '#web/lib/browser/browser-storage.ts';
import { Outlet } from '#web/lib/navigation/navigation-view.tsx';
import { SIDEBAR_COOKIE_DAYS } from '#shared/limits.ts';
import { ProfileLanguage } from '#web/features/language/profile-language.ts';
import { Shortcuts } from '#web/features/shortcuts/shortcuts.tsx';
import { ProfileTheme } from '#web/features/theme/profile-theme.tsx';
import { categoriesQuery } from '#web/lib/categories/categories-query.ts';
import { onSessionChange } from '#web/lib/session/session-channel.ts';
import { prefetch } from '#web/lib/browser/prefetch.ts';
import { useRootMark } from '#web/lib/screen/use-root-mark.ts';
import { MantineRoot } from '#web/ui/mantine-root.tsx';
import { PageLoader } from '../page-loader.tsx';
import { likelyPages } from '../signed-in-pages.ts';
import { LaterGlobalFeatures, LaterOfflineNotice } from './later-features.tsx';
import { LazyServiceNotice } from './lazy-service-notice.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { QuickAdd } from './quick-add.tsx';
import './signed-in-styles.ts';
import classes from './signed-in-layout.module.css';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import { useIsPhone } from '#web/ui/use-is-phone.ts';

const MoreDrawer = lazy(async () => ({ default: (await import('./more-drawer.tsx')).MoreDrawer }));

/** Navigation around the signed-in screens: a sidebar, on phones a bar and a drawer. */
export function SignedInLayout() {
  // Fetched at the same time as the data of the screen.
  usePrefetchQuery(categoriesQuery);
  return (
    <MantineRoot>
      <ProfileTheme />
      <ProfileLanguage />
      <Shortcuts />
      <QuickAdd />
      <Frame />
    </MantineRoot>
  );
}

function Frame() {
  const isPhone = useIsPhone();
  const [isSidebarOpen, toggleSidebar] = useSidebarState();
  const moreButton = useRef<HTMLButtonElement>(null);
  const drawer = useDrawer(moreButton);
  useHotkeys([['mod+B', isPhone ? drawer.toggle : toggleSidebar]], []);
  useEffect(() => onSessionChange(() => location.reload()), []);
  useEffect(() => prefetch(...likelyPages), []);
  const sidebar = isPhone ? undefined : isSidebarOpen ? 'open' : 'collapsed';
  useRootMark('data-layout', sidebar ?? 'phone');
  return (
    <div className={`flex ${classes.page}`} data-phone={isPhone || undefined} data-sidebar={sidebar}>
      <SkipLink />
      {!isPhone && <Sidebar isOpen={isSidebarOpen} onToggle={toggleSidebar} />}
      <main className={`grow shrink ${classes.main}`} id="main" tabIndex={-1}>
        <LazyServiceNotice isCard />
        <LaterOfflineNotice />
        <Suspense fallback={<PageLoader />}>
          <Outlet />
        </Suspense>
      </main>
      {isPhone && <PhoneBar isMoreOpen={drawer.isOpen} onOpenMore={drawer.open} moreButton={moreButton} />}
      <LaterGlobalFeatures />
      {isPhone && drawer.wasOpened && (
        <Suspense>
          <MoreDrawer isOpen={drawer.isOpen} onClose={drawer.close} />
        </Suspense>
      )}
    </div>
  );
}

function useDrawer(moreButton: RefObject<HTMLButtonElement | null>) {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened');
  const isOpen = state === 'open';
  const open = () => setState('open');
  const close = () => {
    setState('closed');
    // The drawer may load only now, and Mantine then does not know which button opened it.
    requestAnimationFrame(() => moreButton.current?.focus());
  };
  return { isOpen, wasOpened: state !== 'never opened', open, close, toggle: isOpen ? close : open };
}

const SIDEBAR_COOKIE = 'saldo-sidebar';

/** From this width on there is room for an open sidebar. */
const OPEN_FROM_WIDTH_PX = 1100;

/** A cookie keeps the state of the sidebar for seven days (spec section 3). Without it, the window's width decides. */
function useSidebarState(): [isOpen: boolean, toggle: () => void] {
  const [isOpen, setIsOpen] = useState(() => {
    const stored = readCookie(SIDEBAR_COOKIE);
    return stored === undefined ? innerWidth >= OPEN_FROM_WIDTH_PX : stored !== 'collapsed';
  });
  const toggle = () => {
    writeCookie(SIDEBAR_COOKIE, isOpen ? 'collapsed' : 'open', SIDEBAR_COOKIE_DAYS * 24 * 60 * 60);
    setIsOpen(!isOpen);
  };
  return [isOpen, toggle];
}
