import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { instanceQuery } from '#web/lib/instance.ts';
import classes from './service-notice.module.css';

/** What the administrator has to say to everybody, and that nothing can be changed while that is so. */
export function ServiceNotice() {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(instanceQuery);
  const banner = data?.banner[i18n.language === 'es' ? 'es' : 'en'] ?? data?.banner.en ?? data?.banner.es;
  if (data === undefined || (!data.isReadOnly && !banner)) return null;
  return (
    <aside className={classes.notice} aria-label={t('app.serviceNotice')}>
      {data.isReadOnly && <p>{t('app.readOnly')}</p>}
      {banner && <p>{banner}</p>}
    </aside>
  );
}
