import { useTranslation } from 'react-i18next';
import classes from '#web/features/language/language-offer.module.css';

/** One line in Spanish, shown while no language is chosen and the browser prefers Spanish. */
export function LanguageNotice() {
  const { t } = useTranslation('pages');
  return (
    <div className={classes.offer} lang="es" data-offer>
      <span>{t('app.language.offer')}</span>
      <button type="button" className={classes.accept} data-action="language" value="es">
        {t('app.language.offerAccept')}
      </button>
      <button type="button" className={classes.dismiss} data-action="language" value="en">
        {t('app.language.offerDismiss')}
      </button>
    </div>
  );
}
