import type { Language } from '#shared/languages.ts';

type Fetch = () => Promise<{ texts: object }>;
type Portions = { shell: Fetch | undefined; signedIn: Fetch; all: Fetch; admin: Fetch };

/** The texts of each language in portions; each portion is a file that the browser fetches. */
export const FETCH_TEXTS = {
  en: {
    // These texts are part of the app itself, so that a language that cannot be fetched is replaced by English.
    shell: undefined,
    signedIn: () => import('#shared/i18n/en/signed-in-texts.ts'),
    all: () => import('#shared/i18n/en/texts.ts'),
    admin: () => import('#shared/i18n/en/administrator-texts.ts'),
  },
  es: {
    shell: () => import('#shared/i18n/es/shell-texts.ts'),
    signedIn: () => import('#shared/i18n/es/signed-in-texts.ts'),
    all: () => import('#shared/i18n/es/texts.ts'),
    admin: () => import('#shared/i18n/es/administrator-texts.ts'),
  },
} satisfies Record<Language, Portions>;
