import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import { paths } from '#shared/paths.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { leave } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { visitWithSamples } from './testing/history-samples.ts';

const { navigation } = en.app;
const LOW = { viewport: { width: 1280, height: 400 } };
const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: navigation.main }).getByRole('link', { name });
const arrive = (page: Page, name: string) =>
  menuLink(page, name).and(page.locator('[aria-current=page]')).waitFor();
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const readPath = (page: Page) => new URL(page.url()).pathname;

const AREAS = {
  transactions: ['transactions', 'import', 'categories', 'deletedTransactions'],
  plan: ['budgets', 'goals', 'recurring'],
  insights: ['insights', 'insightsForecast', 'insightsAsk', 'reports'],
} as const;

/** Follows each tab of the area that is open. */
async function walkTabs(page: Page, area: keyof typeof AREAS): Promise<void> {
  const tabs = page.getByRole('navigation', { name: navigation[area], exact: true });
  for (const tab of AREAS[area]) {
    const link = tabs.getByRole('link', { name: navigation.tabs[tab], exact: true });
    await link.click();
    await link.and(page.locator('[aria-current=page]')).waitFor();
    expect(readPath(page)).toBe(paths[tab]);
  }
}

test('every entry of the sidebar and every tab leads where it says, and is marked there', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await page.goto('/premium');
  for (const name of ['dashboard', 'addExpense', 'addIncome'] as const) {
    await menuLink(page, navigation[name]).click();
    await arrive(page, navigation[name]);
    expect(readPath(page)).toBe(paths[name]);
  }
  for (const area of ['transactions', 'plan', 'insights'] as const) {
    await menuLink(page, navigation[area]).click();
    await walkTabs(page, area);
    await arrive(page, navigation[area]);
  }
  await leave(visited);
});

test('every entry of the bar and the drawer of a phone leads where it says', async () => {
  const visited = await visitSignedIn({}, { viewport: { width: 360, height: 740 } });
  const { page } = visited;
  await page.goto('/premium');
  await menuLink(page, navigation.dashboard).click();
  await arrive(page, navigation.dashboard);
  await menuLink(page, navigation.add).click();
  await page.waitForURL('**/add-expense');
  for (const area of ['transactions', 'plan'] as const) {
    await menuLink(page, navigation[area]).click();
    await walkTabs(page, area);
    await arrive(page, navigation[area]);
  }
  const drawer = page.getByRole('dialog', { name: navigation.more });
  const more = page.getByRole('button', { name: navigation.more, exact: true });
  expect(await more.getAttribute('aria-current')).toBeNull();
  const follow = async (name: string) => {
    await more.click();
    await drawer.getByRole('link', { name, exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
  };
  for (const tab of AREAS.insights) {
    await follow(tab === 'insights' ? navigation.insights : navigation.tabs[tab]);
    await page.waitForURL(`**${paths[tab]}`);
    await expect.poll(() => more.getAttribute('aria-current')).toBe('true');
  }
  await walkTabs(page, 'insights');
  for (const name of ['profile', 'support'] as const) {
    await follow(navigation[name]);
    await page.waitForURL(`**${paths[name]}`);
  }
  await leave(visited);
});

test.each(['categories', 'tags'])('an old address of the %s in the profile leads to them', async (hash) => {
  const visited = await visitSignedIn();
  await visited.page.goto(`/profile#${hash}`);
  await visited.page.waitForURL('**/categories');
  await leave(visited);
});

/** Scrolls as soon as the page is long enough. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate((to) => scrollTo(0, to), top);
      return await scrolled(page);
    })
    .toBe(top);
}

test('a new screen starts at the top; Back, Forward and a reload return to the earlier place', async () => {
  const visited = await visitWithSamples({}, LOW);
  const { page } = visited;
  // Content that arrives late would move the page.
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: en.summaries.recent.all }).waitFor();
  await scrollDown(page, 300);
  await menuLink(page, navigation.plan).click();
  await arrive(page, navigation.plan);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollDown(page, 100);

  await page.goBack();
  await page.getByRole('link', { name: en.summaries.recent.all }).waitFor();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goForward();
  await arrive(page, navigation.plan);
  await expect.poll(() => scrolled(page)).toBe(100);
  await page.reload();
  await arrive(page, navigation.plan);
  await expect.poll(() => scrolled(page)).toBe(100);
  await leave(visited);
});

testInDepth('a click with Ctrl or the middle button opens a link in another tab', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await page.goto('/dashboard');
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    await menuLink(page, navigation.plan).click(click);
    await expect.poll(() => closeTabs(page, '/budgets')).toBe(1);
    expect(readPath(page)).toBe('/dashboard');
  }
  await leave(visited);
});

testInDepth(
  'the old screen stays under a progress bar until the next screen is ready, and the last link counts',
  async () => {
    const visited = await visitSignedIn();
    const { page } = visited;
    const gate = Promise.withResolvers<void>();
    await page.route('**/assets/budgets-*.js', async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto('/dashboard');
    await menuLink(page, navigation.plan).click();
    const progress = page.locator('[class*=progress][aria-hidden]');
    await progress.waitFor();
    expect(readPath(page)).toBe('/dashboard');
    await arrive(page, navigation.dashboard);

    await menuLink(page, navigation.addIncome).click();
    await arrive(page, navigation.addIncome);
    gate.resolve();
    await page.waitForLoadState('networkidle');
    await progress.waitFor({ state: 'detached' });
    expect(readPath(page)).toBe('/add-income');
    await leave(visited);
  },
);

test('Back from a form with unsaved changes asks first, and the user can stay or leave', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await page.goto('/dashboard');
  await menuLink(page, navigation.plan).click();
  await arrive(page, navigation.plan);
  await page.getByRole('link', { name: en.app.skipToContent }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/budgets#main');
  await page.goBack();
  await page.waitForURL('**/budgets');
  await page.getByRole('button', { name: navigation.account }).click();
  await page.getByRole('menuitem', { name: navigation.profile }).click();
  const name = page.getByLabel(en.profile.name);
  await name.fill('Half a na');
  await page.evaluate(() => history.back());
  const question = page.getByRole('dialog', { name: en.forms.unsaved.title });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => readPath(page)).toBe('/profile');
  expect(await name.inputValue()).toBe('Half a na');

  await page.evaluate(() => history.back());
  await question.getByRole('button', { name: en.forms.unsaved.leave }).click();
  await arrive(page, navigation.plan);
  await page.goForward();
  await name.waitFor();
  await expect.poll(() => readPath(page)).toBe('/profile');
  await leave(visited);
});

/** Asks the browser itself, because Playwright sometimes never reports a tab that was opened in the background. */
async function closeTabs(page: Page, path: string): Promise<number> {
  const browser = await page.context().browser()?.newBrowserCDPSession();
  const { targetInfos = [] } = (await browser?.send('Target.getTargets')) ?? {};
  const tabs = targetInfos.filter(({ type, url }) => type === 'page' && URL.parse(url)?.pathname === path);
  for (const { targetId } of tabs) await browser?.send('Target.closeTarget', { targetId });
  await browser?.detach();
  return tabs.length;
}
