import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/plain/spinner.tsx';
import classes from './page-loader.module.css';

/** Shows while a screen loads. */
export function PageLoader() {
  const { t } = useTranslation();
  return (
    <div className={classes.loader} role="status">
      <Spinner />
      <span className={classes.label}>{t('app.loading')}</span>
    </div>
  );
}
