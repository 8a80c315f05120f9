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
  const { t, i18n } = useTranslation('pages');
  return (
    <PublicFrame
      notice={
        <>
          <PageNotice />
          <LanguageNotice />
        </>
      }
      actions={
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
      }
      settings={
        <>
          <button
            type="button"
            className={frame.footerButton}
            data-action="cookie-settings"
            data-needs-script
          >
            {t('app.cookieSettings')}
          </button>
          {LANGUAGES.filter((each) => each !== i18n.language).map((other) => (
            <a
              key={other}
              className={frame.footerLink}
              href={`${path}?lang=${other}`}
              lang={other}
              hrefLang={other}
            >
              {LANGUAGE_FACTS[other].name}
            </a>
          ))}
          <ThemeButtons />
        </>
      }
      year="%YEAR%"
    >
      {children}
    </PublicFrame>
  );
}
