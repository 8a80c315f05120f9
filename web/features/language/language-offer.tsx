import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenLanguage, chooseLanguage } from '#web/lib/language.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './language-offer.module.css';

/** One line in Spanish, while no language is chosen and the browser prefers Spanish. */
export function LanguageOffer() {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(
    () => chosenLanguage() === undefined && navigator.language.startsWith('es'),
  );
  if (!isOpen || i18n.language === 'es') return null;

  async function answer(language: 'en' | 'es'): Promise<void> {
    try {
      await chooseLanguage(language);
      setIsOpen(false);
    } catch {
      showToast({ kind: 'error', message: t('app.language.failed') });
    }
  }

  return (
    <div className={classes.offer} lang="es">
      <span>{t('app.language.offer')}</span>
      <button type="button" className={classes.accept} onClick={() => void answer('es')}>
        {t('app.language.offerAccept')}
      </button>
      <button type="button" className={classes.dismiss} onClick={() => void answer('en')}>
        {t('app.language.offerDismiss')}
      </button>
    </div>
  );
}
