import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from '#shared/languages.ts';
import { reportPageView } from './report-page-view.ts';
import { askForConsent, openCookieSettings } from './show-consent.ts';

/** Asks for consent until the person chooses, and reports each screen if they accept; both after the first paint. */
export function useConsent(path: string, isScreen: boolean): void {
  const language = useShownLanguage();
  useEffect(() => run(askForConsent(language)), [language]);
  useEffect(() => {
    if (isScreen) run(reportPageView(path));
  }, [path, isScreen]);
}

export function useOpenCookieSettings(): () => void {
  const language = useShownLanguage();
  return useCallback(() => run(openCookieSettings(language)), [language]);
}

/** If the code cannot be fetched, nothing is asked or reported this time. */
function run(task: Promise<void>): void {
  void task.catch(() => undefined);
}

function useShownLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
