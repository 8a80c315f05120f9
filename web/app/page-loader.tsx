import { useTranslation } from 'react-i18next';
import { Spinner } from '#web/ui/plain/spinner.tsx';
import classes from './page-loader.module.css';

export function PageLoader() {
  const { t } = useTranslation();
  return (
    <div className={`in-middle gap-12 dim text-15 ${classes.loader}`} role="status">
      <Spinner />
      <span className="lines-150">{t('app.loading')}</span>
    </div>
  );
}
