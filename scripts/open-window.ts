import type { Browser, BrowserContext } from 'playwright-core';
import { regionOf, type Language } from '#shared/languages.ts';

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

/** Opens a window with a person's cookies. It has stored the language, the theme and the refusal of cookies. */
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
    // English readers who pay in euros get British dates.
    locale: `${language}-${language === 'en' ? 'GB' : regionOf(language)}`,
    colorScheme: theme === 'auto' ? 'light' : theme,
    reducedMotion: 'reduce',
    isMobile: isPhone,
    hasTouch: isPhone,
  });
  await context.addInitScript(
    (choices) => {
      for (const [key, value] of Object.entries(choices)) localStorage.setItem(key, value);
    },
    { 'saldo-language': language, 'saldo-theme': theme, 'saldo-consent': 'declined' },
  );
  return context;
}
