import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { PlainButtonAnchor, PlainButtonLink } from '#web/ui/plain/button.tsx';
import classes from './not-found.module.css';

export function NotFound() {
  const { t } = useTranslation();
  return (
    <div className={classes.page}>
      <p className={classes.code} aria-hidden>
        {t('app.notFound.code')}
      </p>
      <h1 className={classes.title}>{t('app.notFound.title')}</h1>
      <p className={classes.text}>{t('app.notFound.text')}</p>
      <div className={classes.actions}>
        <PlainButtonAnchor href={paths.home}>{t('app.notFound.home')}</PlainButtonAnchor>
        <PlainButtonLink to={paths.dashboard} look="default">
          {t('app.notFound.dashboard')}
        </PlainButtonLink>
      </div>
    </div>
  );
}
