import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useMatches, useNavigation } from 'react-router';
import { useConsent } from '#web/features/consent/use-consent.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import classes from './root.module.css';
import type { RouteHandle } from './route-handle.ts';

export function Root() {
  useTitle();
  useFocusAfterNavigation();
  useReportedScreen();
  const isLoading = useNavigation().state !== 'idle';
  return (
    <>
      {isLoading && <div className={classes.progress} aria-hidden />}
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}

/** Counts page views of people who agreed to it. */
function useReportedScreen(): void {
  const { pathname } = useLocation();
  const isOnItsWay = useNavigation().state !== 'idle';
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  useConsent(pathname, !isOnItsWay && handle !== undefined && handle.title !== 'notFound');
}

function useTitle(): void {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const title = handle && t(`app.titles.${handle.title}`);
  useEffect(() => {
    document.title = title === undefined ? t('app.name') : `${title} · ${t('app.name')}`;
  }, [title, t]);
}

/** A new screen starts at its content for keyboard and screen reader, unless it has put the focus itself. */
function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    if (main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}
