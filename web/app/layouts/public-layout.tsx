import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Outlet } from '#web/lib/navigation/navigation-view.tsx';
import { paths } from '#shared/paths.ts';
import { CookieSettings } from '#web/features/consent/cookie-settings.tsx';
import { LanguageOffer } from '#web/features/language/language-offer.tsx';
import { LanguageSwitcher } from '#web/features/language/language-switcher.tsx';
import { instanceQuery } from '#web/lib/api/instance.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { PublicFrame } from '#web/public-pages/public-frame.tsx';
import frame from '#web/public-pages/public-frame.module.css';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import { LazyServiceNotice } from './lazy-service-notice.tsx';

/** The public layout around the screen for unknown addresses. */
export function PublicLayout() {
  const { t } = useTranslation();
  const notice = (
    <>
      <LazyServiceNotice />
      <LanguageOffer />
    </>
  );
  return (
    <PublicFrame
      logo={t('app.name')}
      notice={notice}
      actions={<Actions />}
      settings={<CookieSettings className={`align-centre touchable text ${frame.footerButton}`} />}
      year={String(new Date().getFullYear())}
    >
      <Outlet />
    </PublicFrame>
  );
}

function Actions() {
  const { t } = useTranslation();
  const { isSuccess, isError } = useQuery({ ...profileQuery, retry: false });
  const instance = useQuery(instanceQuery);
  return (
    <>
      <LanguageSwitcher />
      {isSuccess && (
        <PlainButtonLink to={paths.dashboard} look="default">
          {t('publicPages.dashboard')}
        </PlainButtonLink>
      )}
      {isError && <GuestLinks isSignUpOpen={instance.data?.registration === 'open'} />}
    </>
  );
}

function GuestLinks({ isSignUpOpen }: { isSignUpOpen: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <PlainButtonLink to={paths.login} look="default">
        {t('publicPages.signIn')}
      </PlainButtonLink>
      {isSignUpOpen && (
        <PlainButtonLink to={paths.signup} className={frame.signUp ?? ''}>
          {t('publicPages.signUp')}
        </PlainButtonLink>
      )}
    </>
  );
}
