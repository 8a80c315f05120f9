import type { Browser, BrowserContext } from 'playwright-core';
import type { Language } from '#shared/languages.ts';
import { pictureLocale } from './picture-locale.ts';

const NARROWEST_TABLET_PX = 768;

type Look = {
  url: string;
  language: Language;
  /** `auto` follows the system, whose theme the caller emulates. */
  theme: 'light' | 'dark' | 'auto';
  viewport: { width: number; height: number };
  /** Picture pixels per window pixel. */
  scale?: number;
};

/** Opens a window with a person's cookies; language, theme and the answer about cookies are stored in it already. */
export async function openWindow(
  browser: Browser,
  person: BrowserContext,
  { url, language, theme, viewport, scale = 1 }: Look,
): Promise<BrowserContext> {
  const isPhone = viewport.width < NARROWEST_TABLET_PX;
  const context = await browser.newContext({
    baseURL: url,
    storageState: await person.storageState(),
    viewport,
    deviceScaleFactor: scale,
    locale: pictureLocale(language),
    colorScheme: theme === 'auto' ? 'light' : theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await storeChoices(context, [language, theme]);
  return context;
}

async function storeChoices(context: BrowserContext, choices: readonly [string, string]): Promise<void> {
  await context.addInitScript(([language, theme]) => {
    localStorage.setItem('saldo-language', language);
    localStorage.setItem('saldo-theme', theme);
    localStorage.setItem('saldo-consent', 'declined');
  }, choices);
}
