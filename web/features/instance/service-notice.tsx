import { useQuery } from '@tanstack/react-query';
import i18next from 'i18next';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findBanner } from '#shared/banner.ts';
import { toLanguage, LANGUAGES } from '#shared/languages.ts';
import { instanceQuery } from '#web/lib/api/instance.ts';
import classes from './service-notice.module.css';

/** The administrator's notice, or that nothing can be changed now. It is a band across the page, or a card. */
export function ServiceNotice({ isCard = false }: { isCard?: boolean }) {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(instanceQuery);
  const name = data?.name;
  useEffect(() => {
    if (name !== undefined) renameInstance(name);
  }, [name]);
  const banner = data && findBanner(data.banner, toLanguage(i18n.language));
  if (data === undefined || (!data.isReadOnly && !banner)) return null;
  return (
    <aside
      className={`warn text-15 weight-600 lines-140 text-centre no-print ${classes.notice}`}
      data-card={isCard || undefined}
      aria-label={t('app.serviceNotice')}
    >
      {data.isReadOnly && <p>{t('app.readOnly')}</p>}
      {banner && <p lang={banner.language}>{banner.text}</p>}
    </aside>
  );
}

/** Shows another name of the installation everywhere. */
function renameInstance(name: string): void {
  if (i18next.t('app.name') === name) return;
  // The texts of languages that are fetched later get the name from here.
  document.documentElement.dataset['name'] = name;
  for (const language of LANGUAGES) {
    if (i18next.hasResourceBundle(language, 'translation'))
      i18next.addResource(language, 'translation', 'app.name', name);
  }
  // Everything that shows a text renders again.
  i18next.emit('languageChanged', i18next.language);
}
