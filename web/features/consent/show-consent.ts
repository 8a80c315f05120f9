import type { Language } from '#shared/languages.ts';
import { browserRefuses, consentStatus, countsPageViews } from './status.ts';

/** Asks for consent unless the person has chosen or the browser signals a refusal. */
export async function askForConsent(language: Language): Promise<void> {
  if (shouldAsk()) await show(language, false);
}

/** Fetches the code and texts of the question, if it will be asked, while the first screen is still drawn. */
export function prefetchQuestion(language: Language): void {
  if (shouldAsk()) void fetchQuestion(language).catch(() => undefined);
}

/** Opens the question again and focuses it, so that the person can see or change their choice. */
export async function openCookieSettings(language: Language): Promise<void> {
  await show(language, true);
}

function shouldAsk(): boolean {
  return consentStatus() === 'not_set' && countsPageViews() && !browserRefuses();
}

async function show(language: Language, isReopened: boolean): Promise<void> {
  const [{ openBanner }, { consent }] = await fetchQuestion(language);
  openBanner(consent, isReopened);
}

function fetchQuestion(language: Language) {
  return Promise.all([import('./banner.ts'), FETCH_TEXTS[language]()]);
}

const FETCH_TEXTS = {
  en: () => import('#shared/i18n/en/consent.ts'),
  es: () => import('#shared/i18n/es/consent.ts'),
} satisfies Record<Language, () => Promise<object>>;
