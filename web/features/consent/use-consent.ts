import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toLanguage, type Language } from '#shared/languages.ts';

/** Asks for consent while nothing is chosen, and reports each screen while it is given; after the first paint. */
export function useConsent(path: string, isScreen: boolean): void {
  const language = useShownLanguage();
  useEffect(() => run(async () => (await import('./show-consent.ts')).askForConsent(language)), [language]);
  useEffect(() => {
    if (isScreen) run(async () => (await import('./report-page-view.ts')).reportPageView(path));
  }, [path, isScreen]);
}

/** Opens the question again, from wherever somebody asks for it. */
export function useOpenCookieSettings(): () => void {
  const language = useShownLanguage();
  return useCallback(
    () => run(async () => (await import('./show-consent.ts')).openCookieSettings(language)),
    [language],
  );
}

/** Where the code cannot be fetched nothing is asked and nothing reported: another time, then. */
function run(task: () => Promise<void>): void {
  void task().catch(() => undefined);
}

function useShownLanguage(): Language {
  return toLanguage(useTranslation().i18n.language);
}
