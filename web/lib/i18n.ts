import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '#shared/contract/fields.ts';
import { shellTexts } from './shell-texts-en.ts';

type Extent = 'shell' | 'all' | 'links';

const fetchTexts = {
  en: {
    shell: () => Promise.resolve(shellTexts),
    all: async () => (await import('#shared/i18n/en/texts.ts')).en,
    links: async () => (await import('#shared/i18n/en/link-texts.ts')).linkTexts,
  },
  es: {
    shell: async () => (await import('./shell-texts-es.ts')).shellTexts,
    all: async () => (await import('#shared/i18n/es/texts.ts')).es,
    links: async () => (await import('#shared/i18n/es/link-texts.ts')).linkTexts,
  },
};

const loaded = new Set<`${Language} ${Extent}`>(['en shell']);
const wanted = new Set<Extent>(['shell']);

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

/** The same for the texts of what mailed links are about. */
export async function loadLinkTexts(): Promise<void> {
  await want('links');
}

async function want(extent: Extent): Promise<void> {
  wanted.add(extent);
  await load(i18next.language === 'es' ? 'es' : 'en');
}

async function load(language: Language): Promise<void> {
  const missing = [...wanted].filter((extent) => !loaded.has(`${language} ${extent}`));
  await Promise.all(
    missing.map(async (extent) => {
      i18next.addResourceBundle(language, 'translation', await fetchTexts[language][extent](), true, true);
      loaded.add(`${language} ${extent}`);
    }),
  );
}
