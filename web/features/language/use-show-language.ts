import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/languages.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { showToast } from '#web/ui/toast.ts';

/**
 * Returns a function that shows another language. If its texts cannot be loaded, the function shows a toast and resolves
 * to false.
 */
export function useShowLanguage(): (language: Language) => Promise<boolean> {
  const { t } = useTranslation();
  return async (language) => {
    try {
      await chooseLanguage(language);
      return true;
    } catch {
      showToast({ kind: 'error', message: t('app.language.failed') });
      return false;
    }
  };
}
