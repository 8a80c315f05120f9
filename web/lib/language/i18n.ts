import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { texts as shellTexts } from '#shared/i18n/en/shell-texts.ts';
import { toLanguage, type Language } from '#shared/languages.ts';
import { FETCH_TEXTS } from './fetch-texts.ts';

/**
 * How many texts: those before the sign-in, those most visits begin with as well, those of all screens, or
 * those of the administration besides.
 */
const EXTENTS = ['shell', 'signedIn', 'all', 'admin'] as const;
export type Extent = (typeof EXTENTS)[number];

const loaded = new Set<`${Language} ${Extent}`>();
let extent: Extent = 'shell';

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
    // The types know every key: one that is missing here was asked for before its texts were fetched.
    parseMissingKeyHandler: (key) => {
      reportError(new Error(`No text for ${key}.`));
      return '';
    },
  });
  showInstanceName('en');
  // Without the language's own texts, English ones are better than none.
  await showLanguage(language).catch(() => undefined);
}

/** Shows a language, fetching its texts the first time. Rejects when they cannot be fetched. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === i18next.language) return;
  await load(language);
  await i18next.changeLanguage(language);
}

/** Fetches texts in the language that shows, and from now on in any that is chosen. */
export async function loadTexts(wanted: Extent): Promise<void> {
  if (EXTENTS.indexOf(wanted) > EXTENTS.indexOf(extent)) extent = wanted;
  await load(toLanguage(i18next.language));
}

async function load(language: Language): Promise<void> {
  const wanted = extent;
  const fetchTexts = FETCH_TEXTS[language][wanted];
  if (fetchTexts === undefined || loaded.has(`${language} ${wanted}`)) return;
  const { texts } = await fetchTexts();
  i18next.addResourceBundle(language, 'translation', texts, true, true);
  showInstanceName(language);
  loaded.add(`${language} ${wanted}`);
}

/** An administrator may have given the installation a name of its own; the server says it in the page. */
function showInstanceName(language: Language): void {
  const name = document.documentElement.dataset['name'];
  if (name !== undefined && !name.startsWith('%'))
    i18next.addResource(language, 'translation', 'app.name', name);
}
