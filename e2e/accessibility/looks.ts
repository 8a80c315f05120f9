import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { adminTexts as adminEn } from '#shared/i18n/en/admin-texts.ts';
import { en } from '#shared/i18n/en/texts.ts';
import { adminTexts as adminEs } from '#shared/i18n/es/admin-texts.ts';
import { es } from '#shared/i18n/es/texts.ts';
import { findViolations } from '../axe.ts';
import { visit, type Visit } from '../people.ts';
import type { ServerInUse } from '../server.ts';

type Look = { language: 'en' | 'es'; width: 360 | 1440; theme: 'light' | 'dark' };

/** Every two of language, width and theme meet in one of these. */
const PAIRWISE: Look[] = [
  { language: 'en', width: 360, theme: 'light' },
  { language: 'en', width: 1440, theme: 'dark' },
  { language: 'es', width: 360, theme: 'dark' },
  { language: 'es', width: 1440, theme: 'light' },
];

/** In what every state of every screen is looked at, with the texts that show there. */
export const LOOKS = PAIRWISE.map((look) => ({
  ...look,
  isPhone: look.width < 768,
  texts: look.language === 'en' ? en : es,
  adminTexts: look.language === 'en' ? adminEn : adminEs,
  name: Object.values(look).join(' '),
}));

/** A fresh browser profile in a look. */
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

/** Fails where axe finds something against what shows now, or where anything is cut off sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await page.locator('h1').first().waitFor();
  expect([state, ...(await findViolations(page))]).toEqual([state]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([state, overflow <= 0]).toEqual([state, true]);
}

/** Leaves a browser profile in whose pages nothing has gone wrong. */
export async function leave({ context, faults }: Visit): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}
