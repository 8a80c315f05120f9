import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from '#web/lib/navigation/navigation-view.tsx';
import { LanguageOffer } from '#web/features/language/language-offer.tsx';
import { LanguageSwitcher } from '#web/features/language/language-switcher.tsx';
import { GuestTheme } from '#web/features/theme/guest-theme.tsx';
import { paths } from '#shared/paths.ts';
import { clearPhotoCache } from '#web/lib/session/clear-photo-cache.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { onSessionChange } from '#web/lib/session/session-channel.ts';
import { Logo } from '#web/ui/logo.tsx';
import classes from './guest-layout.module.css';
import { LazyServiceNotice } from './lazy-service-notice.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';

/** The centred card of the guest-only screens. */
export function GuestLayout() {
  useForgetSession();
  return (
    <div className={`stack ${classes.page}`}>
      <SkipLink />
      <LazyServiceNotice />
      <LanguageOffer />
      <header className={`flex at-end gap-8 ${classes.header}`}>
        <GuestTheme />
        <LanguageSwitcher />
      </header>
      <main className={`grid grow ${classes.main}`} id="main" tabIndex={-1}>
        <div className={`full-width card-color frame ${classes.card}`}>
          <HomeLink />
          <Outlet />
        </div>
      </main>
    </div>
  );
}

/** The next person to sign in must not see cached data of the last one. */
function useForgetSession(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const photoURL = queryClient.getQueryData(profileQuery.queryKey)?.photoURL;
    if (photoURL) clearPhotoCache(photoURL);
    queryClient.removeQueries({ predicate: ({ meta }) => !meta?.isForEverybody });
    queryClient.getMutationCache().clear();
    return onSessionChange(() => location.reload());
  }, [queryClient]);
}

function HomeLink() {
  const { t } = useTranslation();
  return (
    <a
      className={`align-centre touchable no-underline ${classes.logo}`}
      href={paths.home}
      aria-label={t('app.name')}
    >
      <Logo name={t('app.name')} />
    </a>
  );
}
