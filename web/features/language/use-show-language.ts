import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/languages.ts';
import { chooseLanguage } from '#web/lib/language/language.ts';
import { showToast } from '#web/ui/toast.ts';

/** Shows another language. Returns whether its texts could be loaded; if not, a toast says so. */
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
