import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { TODAY } from './testing/day.ts';
import { recordOverHttp, signUpOverHttp, visit, type Visit } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';

const SECRET = 'Secret of the first';
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const { launchOptions } = inject('browser');
// Enables the back-forward cache, which people's browsers have and Playwright turns off.
const browser = await chromium.launch({
  ...launchOptions,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
});
afterAll(() => browser.close());
const server = sharedServer();

/** Opens the dashboard of a new user with a transaction. */
async function openDashboard(): Promise<Visit> {
  const visited = await visit(browser, server.url);
  const { context, page } = visited;
  await signUpOverHttp(context, server.url, { name: 'Ana', language: 'es' });
  const date = TODAY;
  await recordOverHttp(context, server.url, 'expense', { description: SECRET, amount: 1, date });
  const headers = { origin: server.url, 'content-type': 'image/png' };
  await context.request.put('/api/v1/me/photo', { headers, data: PHOTO });
  const stream = page.waitForResponse('**/api/v1/events');
  await page.goto('/dashboard');
  await page.getByText(SECRET).waitFor();
  await stream;
  return visited;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/login');
}

/** Lists the addresses of the API from which the page has received responses so far. */
async function listReceived(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => pathname.startsWith('/api/') && !pathname.endsWith('/events'))
      .map(({ pathname, search }) => pathname + search),
  );
}

/** Finds the addresses that are in the browser's cache, fresh or stale. */
async function findCached(page: Page, addresses: string[]): Promise<string[]> {
  const found = addresses.map((address) =>
    page.evaluate(async (url) => {
      const request = { cache: 'only-if-cached', mode: 'same-origin' } as const;
      return await fetch(url, request).then(
        (copy) => (copy.ok ? [url] : []),
        () => [],
      );
    }, address),
  );
  return (await Promise.all(found)).flat();
}

test('the browser caches only the photo of the API, and only until its user logs out', async () => {
  const { context, page } = await openDashboard();
  // The page contains the summary of this month already.
  const summaryArrives = page.waitForResponse((response) => response.url().includes('/api/v1/summary'));
  await Promise.all([summaryArrives, page.goto('/dashboard?period=last-month')]);
  await page.getByRole('region', { name: 'Totales' }).waitFor();
  const photo = expect.stringContaining('/api/v1/me/photo') as string;
  const summary = expect.stringContaining('/api/v1/summary') as string;
  await expect.poll(() => listReceived(page)).toEqual(expect.arrayContaining([summary, photo]));
  const addresses = await listReceived(page);
  expect(await findCached(page, addresses)).toEqual([photo]);
  const cookies = await context.cookies();
  const photoRefused = page.waitForResponse(
    (response) => response.url().includes('/me/photo') && response.status() === 401,
  );
  await signOut(page);
  await photoRefused;
  // The cache finds a copy only with the same cookies in the same order.
  await context.clearCookies();
  await context.addCookies(cookies);
  await expect.poll(() => findCached(page, addresses)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('saldo-consent'))).toBe('declined');
  await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
  await context.close();
});

test('going back and forward after logging out shows nothing of the user', async () => {
  const { context, page } = await openDashboard();
  await page.getByRole('link', { name: 'Movimientos' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Movimientos' }).waitFor();
  await page.getByText(SECRET).first().waitFor();
  await signOut(page);
  for (const go of [() => page.goBack(), () => page.goBack(), () => page.goForward()]) {
    await go();
    await page.waitForURL('**/login**');
    expect(await page.getByText(SECRET).count()).toBe(0);
  }
  await context.close();
});

test('going back from a page to a screen shows nothing after its user has logged out elsewhere', async () => {
  const { context, page } = await openDashboard();
  await page.goto('/privacy-policy');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await signOut(other);
  await page.goBack();
  await page.waitForURL('**/login**');
  expect(await page.getByText(SECRET).count()).toBe(0);
  await context.close();
});

test('a screen from the back-forward cache is reloaded, because another person may have gone back to it', async () => {
  const { context, page } = await openDashboard();
  await context.clearCookies();
  // Safari caches such screens. This browser does not, so the test fakes the event.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await page.waitForURL('**/login**');
  expect(await page.getByText(SECRET).count()).toBe(0);
  await context.close();
});
