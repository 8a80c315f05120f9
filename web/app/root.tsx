import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsent } from '#web/features/consent/use-consent.ts';
import { useLocation, useScreen } from '#web/lib/navigation/hooks.ts';
import { useScrollRestoration } from '#web/lib/navigation/scroll.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import classes from './root.module.css';

export function Root({ children }: { children: ReactNode }) {
  useTitle();
  useFocusAfterNavigation();
  useReportScreen();
  useScrollRestoration();
  const { isLoading } = useScreen();
  return (
    <>
      {isLoading && <div className={classes.progress} aria-hidden />}
      {children}
      <Toaster />
    </>
  );
}

/** Counts a page view if the person agreed to that. */
function useReportScreen(): void {
  const { pathname } = useLocation();
  const { screen, isLoading } = useScreen();
  useConsent(pathname, !isLoading && screen !== undefined && screen.title !== 'notFound');
}

function useTitle(): void {
  const { t } = useTranslation();
  const { screen } = useScreen();
  const title = screen && t(`app.titles.${screen.title}`);
  useEffect(() => {
    document.title = title === undefined ? t('app.name') : `${title} · ${t('app.name')}`;
  }, [title, t]);
}

/** A new screen starts at its content for keyboard and screen reader, unless it has set the focus itself. */
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
