import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/plain/spinner.tsx';
import classes from './page-loader.module.css';

/** What shows in place of a screen that is on its way. */
export function PageLoader() {
  const { t } = useTranslation();
  return (
    <div className={classes.loader} role="status">
      <Spinner />
      <span className={classes.label}>{t('app.loading')}</span>
    </div>
  );
}
