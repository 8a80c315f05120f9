import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/call.ts';
import { paths } from '#shared/paths.ts';
import { useErrorText } from '#web/ui/error-text.ts';
import { LogoMark } from '#web/ui/logo.tsx';
import { PlainButton } from '#web/ui/plain/button.tsx';
import classes from './error-page.module.css';

/** The error page of the whole app. Its links reload the page, because the loaded one is broken. */
export function ErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  useEffect(() => {
    document.title = `${t('app.titles.error')} · ${t('app.name')}`;
  }, [t]);
  return (
    <div className={`stack ${classes.page}`}>
      <a className={`no-underline ${classes.logo}`} href={paths.home} aria-label={t('app.name')}>
        <LogoMark />
      </a>
      <main className={`grid gap-12 grow text-centre ${classes.main}`}>
        <h1 className={classes.title}>{t('app.error.title')}</h1>
        <p className={`dim ${classes.text}`}>
          {error instanceof ApiError ? errorText(error) : t('app.error.text')}
        </p>
        <Actions />
      </main>
    </div>
  );
}

function Actions() {
  const { t } = useTranslation();
  return (
    <div className={`flex wrap centred gap-10 ${classes.actions}`}>
      <PlainButton onClick={() => location.reload()}>{t('app.retry')}</PlainButton>
      <PlainButton look="default" onClick={() => location.assign(paths.home)}>
        {t('app.error.home')}
      </PlainButton>
    </div>
  );
}
