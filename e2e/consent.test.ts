import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { app } from '#shared/i18n/en/app.ts';
import { consent as en } from '#shared/i18n/en/consent.ts';
import { consent as es } from '#shared/i18n/es/consent.ts';
import { describeInDepth, inDepth, testInDepth } from '#shared/testing/depth.ts';
import { EACH_LANGUAGE } from './testing/each-language.ts';
import {
  findBanner,
  choose,
  visitUndecided,
  open,
  openSettingsInApp,
  readConsent,
  type WatchedVisit,
} from './testing/consent-screen.ts';
import { signUpOverHttp } from './testing/people.ts';
import { openServer } from './testing/stage.ts';

const server = await openServer();

const PUBLIC = ['/', '/privacy-policy', '/terms-and-conditions'];
const GUEST = ['/login', '/signup'];
const SIGNED_IN = ['/dashboard', '/add-expense', '/add-income'];
/** A page without the app and a screen of the app, which report page views in different ways. */
const ONE_OF_EACH = ['/', '/add-expense'];

/** Opens every screen, and signs up before those that need it. */
async function openEverything({ page, context }: WatchedVisit): Promise<void> {
  for (const path of [...PUBLIC, ...GUEST]) await open(page, path);
  await signUpOverHttp(context, server.url, { name: 'Ana' });
  for (const path of SIGNED_IN) await open(page, path);
}

describeInDepth('the room for the question', () => {
  const isScrolled = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollHeight > document.documentElement.clientHeight);

  test('makes a page longer only where the question covers something', async () => {
    const { context, page } = await visitUndecided(server);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/login');
    await findBanner(page).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => isScrolled(page)).toBe(false);
    await page.setViewportSize({ width: 360, height: 580 });
    await expect.poll(() => isScrolled(page)).toBe(true);
    await page.getByRole('button', { name: en.decline }).click();
    await expect.poll(() => isScrolled(page)).toBe(false);
    await context.close();
  });
});

describe('page views and requests to others', () => {
  testInDepth('not set, then declined: the question shows, then goes, and nothing is reported', async () => {
    const person = await visitUndecided(server);
    await openEverything(person);
    await findBanner(person.page).waitFor();
    expect(await readConsent(person.page)).toBe(null);
    await choose(person.page, 'decline');
    await findBanner(person.page).waitFor({ state: 'detached' });
    for (const path of ONE_OF_EACH) await open(person.page, path);
    expect(await findBanner(person.page).count()).toBe(0);
    expect(await readConsent(person.page)).toBe('declined');
    expect([person.views, person.faults]).toEqual([[], []]);
    await person.context.close();
  });

  test('accepted: each screen is reported once, without query or person, and only to the own server', async () => {
    const person = await visitUndecided(server);
    await open(person.page, '/');
    await choose(person.page, 'accept');
    await expect.poll(() => person.views).toEqual(['/']);
    await open(person.page, '/privacy-policy?lang=en');
    await expect.poll(() => person.views).toHaveLength(2);
    await open(person.page, '/login?next=%2Fdashboard');
    await expect.poll(() => person.views).toHaveLength(3);
    await open(person.page, '/no/such/screen');
    await signUpOverHttp(person.context, server.url, { name: 'Ana' });
    await open(person.page, '/dashboard?period=last-month');
    await expect.poll(() => person.views).toHaveLength(4);
    await person.page.getByRole('link', { name: 'Add income' }).first().click();
    await person.page.waitForURL('**/add-income');
    await expect
      .poll(() => person.views)
      .toEqual(['/', '/privacy-policy', '/login', '/dashboard', '/add-income']);
    expect(person.faults).toEqual([]);
    await person.context.close();
  });

  testInDepth('withdrawn on a public page: reporting stops at once', async () => {
    const person = await visitUndecided(server);
    await open(person.page, '/');
    await choose(person.page, 'accept');
    await expect.poll(() => person.views).toEqual(['/']);
    await person.page.getByRole('button', { name: app.cookieSettings }).click();
    await person.page.getByText(en.current.accepted).waitFor();
    await choose(person.page, 'decline');
    for (const path of ['/privacy-policy', '/login']) await open(person.page, path);
    await signUpOverHttp(person.context, server.url);
    await open(person.page, '/add-expense');
    expect([person.views, person.faults]).toEqual([['/'], []]);
    await person.context.close();
  });

  test('withdrawn in the app: reporting stops at once, in other tabs too', async () => {
    const person = await visitUndecided(server);
    await signUpOverHttp(person.context, server.url, { name: 'Ana' });
    await open(person.page, '/dashboard');
    await choose(person.page, 'accept');
    await expect.poll(() => person.views).toEqual(['/dashboard']);
    const otherTab = await person.context.newPage();
    await open(otherTab, '/add-expense');
    await expect.poll(() => person.views).toEqual(['/dashboard', '/add-expense']);
    await openSettingsInApp(person.page);
    await choose(person.page, 'decline');
    await expect.poll(() => readConsent(otherTab)).toBe('declined');
    await otherTab.getByRole('link', { name: 'Add income' }).first().click();
    await otherTab.getByRole('heading', { name: 'Add income' }).waitFor();
    await open(person.page, '/');
    expect([person.views, person.faults]).toEqual([['/dashboard', '/add-expense'], []]);
    await person.context.close();
  });

  testInDepth(
    'a browser that asks not to be tracked gets no question and is not counted, unless its user accepts',
    async () => {
      const person = await visitUndecided(server);
      await person.context.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
      await signUpOverHttp(person.context, server.url, { name: 'Ana' });
      for (const path of ONE_OF_EACH) await open(person.page, path);
      expect(await findBanner(person.page).count()).toBe(0);
      expect(person.views).toEqual([]);
      await openSettingsInApp(person.page);
      await choose(person.page, 'accept');
      await expect.poll(() => person.views).toEqual(['/add-expense']);
      await person.context.close();
    },
  );
});

describe('the question', () => {
  test.each(
    inDepth(
      EACH_LANGUAGE.flatMap(([language, { consent }]) =>
        ['/', '/login'].map((path) => [language, path, consent] as const),
      ),
    ),
  )(
    'in %s at %s offers both answers in the same look, and explains itself',
    async (language, path, texts) => {
      const { page, context } = await visitUndecided(server);
      await context.addCookies([{ name: 'saldo-language', value: language, url: server.url }]);
      await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
      await open(page, path);
      await findBanner(page, texts).getByText(texts.details).click();
      await page.getByText(texts.counted).waitFor();
      expect(await findBanner(page, texts).getByRole('link').getAttribute('href')).toBe('/privacy-policy');
      const answers = new RegExp(`^(${texts.accept}|${texts.decline})$`);
      const looks = await findBanner(page, texts)
        .getByRole('button', { name: answers })
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, fontWeight } = getComputedStyle(button);
            return { width: Math.round(width), height, color, backgroundColor, fontWeight };
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
      await context.close();
    },
  );

  test.each(inDepth(['/', '/dashboard']))(
    'at %s closes by Escape without an answer, and returns the focus',
    async (path) => {
      const { page, context } = await visitUndecided(server);
      await context.addInitScript(() => localStorage.setItem('saldo-consent', 'declined'));
      await signUpOverHttp(context, server.url, { name: 'Ana' });
      await open(page, path);
      if (path === '/') await page.getByRole('button', { name: app.cookieSettings }).press('Enter');
      else await openSettingsInApp(page);
      await expect
        .poll(() => findBanner(page).evaluate((region) => region.contains(document.activeElement)))
        .toBe(true);
      await page.keyboard.press('Escape');
      await findBanner(page).waitFor({ state: 'detached' });
      expect(await readConsent(page)).toBe('declined');
      const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
      await expect.poll(focused).not.toBe('');
      if (path === '/') await expect.poll(focused).toBe(app.cookieSettings);
      await context.close();
    },
  );

  test('is reached by one step back with the keyboard, and never hides the focus', async () => {
    const { page, context } = await visitUndecided(server, {
      viewport: { width: 360, height: 640 },
      reducedMotion: 'reduce',
    });
    await open(page, '/');
    await findBanner(page).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await findBanner(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);
    await page.getByRole('link', { name: 'Terms and conditions' }).focus();
    const [link, region] = await Promise.all([
      page.getByRole('link', { name: 'Terms and conditions' }).boundingBox(),
      findBanner(page).boundingBox(),
    ]);
    expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(region?.y ?? 0);
    await context.close();
  });

  testInDepth('follows the language of the page', async () => {
    const { page, context } = await visitUndecided(server);
    await open(page, '/login');
    await findBanner(page).getByText(en.title).waitFor();
    await page.getByRole('button', { name: /Español/ }).click();
    await findBanner(page, es).getByText(es.title).waitFor();
    expect(await page.getByRole('region').filter({ hasText: en.title }).count()).toBe(0);
    await context.close();
  });
});
