import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startPasskeySignIn } from '#shared/contract/passkeys.ts';
import { consent } from '#shared/i18n/en/consent.ts';
import { shortcuts } from '#shared/i18n/en/shortcuts.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { choosePreference } from './testing/account-menu.ts';
import { TODAY } from './testing/day.ts';
import { expectFocusWithin } from './testing/expect-focus.ts';
import { newEmail, PASSWORD, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';
import { turnOnOverHttp } from './testing/two-step-codes.ts';

const browser = await openBrowser();
const server = sharedServer();

/** Lists everything that is stored in this browser now, each entry as 'kind name'. */
async function listStored(context: BrowserContext, page: Page): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const storage = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`);
    const caches = await globalThis.caches.keys().catch(() => []);
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    return [
      ...Object.keys(localStorage).map((key) => `local ${key}`),
      ...Object.keys(sessionStorage).map((key) => `session ${key}`),
      ...databases,
      ...caches.map((key) => `cache ${key}`),
      ...workers.map(({ scope }) => `worker ${scope}`),
    ];
  });
  return [...cookies, ...storage];
}

/** The entries that the privacy policy lists. */
async function readPromised(language: Language): Promise<string[]> {
  const texts = TEXTS[language].pages.privacy;
  const { context, page } = await visit(browser, server.url);
  await page.goto(`/privacy-policy?lang=${language}`);
  const rows = await page
    .getByRole('table', { name: texts.storage.caption })
    .locator('tbody tr')
    .evaluateAll((lines) =>
      lines.map((line) => [
        line.querySelector('code')?.textContent ?? '',
        line.querySelector('td')?.textContent ?? '',
      ]),
    );
  await context.close();
  const kinds = Object.entries(texts.storage.kinds);
  return rows.map(([name, kind]) => `${kinds.find(([, label]) => label === kind)?.[0]} ${name}`).toSorted();
}

/** Visits every screen, uses everything that stores something, and returns every entry that it found. */
async function touchEverything(): Promise<Set<string>> {
  const { context, page } = await visit(browser, server.url, {
    consent: 'not_set',
    viewport: { width: 1280, height: 700 },
  });
  const entries = new Set<string>();
  const noteEntries = async () => (await listStored(context, page)).forEach((entry) => entries.add(entry));

  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await listStored(context, page)).toEqual([]);
  await page.getByRole('region', { name: consent.title }).getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: /Español/ }).click();
  await page.getByRole('button', { name: /English/ }).click();
  await page.getByRole('heading', { name: 'Key features' }).waitFor();
  await noteEntries();

  const email = newEmail();
  await page.goto('/signup');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await noteEntries();
  await signUpOverHttp(context, server.url, { email, timeZone: 'UTC' });
  for (const path of [
    '/add-expense',
    '/add-income',
    '/transactions',
    '/profile',
    '/premium',
    '/dashboard',
    '/no/such/page',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await noteEntries();
  }
  const coffee = { description: 'Coffee', amount: 2, date: TODAY };
  await recordOverHttp(context, server.url, 'expense', coffee);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Collapse the sidebar' }).waitFor();
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
  await page.getByText('By day', { exact: true }).click();
  await choosePreference(page, 'Light');
  await page.keyboard.press('?');
  await expectFocusWithin(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('checkbox', { name: shortcuts.enabled }).uncheck();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Add expense' }).first().click();
  await page.waitForURL('**/add-expense');
  await page.getByLabel('Description').fill('Shoes');
  await noteEntries();
  await addAccountOverHttp({ context }, 'Visa');
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByLabel('Amount', { exact: true }).fill('3');
  await page.getByLabel('Account', { exact: true }).selectOption('Visa');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense added').waitFor();
  await page.getByLabel('Description').fill('Socks');
  await noteEntries();
  await page.reload({ waitUntil: 'networkidle' });
  await noteEntries();
  await context.request.post('/api/auth/sign-out', { headers: { origin: server.url } });
  await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: server.url },
    data: { email, password: PASSWORD },
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.waitForURL('**/dashboard');
  await noteEntries();

  await turnOnOverHttp(context, server.url);
  await context.request.post('/api/auth/sign-in/email', {
    headers: { origin: server.url },
    data: { email, password: PASSWORD },
  });
  // There are no passkeys for an IP address.
  const named = server.url.replace('127.0.0.1', 'localhost');
  await context.request.post(named + startPasskeySignIn.path, { headers: { origin: named } });
  await noteEntries();
  await context.close();
  return entries;
}

test('the privacy policy lists in every language exactly what the product stores in a browser', async () => {
  const storedEntries = [...(await touchEverything())].toSorted();
  for (const language of LANGUAGES)
    expect([language, await readPromised(language)]).toEqual([language, storedEntries]);
});

test('cookies last as long as the privacy policy says', async () => {
  const { context, page } = await visit(browser, server.url, { viewport: { width: 1280, height: 700 } });
  await signUpOverHttp(context, server.url);
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
  const days = async () =>
    Object.fromEntries(
      (await context.cookies()).map(({ name, expires }) => [
        name,
        Math.round((expires - Date.now() / 1000) / 86_400),
      ]),
    );
  await expect.poll(days).toEqual({ 'saldo.session_token': 7, 'saldo-sidebar': 7, 'saldo-language': 365 });
  await context.close();
});
