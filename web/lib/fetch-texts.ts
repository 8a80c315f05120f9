import type { Language } from '#shared/languages.ts';

type Fetch = () => Promise<object>;
type Portions = { shell: Fetch | undefined; signedIn: Fetch; all: Fetch; admin: Fetch; consent: Fetch };

/** The texts of each language in the portions that a browser fetches, each of them a file of its own. */
export const FETCH_TEXTS = {
  en: {
    // The app begins with them, since they stand in for what cannot be fetched.
    shell: undefined,
    signedIn: async () => (await import('#shared/i18n/en/signed-in-texts.ts')).signedInTexts,
    all: async () => (await import('#shared/i18n/en/texts.ts')).en,
    admin: async () => (await import('#shared/i18n/en/administrator-texts.ts')).administratorTexts,
    consent: async () => (await import('#shared/i18n/en/consent.ts')).consent,
  },
  es: {
    shell: async () => (await import('#shared/i18n/es/shell-texts.ts')).shellTexts,
    signedIn: async () => (await import('#shared/i18n/es/signed-in-texts.ts')).signedInTexts,
    all: async () => (await import('#shared/i18n/es/texts.ts')).es,
    admin: async () => (await import('#shared/i18n/es/administrator-texts.ts')).administratorTexts,
    consent: async () => (await import('#shared/i18n/es/consent.ts')).consent,
  },
} satisfies Record<Language, Portions>;
