import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { app } from '#shared/i18n/en/app.ts';
import { consent as en } from '#shared/i18n/en/consent.ts';
import type { ScreenTexts } from './each-language.ts';
import { visit } from './people.ts';
import type { ServerInUse } from './server.ts';
import { openBrowser } from './stage.ts';

export type WatchedVisit = {
  context: BrowserContext;
  page: Page;
  /** The paths of the reported page views. */
  views: string[];
  /** Errors, violations of the Content-Security-Policy, requests to other hosts. */
  faults: string[];
};

/** Opens a browser without a choice about cookies, and records its page views. */
export async function visitUndecided(
  server: ServerInUse,
  options: BrowserContextOptions = {},
): Promise<WatchedVisit> {
  const browser = await openBrowser();
  const { context, page, faults } = await visit(browser, server.url, { consent: 'not_set', ...options });
  const views: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('/api/v1/page-views')) return;
    views.push((JSON.parse(request.postData() ?? '{}') as { path: string }).path);
  });
  return { context, page, views, faults };
}

export const findBanner = (page: Page, texts: ScreenTexts['consent'] = en) =>
  page.getByRole('region', { name: texts.title });
export const choose = (page: Page, choice: 'accept' | 'decline') =>
  findBanner(page).getByRole('button', { name: en[choice] }).click();
export const readConsent = (page: Page) => page.evaluate(() => localStorage.getItem('saldo-consent'));

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
}

export async function openSettingsInApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ana/ }).last().click();
  await page.getByRole('menuitem', { name: app.cookieSettings }).click();
  await findBanner(page).waitFor();
}
