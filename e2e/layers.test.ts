import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { findLayoutFaults, settleLayout } from './testing/layout-faults.ts';
import { recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const { app, consent, transactions } = TEXTS.en.screens;

const WIDTHS = [320, 360, 768, 1024, 1180, 1440, 1920];
const LONGEST = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnop';

/** Waits at each width until the layout of the page has no fault. */
async function expectNoFaults(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
    await settleLayout(page);
    await expect.poll(() => findLayoutFaults(page), { message: `faults at ${width} px` }).toEqual([]);
  }
}

/** Lists the controls that a layer covers, even in part, after the browser has scrolled to them. Runs in the page. */
function listCovered(name: string): string[] {
  const layer = document.querySelector(`[aria-label="${name}"]`)?.getBoundingClientRect();
  const controls = [...document.querySelectorAll('main :is(a[href], button, input, select)')];
  return controls.flatMap((control) => {
    if (!layer || !control.checkVisibility()) return [];
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const isNextTo = right <= layer.left || left >= layer.right;
    return isNextTo || bottom <= layer.top || top >= layer.bottom ? [] : [control.outerHTML];
  });
}

describe('the question of consent', () => {
  test('covers no control and no toast at any width', async () => {
    const { context, page } = await visitSignedIn({ name: LONGEST }, { consent: 'not_set' });
    await page.goto('/add-expense');
    await page.getByRole('region', { name: consent.title }).waitFor();
    await expectNoFaults(page);
    await page.getByLabel(transactions.form.amount).fill('12');
    await page.getByLabel(transactions.form.description).fill('Shoes');
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    await expectNoFaults(page);
    expect(await page.getByText(transactions.toasts.expense.added).count()).toBe(1);
    await context.close();
  });

  test.each(inDepth(LANGUAGES))('takes little of a phone’s screen (%s)', async (language) => {
    const viewport = { width: 360, height: 640 };
    const { context, page } = await visit(browser, server.url, { consent: 'not_set', viewport });
    await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    await page.goto('/signup');
    const banner = page.getByRole('region', { name: TEXTS[language].screens.consent.title });
    const bottom = async () => {
      const box = await banner.boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(bottom, { message: 'it leaves no gap below' }).toBe(640);
    expect((await banner.boundingBox())?.height).toBeLessThan(640 / 5);
    await context.close();
  });

  test.each(inDepth(['/dashboard', '/signup', '/import']))(
    'lets each control of %s scroll clear of it',
    async (path) => {
      const { context, page } = await visit(browser, server.url, { consent: 'not_set' });
      if (path !== '/signup') await signUpOverHttp(context, server.url);
      await page.goto(path);
      await page.getByRole('region', { name: consent.title }).waitFor();
      await page.getByRole('main').getByRole('heading').first().waitFor();
      for (const width of [360, 768]) {
        await page.setViewportSize({ width, height: 640 });
        const covered = () => page.evaluate(listCovered, consent.title);
        await expect.poll(covered, { message: `under the question at ${width} px` }).toEqual([]);
      }
      await context.close();
    },
  );

  testInDepth('covers no entry of the phone’s bar', async () => {
    const viewport = { width: 360, height: 740 };
    const { context, page } = await visitSignedIn({}, { consent: 'not_set', viewport });
    await page.goto('/dashboard');
    await page.getByRole('region', { name: consent.title }).waitFor();
    await page.getByRole('link', { name: app.navigation.add, exact: true }).click();
    await page.waitForURL('**/add-expense');
    await context.close();
  });
});

describe.each(inDepth(LANGUAGES.toReversed()))('the screens of a guest and of the form (%s)', (language) => {
  const { app: shell, transactions: texts } = TEXTS[language].screens;

  test('have no fault of layout with the widest amounts and words', async () => {
    const { context, page } = await visitSignedIn({ language, currency: 'COP', name: LONGEST });
    const widest = { amount: 98_765_432_109.99, date: '2026-11-01' };
    await recordOverHttp(context, server.url, 'expense', { ...widest, description: LONGEST });
    await page.goto('/add-expense');
    await page.getByRole('region', { name: texts.repeat.expense }).waitFor();
    await expectNoFaults(page);
    await page.goto('/no/such/screen');
    await page.getByRole('heading', { name: shell.notFound.title }).waitFor();
    await expectNoFaults(page);
    await context.close();
  });

  test.each(inDepth(['/signup', '/', '/privacy-policy', '/login']))(
    '%s fits a window of 320 px',
    async (path) => {
      const { context, page } = await visit(browser, server.url, { viewport: { width: 320, height: 640 } });
      await context.addCookies([{ name: 'saldo-language', value: language, url: server.url }]);
      await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
      await page.goto(`${path}?lang=${language}`, { waitUntil: 'networkidle' });
      await expectNoFaults(page, [320]);
      const right = await page
        .locator('header')
        .first()
        .evaluate((header) =>
          Math.max(
            ...[...header.querySelectorAll('a, button')].map((each) => each.getBoundingClientRect().right),
          ),
        );
      expect(right).toBeLessThanOrEqual(312);
      await context.close();
    },
  );
});

test.each(inDepth([560, 768]))(
  'the account stays in sight at the end of a sidebar %i px high',
  async (height) => {
    const { context, page } = await visitSignedIn({}, { viewport: { width: 1024, height } });
    await page.goto('/dashboard');
    const sidebar = page.getByRole('complementary', { name: app.navigation.sidebar });
    const bottom = async () => {
      const box = await sidebar.getByRole('button', { name: app.navigation.account }).boundingBox();
      return box && box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(height);
    await sidebar.getByRole('link', { name: app.navigation.insights }).click();
    await page.waitForURL('**/insights');
    await context.close();
  },
);

test.each(inDepth(LANGUAGES.toReversed()))(
  'the history says how many are selected, in words (%s)',
  async (language) => {
    const { context, page } = await visitSignedIn({ language }, { viewport: { width: 1024, height: 768 } });
    await recordOverHttp(context, server.url, 'expense', {
      description: 'Pan',
      amount: 2,
      date: '2026-11-01',
    });
    await page.goto('/transactions');
    const { list } = TEXTS[language].screens.history;
    await page.getByRole('checkbox', { name: list.selectAll }).check();
    const words = page.getByText(list.selected.replace('{{number}}', '1'));
    for (const width of [1024, 1440, 768]) {
      await page.setViewportSize({ width, height: 768 });
      const shown = () => words.evaluate((each) => each.getBoundingClientRect().width);
      await expect.poll(shown, { message: `at ${width} px` }).toBeGreaterThan(40);
    }
    await context.close();
  },
);

testInDepth('the round link of a phone is in the middle of the five entries', async () => {
  const { context, page } = await visitSignedIn({}, { viewport: { width: 360, height: 640 } });
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: app.navigation.main });
  const middle = async () => {
    const box = await bar.getByRole('link', { name: app.navigation.add, exact: true }).boundingBox();
    return box && box.x + box.width / 2;
  };
  await expect.poll(middle).toBe(180);
  expect(await bar.locator('> *').count()).toBe(5);
  await context.close();
});
