import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/contract/fields.ts';
import { reportPageView } from './report-page-view.ts';
import { askForConsent, openCookieSettings } from './show-consent.ts';

/** Asks for consent while nothing is chosen, and reports each screen while it is given. */
export function useConsent(path: string, isScreen: boolean): void {
  const language = useShownLanguage();
  useEffect(() => {
    // Without its code the question is asked another time.
    void askForConsent(language).catch(() => undefined);
  }, [language]);
  useEffect(() => {
    if (isScreen) void reportPageView(path).catch(() => undefined);
  }, [path, isScreen]);
}

/** Opens the question again, from wherever somebody asks for it. */
export function useOpenCookieSettings(): () => void {
  const language = useShownLanguage();
  return useCallback(() => void openCookieSettings(language).catch(() => undefined), [language]);
}

function useShownLanguage(): Language {
  return useTranslation().i18n.language === 'es' ? 'es' : 'en';
}
