import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SkipLink } from '#web/ui/skip-link.tsx';
import classes from './public-frame.module.css';

type Props = {
  /** The name in the logo, or its placeholder. */
  logo: string;
  /** Shown above the header, such as the offer of another language. */
  notice: ReactNode;
  actions: ReactNode;
  settings: ReactNode;
  /** The current year, or its placeholder. */
  year: string;
  children: ReactNode;
};

/** Header and footer of public content, in the app and on the pages without it. */
export function PublicFrame({ logo, notice, actions, settings, year, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={`stack ${classes.page}`}>
      <SkipLink />
      {notice}
      <header className={`row wrap between full-width ${classes.header}`}>
        <a
          className={`align-centre touchable no-underline ${classes.logo}`}
          href={paths.home}
          aria-label={t('app.name')}
        >
          <Logo name={logo} />
        </a>
        <div className={`row gap-10 nowrap no-print ${classes.actions}`}>{actions}</div>
      </header>
      <main className="grow" id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="line-above dim text-15">
        <div className={`row wrap between full-width ${classes.footerInner}`}>
          <span>{t('publicPages.footer.note', { year })}</span>
          <nav className={`row wrap no-print ${classes.links}`} aria-label={t('publicPages.footer.label')}>
            <a className={`align-centre touchable text ${classes.footerLink}`} href={paths.privacyPolicy}>
              {t('app.titles.privacyPolicy')}
            </a>
            <a className={`align-centre touchable text ${classes.footerLink}`} href={paths.terms}>
              {t('app.titles.terms')}
            </a>
            {settings}
          </nav>
        </div>
      </footer>
    </div>
  );
}
