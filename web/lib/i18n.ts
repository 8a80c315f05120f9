import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/contract/fields.ts';
import { shellTexts } from './shell-texts-en.ts';

/** What is fetched together: the first screens, all screens after the sign-in, and the history with its page. */
type Part = 'shell' | 'all' | 'history';

const fetchTexts = {
  en: {
    shell: () => Promise.resolve(shellTexts),
    all: async () => (await import('#shared/i18n/en/texts.ts')).en,
    history: async () => ({ history: (await import('#shared/i18n/en/history.ts')).history }),
  },
  es: {
    shell: async () => (await import('./shell-texts-es.ts')).shellTexts,
    all: async () => (await import('#shared/i18n/es/texts.ts')).es,
    history: async () => ({ history: (await import('#shared/i18n/es/history.ts')).history }),
  },
};

const loaded = new Set<`${Language} ${Part}`>(['en shell']);
const wanted = new Set<Part>(['shell']);

/** Prepares the texts of the first screens: English always, another language once it is chosen. */
export async function startI18n(language: Language): Promise<void> {
  i18next.on('languageChanged', (shown) => document.documentElement.setAttribute('lang', shown));
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    // Every screen has its texts before it shows; the types know all of them.
    resources: { en: { translation: shellTexts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // Without Spanish texts, English ones are better than none.
  await showLanguage(language).catch(() => undefined);
}

/** Shows a language, fetching its texts the first time. Rejects when they cannot be fetched. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === i18next.language) return;
  await load(language);
  await i18next.changeLanguage(language);
}

/** Fetches the texts of all screens in the language that shows, and from now on in any that is chosen. */
export async function loadAllTexts(): Promise<void> {
  await want('all');
}

/** The same for the texts of the history, which no other screen needs. */
export async function loadHistoryTexts(): Promise<void> {
  await want('history');
}

async function want(part: Part): Promise<void> {
  wanted.add(part);
  await load(i18next.language === 'es' ? 'es' : 'en');
}

async function load(language: Language): Promise<void> {
  await Promise.all([...wanted].map((part) => loadPart(language, part)));
}

async function loadPart(language: Language, part: Part): Promise<void> {
  if (loaded.has(`${language} ${part}`)) return;
  i18next.addResourceBundle(language, 'translation', await fetchTexts[language][part](), true, true);
  loaded.add(`${language} ${part}`);
}
