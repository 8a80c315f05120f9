import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findLanguage, LANGUAGE_FACTS, toLanguage, type Language } from '#shared/languages.ts';
import { chosenLanguage, chooseLanguage } from '#web/lib/language/language.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './language-offer.module.css';

/**
 * Offers the browser's preferred language, in that language. Shows nothing if the person has chosen a language or the
 * page already has the preferred one.
 */
export function LanguageOffer() {
  const { t, i18n } = useTranslation();
  const [offeredLanguage, setOfferedLanguage] = useState(() =>
    chosenLanguage() === undefined ? findLanguage(navigator.language.split('-')[0]) : undefined,
  );
  if (offeredLanguage === undefined || i18n.language === offeredLanguage) return null;
  const { offer } = LANGUAGE_FACTS[offeredLanguage];
  if (offer === null) return null;

  async function answer(language: Language): Promise<void> {
    try {
      await chooseLanguage(language);
      setOfferedLanguage(undefined);
    } catch {
      showToast({ kind: 'error', message: t('app.language.failed') });
    }
  }

  return (
    <div className={`row centred accent-color text-15 ${classes.offer}`} lang={offeredLanguage}>
      <span>{offer.question}</span>
      <button
        type="button"
        className={`touchable accent weight-650 ${classes.accept}`}
        onClick={() => void answer(offeredLanguage)}
      >
        {offer.accept}
      </button>
      <button
        type="button"
        className={`in-middle text ${classes.dismiss}`}
        aria-label={offer.dismiss}
        onClick={() => void answer(toLanguage(i18n.language))}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
