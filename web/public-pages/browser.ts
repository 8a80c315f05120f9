// The script of the prerendered pages: language, theme and consent. Everything else on them is HTML.
import { findLanguage, toLanguage, type Language } from '#shared/languages.ts';
import { reportPageView } from '#web/features/consent/report-page-view.ts';
import { askForConsent, openCookieSettings } from '#web/features/consent/show-consent.ts';
import { LANGUAGE_KEY, rememberLanguage } from '#web/lib/language/language-choice.ts';
import { readStored, THEME_KEY, writeStored } from '#web/lib/browser/browser-storage.ts';

const root = document.documentElement;
const shownLanguage = toLanguage(root.lang);
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');

keepLanguage();
showTheme();
systemIsDark.addEventListener('change', showTheme);
addEventListener('storage', showTheme);
document.addEventListener('click', onClick);
void askForConsent(shownLanguage).catch(() => undefined);
void reportPageView(location.pathname).catch(() => undefined);

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  const action = button?.dataset['action'];
  if (button === null || action === undefined) return;
  event.preventDefault();
  if (action === 'language') chooseLanguage(toLanguage(button.value));
  if (action === 'theme') chooseTheme(button.value);
  if (action === 'cookie-settings') void openCookieSettings(shownLanguage).catch(() => undefined);
}

/** Stores a language and loads the page in it. */
function chooseLanguage(language: Language): void {
  rememberLanguage(language);
  root.removeAttribute('data-preferred');
  if (language !== shownLanguage) location.replace(location.pathname + location.hash);
}

/** A language in the address is a choice; otherwise the storage restores a lost cookie. */
function keepLanguage(): void {
  if (new URLSearchParams(location.search).get('lang') === shownLanguage) {
    rememberLanguage(shownLanguage);
    return;
  }
  const stored = findLanguage(readStored(LANGUAGE_KEY));
  if (stored === undefined || stored === shownLanguage) return;
  rememberLanguage(stored);
  // If cookies are forbidden, the server would send the same page again.
  if (document.cookie.includes(`${LANGUAGE_KEY}=${stored}`)) location.reload();
}

function chooseTheme(theme: string): void {
  writeStored(THEME_KEY, theme);
  showTheme();
}

function showTheme(): void {
  const stored = readStored(THEME_KEY) ?? 'auto';
  const isDark = stored === 'dark' || (stored !== 'light' && systemIsDark.matches);
  root.dataset['mantineColorScheme'] = isDark ? 'dark' : 'light';
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-action="theme"]')) {
    button.setAttribute('aria-pressed', String(button.value === stored));
  }
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', isDark ? '#0d1411' : '#f5f7f4');
  }
  // Pictures follow the theme of the system by default; this makes them follow a chosen theme.
  const systemDark = '(prefers-color-scheme: dark)';
  const condition =
    isDark === systemIsDark.matches ? systemDark : isDark ? '(min-width: 0)' : '(max-width: 0)';
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[data-dark]')) {
    source.media = (source.dataset['dark'] ?? '').replace(systemDark, condition);
  }
}
