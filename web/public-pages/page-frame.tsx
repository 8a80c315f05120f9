import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES } from '#shared/languages.ts';
import { paths } from '#shared/paths.ts';
import { PlainButtonAnchor } from '#web/ui/plain/button.tsx';
import { LanguageForm } from './language-form.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { PageNotice } from './page-notice.tsx';
import { PublicFrame } from './public-frame.tsx';
import frame from './public-frame.module.css';
import { ThemeButtons } from './theme-buttons.tsx';

/** The frame without React in the browser: links, a form, and buttons that `browser.ts` listens to. */
export function PageFrame({ path, children }: { path: string; children: ReactNode }) {
  const notice = (
    <>
      <PageNotice />
      <LanguageNotice />
    </>
  );
  return (
    <PublicFrame
      logo="%LOGO%"
      notice={notice}
      actions={<Actions />}
      settings={<Settings path={path} />}
      year="%YEAR%"
    >
      {children}
    </PublicFrame>
  );
}

function Actions() {
  const { t } = useTranslation('pages');
  return (
    <>
      <LanguageForm />
      <span data-for="guest">
        <PlainButtonAnchor href={paths.login} look="default">
          {t('publicPages.signIn')}
        </PlainButtonAnchor>
      </span>
      <span className={frame.signUp} data-for="guest">
        <span data-when="open">
          <PlainButtonAnchor href={paths.signup}>{t('publicPages.signUp')}</PlainButtonAnchor>
        </span>
      </span>
      <span data-for="member">
        <PlainButtonAnchor href={paths.dashboard}>{t('publicPages.dashboard')}</PlainButtonAnchor>
      </span>
    </>
  );
}

function Settings({ path }: { path: string }) {
  const { t } = useTranslation('pages');
  return (
    <>
      <button
        type="button"
        className={`align-centre touchable text ${frame.footerButton}`}
        data-action="cookie-settings"
        data-needs-script
      >
        {t('app.cookieSettings')}
      </button>
      <OtherLanguages path={path} />
      <ThemeButtons />
    </>
  );
}

function OtherLanguages({ path }: { path: string }) {
  const { i18n } = useTranslation('pages');
  const others = LANGUAGES.filter((language) => language !== i18n.language);
  return others.map((other) => (
    <a
      key={other}
      className={`align-centre touchable text ${frame.footerLink}`}
      href={`${path}?lang=${other}`}
      lang={other}
      hrefLang={other}
    >
      {LANGUAGE_FACTS[other].name}
    </a>
  ));
}
