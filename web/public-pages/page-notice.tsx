import { useTranslation } from 'react-i18next';
import classes from '#web/features/instance/service-notice.module.css';

/** The notice of maintenance, and the banner that the server fills in. page.css hides what is not in use. */
export function PageNotice() {
  const { t } = useTranslation('pages');
  return (
    <aside
      className={`warn text-15 weight-600 lines-140 text-centre no-print ${classes.notice}`}
      aria-label={t('app.serviceNotice')}
      data-notice="any"
    >
      <p data-notice="maintenance">{t('app.readOnly')}</p>
      <p lang="%BANNER_LANGUAGE%" data-notice="banner">
        %BANNER%
      </p>
    </aside>
  );
}
