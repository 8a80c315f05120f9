import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { landing as landingEs } from '#shared/i18n/es/landing.ts';
import { privacy as privacyEs } from '#shared/i18n/es/privacy.ts';
import { terms as termsEs } from '#shared/i18n/es/terms-and-conditions.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

const language = (page: Page) => page.locator('html').getAttribute('lang');
const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

describe('the language', () => {
  test('is English until another is chosen, which then applies to every page and the app', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/');
    expect(await language(page)).toBe('en');
    expect(await page.getByRole('button', { name: 'English' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: landingEs.title }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByRole('button', { name: 'Español' }).isDisabled()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de privacidad' }).click();
    await page.getByRole('heading', { name: privacyEs.title }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).click();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await context.close();
  });

  testInDepth('is offered in Spanish to a browser that prefers it, until its user has answered', async () => {
    const { context, page } = await visit(browser, server.url, { locale: 'es-MX' });
    await page.goto('/');
    expect(await language(page)).toBe('en');
    await page.getByRole('button', { name: 'No, gracias' }).click();
    await page.getByText('¿Prefieres español?').waitFor({ state: 'hidden' });
    await page.reload();
    expect(await page.getByText('¿Prefieres español?').isVisible()).toBe(false);
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('saldo-language'));
    await page.reload();
    await page.getByRole('button', { name: 'Ver en español' }).click();
    await page.getByRole('heading', { name: landingEs.title }).waitFor();
    await context.close();
  });

  testInDepth('in an address is kept', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/?lang=es');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'saldo-language')?.value)
      .toBe('es');
    await page.goto('/terms-and-conditions');
    expect(await heading(page)).toBe(termsEs.title);
    await context.close();
  });

  testInDepth('that the browser remembers returns after its cookie was lost', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/?lang=es');
    await page.waitForFunction(() => localStorage.getItem('saldo-language') === 'es');
    await context.clearCookies();
    await page.goto('/');
    await page.getByRole('heading', { name: landingEs.title }).waitFor();
    await context.close();
  });

  testInDepth('can be chosen without scripts', async () => {
    const { context, page } = await visit(browser, server.url, { javaScriptEnabled: false });
    await page.goto('/privacy-policy');
    await page.getByRole('button', { name: 'Español' }).click();
    await page.waitForURL('**/privacy-policy?lang=es');
    expect(await heading(page)).toBe(privacyEs.title);
    expect(await page.getByRole('button', { name: 'Configurar cookies' }).isVisible()).toBe(false);
    await context.close();
  });
});

describe('the theme', () => {
  test('follows the system until one is chosen, which then applies to the app too', async () => {
    const { context, page } = await visit(browser, server.url, { colorScheme: 'dark' });
    await page.goto('/');
    expect(await scheme(page)).toBe('dark');
    expect(await readShownPicture(page)).toContain('-dark-');
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    expect(await scheme(page)).toBe('light');
    await expect.poll(() => readShownPicture(page)).toContain('-light-');
    expect(await page.getByRole('button', { name: 'Light', exact: true }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    await page.goto('/login');
    expect(await scheme(page)).toBe('light');
    await page.goto('/');
    await page.getByRole('button', { name: 'System' }).click();
    expect(await scheme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => scheme(page)).toBe('light');
    await context.close();
  });

  testInDepth('has its own screenshot on a phone', async () => {
    const { context, page } = await visit(browser, server.url, {
      viewport: { width: 360, height: 740 },
      colorScheme: 'light',
    });
    await page.goto('/?lang=es');
    expect(await readShownPicture(page)).toMatch(/dashboard-phone-es-light-/);
    await context.close();
  });
});

function readShownPicture(page: Page): Promise<string> {
  return page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.currentSrc);
}

describe('before any script file arrives', () => {
  test.each(inDepth(['/', '/login']))(
    '%s has the chosen theme, and its policy allows the script for that',
    async (path) => {
      const { context, page, faults } = await visit(browser, server.url);
      await context.addInitScript(() => localStorage.setItem('saldo-theme', 'dark'));
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      expect(await scheme(page)).toBe('dark');
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
