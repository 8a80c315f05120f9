import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/paths.ts';
import { profileQuery } from '#web/lib/session/profile.ts';
import { PlainButtonAnchor, PlainButtonLink } from '#web/ui/plain/button.tsx';
import classes from './not-found.module.css';

/** Links to the home page, and to the dashboard or the sign-in. */
export function NotFound() {
  const { t } = useTranslation();
  const { isPending, isSuccess: isSignedIn } = useQuery({ ...profileQuery, retry: false });
  return (
    <div className={`grid gap-12 text-centre ${classes.page}`}>
      <p className={classes.code} aria-hidden>
        {t('app.notFound.code')}
      </p>
      <h1 className={classes.title}>{t('app.notFound.title')}</h1>
      <p className={`dim ${classes.text}`}>{t('app.notFound.text')}</p>
      <div className={`flex wrap centred gap-10 ${classes.actions}`}>
        <PlainButtonAnchor href={paths.home}>{t('app.notFound.home')}</PlainButtonAnchor>
        {!isPending && (
          <PlainButtonLink to={isSignedIn ? paths.dashboard : paths.login} look="default">
            {t(isSignedIn ? 'app.notFound.dashboard' : 'app.notFound.signIn')}
          </PlainButtonLink>
        )}
      </div>
    </div>
  );
}
