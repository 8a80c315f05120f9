import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { texts as shellTexts } from '#shared/i18n/en/shell-texts.ts';
import { toLanguage, type Language } from '#shared/languages.ts';
import { FETCH_TEXTS } from './fetch-texts.ts';

/**
 * How many texts are loaded; each extent includes the ones before it: the screens before the sign-in, the daily
 * screens, all screens of a user, the administration.
 */
const EXTENTS = ['shell', 'signedIn', 'all', 'admin'] as const;
export type Extent = (typeof EXTENTS)[number];

const loadedTexts = new Set<`${Language} ${Extent}`>();
let extent: Extent = 'shell';

/** Loads the texts of the first screens: always English, and the chosen language. */
export async function startI18n(language: Language): Promise<void> {
  i18next.on('languageChanged', (shown) => document.documentElement.setAttribute('lang', shown));
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    // The types know all texts, and each screen loads its own before it shows.
    resources: { en: { translation: shellTexts } },
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // The types know every key, so a missing one was used before its texts were loaded.
    parseMissingKeyHandler: (key) => {
      reportError(new Error(`No text for ${key}.`));
      return '';
    },
  });
  showInstanceName('en');
  // If the language's texts cannot be fetched, English shows.
  await showLanguage(language).catch(() => undefined);
}

/** Switches to a language and fetches its texts the first time. Rejects if they cannot be fetched. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === i18next.language) return;
  await load(language);
  await i18next.changeLanguage(language);
}

/** Fetches texts in the current language, and later in every language that is chosen. */
export async function loadTexts(wanted: Extent): Promise<void> {
  if (EXTENTS.indexOf(wanted) > EXTENTS.indexOf(extent)) extent = wanted;
  await load(toLanguage(i18next.language));
}

async function load(language: Language): Promise<void> {
  const loadedExtent = extent;
  const fetchTexts = FETCH_TEXTS[language][loadedExtent];
  if (fetchTexts === undefined || loadedTexts.has(`${language} ${loadedExtent}`)) return;
  const { texts } = await fetchTexts();
  i18next.addResourceBundle(language, 'translation', texts, true, true);
  showInstanceName(language);
  loadedTexts.add(`${language} ${loadedExtent}`);
}

/** An administrator may have named the installation; the server writes the name into the page. */
function showInstanceName(language: Language): void {
  const name = document.documentElement.dataset['name'];
  if (name !== undefined && !name.startsWith('%'))
    i18next.addResource(language, 'translation', 'app.name', name);
}
