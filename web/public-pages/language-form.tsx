import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES } from '#shared/languages.ts';
import classes from '#web/features/language/language-switcher.module.css';

/** The languages side by side, the current one disabled. Without a script, the form fetches the page in a language. */
export function LanguageForm() {
  const { t, i18n } = useTranslation('pages');
  return (
    <form method="get">
      <div
        className={`card-color frame rounded ${classes.switcher}`}
        role="group"
        aria-label={t('app.language.label')}
      >
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="submit"
            className={`touchable dim text-13 weight-650 ${classes.choice}`}
            name="lang"
            value={language}
            lang={language}
            data-action="language"
            aria-current={language === i18n.language ? 'true' : undefined}
            disabled={language === i18n.language}
          >
            {language.toUpperCase()}
            <span className="visually-hidden"> {LANGUAGE_FACTS[language].name}</span>
          </button>
        ))}
      </div>
    </form>
  );
}
