import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { updateProfile } from '#shared/contract/profile-changes.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { describeInDepth, testInDepth } from '#shared/testing/depth.ts';
import { openAccountMenu } from './testing/account-menu.ts';
import { newEmail, openWithEvents, PASSWORD, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const en = TEXTS.en.screens;
const es = TEXTS.es.screens;

/** Creates an account, and opens a browser in which it has not signed in yet. */
async function openWithNewAccount(account: Record<string, unknown>, profile: object, options = {}) {
  const email = newEmail();
  const earlierVisit = await visit(browser, server.url);
  await signUpOverHttp(earlierVisit.context, server.url, { email, ...account });
  const headers = { origin: server.url };
  await earlierVisit.context.request.patch(server.url + updateProfile.path, { headers, data: profile });
  await earlierVisit.context.close();
  return { email, ...(await visit(browser, server.url, options)) };
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(en.auth.email).fill(email);
  await page.getByLabel(en.auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: en.auth.signIn.submit }).click();
  await page.waitForURL('**/dashboard');
}

const readTheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

describeInDepth('after a sign-in', () => {
  test('the theme of the profile shows on a phone at once', async () => {
    const phone = { viewport: { width: 360, height: 740 }, colorScheme: 'light' };
    const { context, page, email } = await openWithNewAccount({}, { theme: 'dark' }, phone);
    await signIn(page, email);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => readTheme(page)).toBe('dark');
    await context.close();
  });

  test('the message is in the language of the profile', async () => {
    const { context, page, email } = await openWithNewAccount({ language: 'es' }, {});
    await signIn(page, email);
    await page.getByText(es.auth.signIn.success).waitFor();
    expect(await page.getByText(en.auth.signIn.success).count()).toBe(0);
    await context.close();
  });
});

testInDepth('a theme that is chosen right before a reload stays', async () => {
  const { context, page } = await visit(browser, server.url, { viewport: { width: 1280, height: 800 } });
  await signUpOverHttp(context, server.url);
  await page.goto('/dashboard');
  await openAccountMenu(page);
  const dark = page.getByRole('menuitemradio', { name: en.app.theme.dark });
  await dark.waitFor();
  await Promise.all([
    page.waitForEvent('load'),
    dark.evaluate((item: HTMLElement) => {
      item.click();
      // Waits until the tasks of the click are done.
      setTimeout(() => location.reload());
    }),
  ]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await readTheme(page)).toBe('dark');
  await openAccountMenu(page);
  expect(await dark.isChecked()).toBe(true);
  await context.close();
});

describe('a screen that needs a session', () => {
  test('asks a guest with a bookmark to sign in', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/dashboard');
    await page.getByText(en.app.signInFirst).waitFor();
    await context.close();
  });

  test('tells a user whose session has ended', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url);
    await openWithEvents(page, '/dashboard');
    await context.clearCookies();
    await page.getByRole('link', { name: en.app.navigation.transactions }).click();
    await page.getByText(en.app.sessionEnded).waitFor();
    await context.close();
  });
});

testInDepth(
  'at an unknown address a signed-in user keeps the navigation, and guests get the public one',
  async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/no/such/screen');
    await page.getByRole('heading', { name: en.app.notFound.title }).waitFor();
    expect(await page.getByRole('navigation', { name: en.app.navigation.main }).count()).toBe(0);
    await signUpOverHttp(context, server.url);
    await page.goto('/no/such/screen');
    await page.getByRole('heading', { name: en.app.notFound.title }).waitFor();
    await page.getByRole('navigation', { name: en.app.navigation.main }).waitFor();
    await context.close();
  },
);

testInDepth('the rule for passwords shows before anybody types one', async () => {
  const { context, page } = await visit(browser, server.url);
  await page.goto('/signup');
  await page.getByText('no common password').waitFor();
  await context.close();
});

testInDepth('a language tag that Intl refuses breaks no screen', async () => {
  const { context, page, faults } = await visit(browser, server.url);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'language', { value: 'en-US@posix' });
    Object.defineProperty(navigator, 'languages', { value: ['en-US@posix'] });
  });
  await signUpOverHttp(context, server.url, { name: 'Ana' });
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: /Ana/ }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
