import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { useShowLanguage } from './use-show-language.ts';
import classes from './language-switcher.module.css';

type Props = { onChoose?: (language: Language) => void };

/** The languages side by side, the current one disabled (spec section 4). */
export function LanguageSwitcher({ onChoose }: Props) {
  const { t, i18n } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const show = useShowLanguage();

  async function choose(language: Language): Promise<void> {
    if (!(await show(language))) return;
    onChoose?.(language);
    // The clicked button is now disabled and would lose the focus.
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('button:enabled')?.focus());
  }

  return (
    <div
      className={`card-color frame rounded ${classes.switcher}`}
      role="group"
      aria-label={t('app.language.label')}
      ref={group}
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={`touchable dim text-13 weight-650 ${classes.choice}`}
          lang={language}
          aria-current={language === i18n.language ? 'true' : undefined}
          disabled={language === i18n.language}
          onClick={() => void choose(language)}
        >
          {language.toUpperCase()}
          <span className="visually-hidden"> {LANGUAGE_FACTS[language].name}</span>
        </button>
      ))}
    </div>
  );
}
