import type { Language } from '#shared/languages.ts';
import { asksNotToBeCounted, consentStatus, isAnythingCounted } from './status.ts';

/** Asks for consent while nothing is chosen; a browser that says no for its owner is not asked. */
export async function askForConsent(language: Language): Promise<void> {
  if (consentStatus() === 'not_set' && isAnythingCounted() && !asksNotToBeCounted())
    await show(language, false);
}

/** Opens the question again, with the focus in it, for whoever wants to see or change the answer. */
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
