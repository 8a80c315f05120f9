import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '#shared/languages.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './language-switcher.module.css';

type Props = { onChoose?: (language: Language) => void; isStacked?: boolean };

/** The languages side by side, the current one disabled (spec section 4). */
export function LanguageSwitcher({ onChoose, isStacked = false }: Props) {
  const { t, i18n } = useTranslation();
  const group = useRef<HTMLDivElement>(null);

  async function choose(language: Language): Promise<void> {
    try {
      await chooseLanguage(language);
      onChoose?.(language);
      // The clicked button is now disabled and would lose the focus.
      requestAnimationFrame(() => group.current?.querySelector<HTMLElement>('button:enabled')?.focus());
    } catch {
      showToast({ kind: 'error', message: t('app.language.failed') });
    }
  }

  return (
    <div
      className={classes.switcher}
      role="group"
      aria-label={t('app.language.label')}
      ref={group}
      data-stacked={isStacked || undefined}
    >
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          className={classes.choice}
          lang={language}
          aria-current={language === i18n.language ? 'true' : undefined}
          disabled={language === i18n.language}
          onClick={() => void choose(language)}
        >
          {language.toUpperCase()}
          <span className={classes.name}> {LANGUAGE_FACTS[language].name}</span>
        </button>
      ))}
    </div>
  );
}
