import { describe, expect, test } from 'vitest';
import { inDepth } from '#shared/testing/depth.ts';
import { choosePeriod } from './testing/dashboard-screen.ts';
import { TODAY } from './testing/day.ts';
import {
  newEmail,
  openWithEvents,
  PASSWORD,
  recordOverHttp,
  signUpOverHttp,
  visit,
} from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describe('access to screens', () => {
  test.each(inDepth(['/dashboard', '/add-expense', '/add-income']))(
    'a guest at %s is sent to /login, and back after it',
    async (path) => {
      const { context, page } = await visit(browser, server.url);
      const email = newEmail();
      await signUpOverHttp(context, server.url, { email });
      await context.clearCookies();
      await page.goto(path);
      await page.waitForURL('**/login**');
      await page.getByLabel('Email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(`**${path}`);
      await context.close();
    },
  );

  test.each(inDepth(['/login', '/signup']))('a signed-in user at %s is sent to /dashboard', async (path) => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url);
    await page.goto(path);
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  test('the redirect after signing in never leads to another site', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url);
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
      await page.goto(`/login?next=${encodeURIComponent(next)}`);
      await page.waitForURL('**/dashboard');
      expect(new URL(page.url()).origin).toBe(server.url);
    }
    await context.close();
  });

  test('an unknown path shows an error and a link home', async () => {
    const { context, page } = await visit(browser, server.url);
    await page.goto('/no/such/page');
    await page.getByText("Oops! The page you're looking for doesn't seem to exist.").waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${server.url}/`);
    await context.close();
  });

  test('a session that ended leads to /login, and the next user sees nothing of the user before', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url, { timeZone: 'UTC' });
    const date = TODAY;
    await recordOverHttp(context, server.url, 'expense', {
      description: 'Secret of the first',
      amount: 1,
      date,
    });
    await openWithEvents(page, '/dashboard');
    await page.getByText('Secret of the first').waitFor();
    // The next request without cookies leads to /login. The page has sent its first requests before.
    await context.clearCookies();
    await choosePeriod(page, 'Last year');
    await page.waitForURL('**/login**');
    await signUpOverHttp(context, server.url);
    await page.goto('/dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Add an expense' }).waitFor();
    expect(await page.getByText('Secret of the first').count()).toBe(0);
    await context.close();
  });
});

describe('logout', () => {
  test('works although marking the user offline fails', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url, { name: 'Ana' });
    await page.route('**/api/v1/me/offline', (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Ana/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL('**/login');
    await page.getByText('You have logged out.').waitFor();
    await context.close();
  });

  test('that fails shows an error and leaves the user signed in', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url, { name: 'Ana' });
    await page.route('**/api/auth/sign-out', (route) =>
      route.fulfill({ status: 500, json: { error: 'x', code: 'internal', requestId: 'x' } }),
    );
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /Ana/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.getByText('Something went wrong on the server.').waitFor();
    expect(page.url()).toContain('/dashboard');
    await context.close();
  });

  test('marks the user offline', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url, { name: 'Ana' });
    await page.goto('/dashboard');
    const offline = page.waitForResponse('**/api/v1/me/offline');
    await page.getByRole('button', { name: /Ana/ }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    expect((await offline).status()).toBe(200);
    await page.waitForURL('**/login');
    await context.close();
  });
});

describe('the sidebar', () => {
  test('toggles with Ctrl+B, and a cookie stores its state for seven days', async () => {
    const { context, page } = await visit(browser, server.url, { viewport: { width: 1280, height: 800 } });
    await signUpOverHttp(context, server.url);
    await page.goto('/dashboard');
    const expanded = page.getByRole('button', { name: 'Collapse the sidebar' });
    const collapsed = page.getByRole('button', { name: 'Expand the sidebar' });
    await expanded.waitFor();
    await page.keyboard.press('Control+b');
    await collapsed.waitFor();
    const readCookieDays = async () => {
      const cookie = (await context.cookies()).find(({ name }) => name.includes('sidebar'));
      return Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400);
    };
    await expect.poll(readCookieDays).toBe(7);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await collapsed.isVisible()).toBe(true);
    await page.keyboard.press('Control+b');
    await expanded.waitFor();
    await context.close();
  });

  test('is a bar with a drawer below 768 px, and starts collapsed up to 1100 px', async () => {
    const { context, page } = await visit(browser, server.url, { viewport: { width: 767, height: 800 } });
    await signUpOverHttp(context, server.url);
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Forecast' }).click();
    await page.waitForURL('**/insights/forecast');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 768, height: 800 });
    await page.getByRole('complementary', { name: 'Sidebar' }).waitFor();
    expect(await page.getByRole('button', { name: 'More', exact: true }).isVisible()).toBe(false);
    for (const [width, name] of [
      [1099, 'Expand the sidebar'],
      [1100, 'Collapse the sidebar'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.reload();
      await page.getByRole('button', { name }).waitFor();
    }
    await context.close();
  });
});
