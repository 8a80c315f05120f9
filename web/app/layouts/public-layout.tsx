import { useTranslation } from 'react-i18next';
import { Link, Outlet } from 'react-router';
import { LanguageOffer } from '#web/features/language/language-offer.tsx';
import { LanguageSwitcher } from '#web/features/language/language-switcher.tsx';
import { paths } from '#shared/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { PlainButtonLink } from '#web/ui/plain/button.tsx';
import classes from './public-layout.module.css';
import { SkipLink } from './skip-link.tsx';

/** Header and footer around what everyone may read. */
export function PublicLayout() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <SkipLink />
      <LanguageOffer />
      <header className={classes.header}>
        <Link className={classes.logo} to={paths.home} aria-label={t('app.name')}>
          <Logo />
        </Link>
        <div className={classes.actions}>
          <LanguageSwitcher />
          <PlainButtonLink to={paths.login} look="default">
            {t('publicPages.signIn')}
          </PlainButtonLink>
          <PlainButtonLink to={paths.signup} className={classes.signUp ?? ''}>
            {t('publicPages.signUp')}
          </PlainButtonLink>
        </div>
      </header>
      <main className={classes.main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <footer className={classes.footer}>
        <div className={classes.footerInner}>
          <span>{t('publicPages.footer.note', { year: new Date().getFullYear() })}</span>
          <nav className={classes.links} aria-label={t('publicPages.footer.label')}>
            <Link className={classes.footerLink} to={paths.privacyPolicy}>
              {t('app.titles.privacyPolicy')}
            </Link>
            <Link className={classes.footerLink} to={paths.terms}>
              {t('app.titles.terms')}
            </Link>
          </nav>
        </div>
      </footer>
    </div>
  );
}
