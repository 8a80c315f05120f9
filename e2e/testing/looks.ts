import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { findViolations } from './axe.ts';
import { visit, type Visit } from './people.ts';
import type { ServerInUse } from './server.ts';

type Look = { language: Language; width: 360 | 1440; theme: 'light' | 'dark' };

/** Every pair of language, width and theme occurs in one of these. */
const PAIRWISE = LANGUAGES.flatMap((language, at): Look[] => [
  { language, width: 360, theme: at % 2 === 0 ? 'light' : 'dark' },
  { language, width: 1440, theme: at % 2 === 0 ? 'dark' : 'light' },
]);

/** The looks in which every state of every screen is checked, with their texts. */
export const LOOKS = PAIRWISE.map((look) => ({
  ...look,
  isPhone: look.width < 768,
  texts: TEXTS[look.language].screens,
  name: Object.values(look).join(' '),
}));

/** Opens a new browser profile with a look. */
export async function visitInLook(
  browser: Browser,
  server: ServerInUse,
  { language, width, theme }: Look,
): Promise<Visit> {
  const visited = await visit(browser, server.url, {
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await visited.context.addCookies([{ name: 'saldo-language', value: language, url: server.url }]);
  await visited.context.addInitScript((chosen) => {
    localStorage.setItem('saldo-language', chosen);
  }, language);
  return visited;
}

/** Fails if axe finds a violation in what shows now, or if anything is cut off sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.locator('h1').first().waitFor();
  expect([state, ...(await findViolations(page))]).toEqual([state]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([state, overflow <= 0]).toEqual([state, true]);
}
