import type { BrowserContext } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, addMonths, monthOf } from '#shared/calendar.ts';
import { streamEvents } from '#shared/contract/presence.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';
import { choosePeriod, openCustomPeriod } from './testing/dashboard-screen.ts';
import { TODAY } from './testing/day.ts';
import { SAMPLE_DESCRIPTIONS, expectRows, visitWithSamples } from './testing/history-samples.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();
const MONTH = TODAY.slice(0, 7);

const spend = async (context: BrowserContext, date: string, amount: number) =>
  await recordOverHttp(context, server.url, 'expense', { description: 'Market', amount, date });

test('the URL has the period, and the figures are from the period', async () => {
  const visited = await visitSignedIn({ timeZone: 'UTC' });
  const { page, context } = visited;
  const lastYear = `${Number(TODAY.slice(0, 4)) - 1}-06-15`;
  await recordOverHttp(context, server.url, 'expense', { description: 'Old', amount: 10.1, date: lastYear });
  await recordOverHttp(context, server.url, 'expense', {
    description: 'Old',
    amount: 0.2,
    date: addDays(lastYear, 1),
  });
  await page.goto('/dashboard');
  await choosePeriod(page, 'Last year');
  await page.waitForURL('**/dashboard?period=last-year');
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect.poll(() => totals.innerText()).toContain('€10.30');
  await page.reload();
  await expect.poll(() => totals.innerText()).toContain('€10.30');

  await page.goto(`/dashboard?period=custom&from=${lastYear}&to=${lastYear}`);
  await expect.poll(() => totals.innerText()).toContain('€10.10');
  await page.goto('/dashboard?period=nonsense');
  await expect.poll(() => totals.innerText()).toContain('€0.00');
  await context.close();
});

test('a dashboard that cannot be fetched shows an error instead of zeros, and a retry button', async () => {
  const { page, context } = await visitSignedIn();
  await spend(context, TODAY, 1);
  // An opened stream would fetch the figures again before the button is pressed.
  await page.route(`**${streamEvents.path}`, (route) => route.abort());
  await page.route('**/api/v1/summary**', (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'databaseUnavailable', requestId: 'x' } }),
  );
  // The page contains the summary of this month already.
  await page.goto('/dashboard?period=last-month');
  await page.getByText('Error fetching data.').waitFor();
  expect(await page.getByText('€0.00').count()).toBe(0);
  await page.unroute('**/api/v1/summary**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('region', { name: 'Totals' }).waitFor();
  await context.close();
});

testInDepth('a custom period applies at the first press, however many weeks its months have', async () => {
  const { page, context } = await visitSignedIn();
  await spend(context, TODAY, 1);
  await page.goto('/dashboard');
  for (const [from, to] of [
    ['2016-01-01', '2026-11-30'],
    ['2026-02-01', '2026-02-28'],
  ]) {
    await openCustomPeriod(page);
    await page.getByRole('textbox', { name: 'From' }).fill(from ?? '');
    await page.getByRole('textbox', { name: 'To', exact: true }).fill(to ?? '');
    await page.getByRole('button', { name: 'Show this period' }).hover();
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForURL(`**/dashboard?period=custom&from=${from}&to=${to}`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }
  await context.close();
});

testInDepth(
  'future transactions count in the totals, but not in the comparison up to the same day',
  async () => {
    const { page, context } = await visitSignedIn({ timeZone: 'UTC' });
    await page.clock.setFixedTime(new Date(`${MONTH}-15T12:00:00Z`));
    await spend(context, addMonths(`${MONTH}-01`, -1), 50);
    await spend(context, `${MONTH}-01`, 50);
    await spend(context, `${MONTH}-28`, 200);
    await page.goto('/dashboard');
    await page.getByText('€250.00').first().waitFor();
    await page.getByText('The same as', { exact: false }).first().waitFor();
    await context.close();
  },
);

testInDepth(
  'without a network loaded screens still open, and others show an error within the frame',
  async () => {
    const visited = await visitSignedIn();
    const { page, context, faults } = visited;
    await recordOverHttp(context, server.url, 'expense', {
      description: 'Bread',
      amount: 2,
      date: TODAY,
    });
    // The dialog cannot be fetched, neither ahead of time nor when it is opened.
    await page.route(/delete-dialog/, (route) => route.abort());
    await page.route(/add-income/, (route) => route.abort());
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Actions for Bread' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('No connection. Check your network and try again.').waitFor();
    await page.getByRole('heading', { name: 'Expenses by category' }).waitFor();

    await page.unroute(/delete-dialog/);
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    const reloaded = new Promise<boolean>((resolve) => {
      page.once('load', () => resolve(true));
    });
    await page.getByRole('button', { name: 'Actions for Bread' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    // An older browser remembers the failed import until the page is reloaded.
    const opened = dialog.waitFor().then(() => false);
    const isOlder = await Promise.race([opened, reloaded]);
    if (isOlder) {
      await page.getByRole('button', { name: 'Actions for Bread' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await dialog.waitFor();
    }
    await page.getByRole('button', { name: 'Cancel' }).click();

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('link', { name: 'Add income' })
      .click();
    await page.getByRole('main').getByText('No connection. Check your network and try again.').waitFor();
    await page.unroute(/add-income/);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Add income' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('the dashboard leads to the transactions of a category, of a day, and to all', async () => {
  const { page, context } = await visitWithSamples();
  const { from, to } = monthOf(TODAY);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Food/ }).click();
  await page.waitForURL(`**/transactions?type=expense&category=food&from=${from}&to=${to}`);
  await expectRows(page, ['Café con leche']);
  await page.goBack();
  const trend = page.getByRole('slider');
  await trend.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/transactions?from=${TODAY}&to=${TODAY}`);
  await expectRows(page, ['Café con leche']);
  await page.goBack();
  await page.getByRole('link', { name: 'See all' }).click();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await context.close();
});

testInDepth('a new account is offered to add a transaction before it is asked for its city', async () => {
  const { page, context } = await visit(await openBrowser(), server.url);
  await signUpOverHttp(context, server.url, { name: 'Ana' }, { declinesLocation: false });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'No, thanks' }).waitFor();
  const main = page.getByRole('main');
  const links = main.getByRole('link').or(main.getByRole('button'));
  await expect
    .poll(() => links.allInnerTexts())
    .toEqual([
      'Add an expense',
      'Add an income',
      'Or import your bank’s files',
      'No, thanks',
      expect.stringMatching(/\w/),
    ]);
  await main.getByRole('link', { name: 'Add an income' }).click();
  await page.getByRole('heading', { name: 'Add income' }).waitFor();
  await context.close();
});
