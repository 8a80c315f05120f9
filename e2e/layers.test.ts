import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { findLayoutFaults } from './testing/layout-faults.ts';
import { recordOverHttp, visit } from './testing/people.ts';
import { signedIn } from './testing/signed-in.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const { app, consent, transactions } = TEXTS.en.screens;

const WIDTHS = [320, 360, 768, 1024, 1180, 1440, 1920];
const LONGEST = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnop';

/** Waits until what shows has no fault, at one width after the other. */
async function expectNoFaults(page: Page, widths = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
    await page.waitForTimeout(200);
    // What follows the new width may take longer.
    await expect.poll(() => findLayoutFaults(page), { message: `faults at ${width} px` }).toEqual([]);
  }
}

describe('the question of consent', () => {
  test('covers no control and no toast at any width', async () => {
    const { context, page } = await signedIn({ name: LONGEST }, { consent: 'not_set' });
    await page.clock.install();
    await page.goto('/add-expense');
    await page.getByRole('region', { name: consent.title }).waitFor();
    await expectNoFaults(page);
    await page.getByLabel(transactions.form.amount).fill('12');
    await page.getByLabel(transactions.form.description).fill('Shoes');
    // The toast stays.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    await expectNoFaults(page);
    expect(await page.getByText(transactions.toasts.expense.added).count()).toBe(1);
    await context.close();
  });

  test('covers no item of the phone’s add menu', async () => {
    const viewport = { width: 360, height: 740 };
    const { context, page } = await signedIn({}, { consent: 'not_set', viewport });
    await page.goto('/dashboard');
    await page.getByRole('region', { name: consent.title }).waitFor();
    await page.getByRole('button', { name: app.navigation.addMenu }).click();
    await page.getByRole('menuitem', { name: transactions.add.quick }).click();
    await page.getByRole('dialog', { name: transactions.add.quick }).waitFor();
    await context.close();
  });
});

describe.each(LANGUAGES)('the screens of a guest and of the form (%s)', (language) => {
  const { app: shell, transactions: texts } = TEXTS[language].screens;

  test('have no fault of layout with the widest amounts and words', async () => {
    const { context, page } = await signedIn({ language, currency: 'COP', name: LONGEST });
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

  test.each(['/', '/privacy-policy', '/login', '/signup'])('%s fits a window of 320 px', async (path) => {
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
  });
});

test('the add button of a phone is in the middle of five places', async () => {
  const { context, page } = await signedIn({}, { viewport: { width: 360, height: 640 } });
  await page.goto('/dashboard');
  const bar = page.getByRole('navigation', { name: app.navigation.quick });
  const box = await bar.getByRole('button', { name: app.navigation.addMenu }).boundingBox();
  expect(box && box.x + box.width / 2).toBe(180);
  expect(await bar.locator('> *').count()).toBe(5);
  await context.close();
});
