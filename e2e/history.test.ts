import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { streamEvents } from '#shared/contract/presence.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { choosePreference } from './testing/account-menu.ts';
import { newEmail } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { storeExpenses } from './testing/stored-transactions.ts';
import { TODAY } from './testing/day.ts';
import {
  SAMPLE_DESCRIPTIONS,
  readDescriptions,
  expectRows,
  findRows,
  visitWithSamples,
} from './testing/history-samples.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();

testInDepth(
  'a search ignores accents, stays in the address after a reload, and is undone by the back button',
  async () => {
    const { page, context, faults } = await visitWithSamples();
    await page.goto('/transactions');
    await expectRows(page, SAMPLE_DESCRIPTIONS);
    await page.getByText('5 transactions').first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('CAFE');
    await expectRows(page, ['Café con leche', 'Cafetera']);
    // The beginning of a word is enough to find it.
    const readSearch = () => new URL(page.url()).searchParams.get('q');
    await expect.poll(readSearch).toBe('CAFE');
    await page.getByText('2 transactions').first().waitFor();
    await page.keyboard.type(' con');
    await expectRows(page, ['Café con leche']);
    await expect.poll(readSearch).toBe('CAFE con');
    await page.reload();
    await expectRows(page, ['Café con leche']);
    expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('CAFE con');
    expect(await page.getByText('CAFE con').count(), 'the text shows only in the search box').toBe(0);
    await page.goBack();
    await expectRows(page, SAMPLE_DESCRIPTIONS);
    await expect.poll(() => page.getByLabel('Search', { exact: true }).inputValue()).toBe('');
    expect(faults).toEqual([]);
    await context.close();
  },
);

test('filters narrow the list, show as chips, and can be removed one by one or all at once', async () => {
  const { page, context, faults } = await visitWithSamples();
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Type').selectOption({ label: 'Expenses' });
  await expectRows(page, ['Café con leche', 'Bus', 'Cafetera', 'Last year']);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Food' }).click();
  await expectRows(page, ['Café con leche', 'Last year']);
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('menuitem', { name: 'Custom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom period' });
  await dialog.getByLabel('From').fill(addDays(TODAY, -401));
  await dialog.getByLabel('To', { exact: true }).fill(addDays(TODAY, -399));
  await dialog.getByRole('button', { name: 'Show this period' }).click();
  await expectRows(page, ['Last year']);
  await page.keyboard.press('Escape');
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect.poll(() => chips.getByRole('listitem').count()).toBe(3);
  await page.getByRole('button', { name: 'Remove filter: Food' }).click();
  await chips.getByRole('listitem').nth(1).waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await expect.poll(() => new URL(page.url()).search).toBe('');

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const category = page.getByRole('combobox', { name: 'Category' });
  expect(await category.getAttribute('placeholder')).toBe('All');
  await page.getByLabel('Amount from').fill('25,50');
  await expectRows(page, ['Cafetera', 'Pay', 'Last year']);
  await page.getByLabel('Amount to').fill('40.00');
  await expectRows(page, ['Cafetera', 'Last year']);
  await expect.poll(() => new URL(page.url()).search).toBe('?min=25.50&max=40.00');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove filter: €25.50 – €40.00' }).click();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect.poll(() => page.getByLabel('Amount from').inputValue()).toBe('');
  await page.getByLabel('Amount from').fill('about ten');
  await page.getByLabel('Amount to').focus();
  await page.getByText(/Enter the amount in digits/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

testInDepth('the list has the chosen order, and headings of days unless it is sorted by amount', async () => {
  const { page, context } = await visitWithSamples();
  await page.goto('/transactions');
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  // A day with one transaction needs no total.
  expect(await findRows(page).locator('h2 + p').allTextContents()).toEqual(['Day total −€26.70']);
  expect(await findRows(page).getByRole('heading', { level: 2 }).count()).toBe(4);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByLabel('Sort by').selectOption({ label: 'Largest amount' });
  await expect
    .poll(() => readDescriptions(page))
    .toEqual(['Pay', 'Last year', 'Cafetera', 'Café con leche', 'Bus']);
  expect(await findRows(page).getByRole('heading').count()).toBe(0);
  await context.close();
});

test('an amount in the search is a chip, and similar words show if nothing matches', async () => {
  const { page, context, faults } = await visitWithSamples();
  await page.goto('/transactions');
  const box = page.getByLabel('Search', { exact: true });
  const results = Promise.withResolvers<void>();
  await page.route(/\/transactions\?.*cafetera/i, async (route) => {
    await results.promise;
    await route.continue();
  });
  await box.fill('cafetra >25');
  await page.getByText('No results for “cafetra”. Showing “Cafetera”.').waitFor();
  expect(await page.getByText('No transactions found').count()).toBe(0);
  results.resolve();
  await expectRows(page, ['Cafetera']);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('cafetra >25');
  await page.getByRole('button', { name: 'Remove filter: Amount over €25.00' }).click();
  await expect.poll(() => box.inputValue()).toBe('cafetra');
  await page.getByRole('button', { name: 'Search only for “cafetra”' }).click();
  await page.getByText('No transactions found').waitFor();
  expect(await box.inputValue()).toBe('"cafetra"');
  await box.fill('<2');
  await expectRows(page, ['Bus']);
  expect(faults).toEqual([]);
  await context.close();
});

test('the CSV holds the filtered transactions', async () => {
  const { page, context } = await visitWithSamples();
  await page.goto('/transactions?q=cafe');
  await expectRows(page, ['Café con leche', 'Cafetera']);
  await page.getByRole('button', { name: 'More actions' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`saldo-transactions-${TODAY}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffDate,Type,Description,Category,Amount,Currency,Note,Tags');
  expect(lines.slice(1, -1)).toEqual([
    `${TODAY},Expense,Café con leche,Food,2.50,EUR,,`,
    `${addDays(TODAY, -1)},Expense,Cafetera,Other,25.50,EUR,,`,
  ]);
  await context.close();
});

test('thousands of transactions scroll to the last one without a click, with few rows in the page at a time', async () => {
  const email = newEmail();
  const { page, context, faults } = await visitSignedIn({ timeZone: 'UTC', email });
  storeExpenses(server, email, { count: 2_000, today: TODAY });
  await page.goto('/transactions');
  await page.getByText('2,000 transactions').first().waitFor();
  expect(await findRows(page).first().getAttribute('aria-setsize')).toBe('2000');
  let maxRowCount = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        maxRowCount = Math.max(maxRowCount, await findRows(page).count());
        return await findRows(page).last().getAttribute('aria-posinset');
      },
      { interval: 50 },
    )
    .toBe('2000');
  expect(maxRowCount).toBeLessThan(80);
  // Back at the top, the first transaction shows again.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => findRows(page).first().getAttribute('aria-posinset')).toBe('1');
  expect(faults).toEqual([]);
  await context.close();
});

testInDepth('a history that cannot be fetched shows an error and a retry button', async () => {
  const { page, context } = await visitWithSamples();
  // An opened stream would fetch the list again before the button is pressed.
  await page.route(`**${streamEvents.path}`, (route) => route.abort());
  await page.route('**/api/v1/transactions?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'databaseUnavailable', requestId: 'x' } }),
  );
  await page.goto('/transactions');
  await page.getByText('Error fetching data.').waitFor();
  await page.unroute('**/api/v1/transactions?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await context.close();
});

testInDepth('the history is in Spanish at once after a change of language, and after a reload', async () => {
  const { page, context } = await visitWithSamples();
  await page.goto('/transactions?min=1500');
  await expectRows(page, ['Pay']);
  await choosePreference(page, 'Español');
  await page.getByRole('heading', { name: 'Movimientos', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Quitar el filtro: Desde/ }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Movimientos', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByLabel('Importe desde').waitFor();
  await context.close();
});
