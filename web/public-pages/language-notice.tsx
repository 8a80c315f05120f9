import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '#shared/languages.ts';
import classes from '#web/features/language/language-offer.module.css';
import { offersOn } from './language-offers.ts';

/** Offers of the other languages, each in its language. `STYLE_OF_OFFERS` shows only the one that the browser prefers. */
export function LanguageNotice() {
  const { i18n } = useTranslation('pages');
  return offersOn(toLanguage(i18n.language)).map(({ language, question, accept, dismiss }) => (
    <div
      key={language}
      className={`row centred accent-color text-15 ${classes.offer}`}
      lang={language}
      data-offer={language}
    >
      <span>{question}</span>
      <button
        type="button"
        className={`touchable accent weight-650 ${classes.accept}`}
        data-action="language"
        value={language}
      >
        {accept}
      </button>
      <button
        type="button"
        className={`in-middle text ${classes.dismiss}`}
        aria-label={dismiss}
        data-action="language"
        value={i18n.language}
      >
        <IconX size={18} stroke={1.75} aria-hidden />
      </button>
    </div>
  ));
}
