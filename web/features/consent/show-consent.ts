import type { Language } from '#shared/languages.ts';
import { asksNotToBeCounted, consentStatus, isAnythingCounted } from './status.ts';

/** Asks for consent until there is an answer, unless the browser already signals a refusal. */
export async function askForConsent(language: Language): Promise<void> {
  if (consentStatus() === 'not_set' && isAnythingCounted() && !asksNotToBeCounted())
    await show(language, false);
}

/** Opens the question again and focuses it, to see or change the answer. */
export async function openCookieSettings(language: Language): Promise<void> {
  await show(language, true);
}

async function show(language: Language, isReopened: boolean): Promise<void> {
  const [{ openBanner }, { consent }] = await Promise.all([import('./banner.ts'), FETCH_TEXTS[language]()]);
  openBanner(consent, isReopened);
}

const FETCH_TEXTS = {
  en: () => import('#shared/i18n/en/consent.ts'),
  es: () => import('#shared/i18n/es/consent.ts'),
} satisfies Record<Language, () => Promise<object>>;
