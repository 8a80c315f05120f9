import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, monthOf, today } from '#shared/calendar.ts';
import { newEmail, recordOverHttp, signUpOverHttp, visit, type Visit } from './people.ts';
import { openBrowser, sharedServer } from './stage.ts';
import { storeExpenses } from './stored-transactions.ts';

const browser = await openBrowser();
const server = sharedServer();

/** How long a poll waits on a busy machine. */
const SOON = { timeout: 10_000 };
const TODAY = today('UTC', Date.now());

type Sample = { description: string; amount: number; category?: string; date: string };

const SAMPLES: ['expense' | 'income', Sample][] = [
  ['expense', { description: 'Café con leche', amount: 2.5, category: 'food', date: TODAY }],
  ['expense', { description: 'Cafetera', amount: 25.5, category: 'other', date: addDays(TODAY, -1) }],
  ['expense', { description: 'Bus', amount: 1.2, category: 'transport', date: addDays(TODAY, -1) }],
  ['income', { description: 'Pay', amount: 1850, category: 'salary', date: addDays(TODAY, -2) }],
  ['expense', { description: 'Last year', amount: 40, category: 'food', date: addDays(TODAY, -400) }],
];

async function signedIn(account: Record<string, unknown> = {}, options = {}): Promise<Visit> {
  const visited = await visit(browser, server.url, options);
  await signUpOverHttp(visited.context, server.url, { timeZone: 'UTC', ...account });
  return visited;
}

async function withSamples(account: Record<string, unknown> = {}, options = {}): Promise<Visit> {
  const visited = await signedIn(account, options);
  for (const [type, sample] of SAMPLES) await recordOverHttp(visited.context, server.url, type, sample);
  return visited;
}

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Transactions' }).getByRole('listitem');
/** The rows in the page, by the names of their checkboxes: 'Select Bus, −€1.20'. */
const descriptions = async (page: Page) =>
  await rowsOf(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute('aria-label')?.replace(/^Select (.*), [+−].*$/, '$1')),
    );
const ALL = ['Café con leche', 'Bus', 'Cafetera', 'Pay', 'Last year'];

async function expectRows(page: Page, expected: string[]): Promise<void> {
  await expect.poll(() => descriptions(page), SOON).toEqual(expected);
}

async function storedCount(context: BrowserContext): Promise<number> {
  const answer = await context.request.get(`${server.url}/api/v1/transactions/totals`);
  return ((await answer.json()) as { count: number }).count;
}

test('a search ignores accents, and is kept in the address and by the back button', async () => {
  const { page, context, faults } = await withSamples();
  await page.goto('/transactions');
  await expectRows(page, ALL);
  await page.getByText('5 records').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('CAFE');
  await expectRows(page, ['Café con leche', 'Cafetera']);
  expect(new URL(page.url()).search).toBe('?q=CAFE');
  await page.getByText('2 records').first().waitFor();
  await page.keyboard.type(' con');
  await expectRows(page, ['Café con leche']);
  await page.reload();
  await expectRows(page, ['Café con leche']);
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('CAFE con');
  await page.goBack();
  await expectRows(page, ALL);
  expect(await page.getByLabel('Search', { exact: true }).inputValue()).toBe('');
  expect(faults).toEqual([]);
  await context.close();
});

test('filters narrow the list, show as chips, and can be removed one by one or all at once', async () => {
  const { page, context, faults } = await withSamples();
  await page.goto('/transactions');
  await page.getByLabel('Type').selectOption({ label: 'Expenses' });
  await expectRows(page, ['Café con leche', 'Bus', 'Cafetera', 'Last year']);
  await page.getByLabel('Category').selectOption({ label: 'Food' });
  await expectRows(page, ['Café con leche', 'Last year']);
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('menuitem', { name: 'Custom' }).click();
  const dialog = page.getByRole('dialog', { name: 'Custom period' });
  await dialog.getByLabel('From').fill(addDays(TODAY, -401));
  await dialog.getByLabel('To', { exact: true }).fill(addDays(TODAY, -399));
  await dialog.getByRole('button', { name: 'Show this period' }).click();
  await expectRows(page, ['Last year']);
  const chips = page.getByRole('list', { name: 'Active filters' });
  expect(await chips.getByRole('listitem').count()).toBe(3);
  await page.getByRole('button', { name: 'Remove the filter Food' }).click();
  await chips.getByRole('listitem').nth(1).waitFor();
  await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectRows(page, ALL);
  expect(new URL(page.url()).search).toBe('');

  await page.getByLabel('Amount from').fill('25,50');
  await expectRows(page, ['Cafetera', 'Pay', 'Last year']);
  await page.getByLabel('Amount to').fill('40.00');
  await expectRows(page, ['Cafetera', 'Last year']);
  expect(new URL(page.url()).search).toBe('?min=25.50&max=40.00');
  await page.getByRole('button', { name: 'Remove the filter €25.50 – €40.00' }).click();
  await expectRows(page, ALL);
  expect(await page.getByLabel('Amount from').inputValue()).toBe('');
  await page.getByLabel('Amount from').fill('about ten');
  await page.getByLabel('Amount to').focus();
  await page.getByText(/Write the amount in digits/).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the list is in the chosen order, with headings of days unless it is by amount', async () => {
  const { page, context } = await withSamples();
  await page.goto('/transactions');
  await expectRows(page, ALL);
  expect(await descriptions(page)).toEqual(ALL);
  expect(await rowsOf(page).getByRole('heading', { level: 2 }).count()).toBe(4);
  await page.getByLabel('Sort by').selectOption({ label: 'Largest amount' });
  await expect
    .poll(() => descriptions(page), SOON)
    .toEqual(['Pay', 'Last year', 'Cafetera', 'Café con leche', 'Bus']);
  expect(await rowsOf(page).getByRole('heading').count()).toBe(0);
  await context.close();
});

test('several selected transactions are deleted after one question, and undo restores them', async () => {
  const { page, context, faults } = await withSamples();
  await page.goto('/transactions');
  const boxes = rowsOf(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByText('4 selected').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await dialog.getByText('4 records will be deleted.').waitFor();
  await dialog.getByRole('button', { name: 'Delete 4 records' }).click();
  await expectRows(page, ['Last year']);
  await page.getByText('4 records deleted').waitFor();
  await page.getByText('1 record', { exact: true }).first().waitFor();
  await expect.poll(() => storedCount(context), SOON).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  expect(await descriptions(page)).toEqual(ALL);
  await expect.poll(() => storedCount(context), SOON).toBe(5);
  await page.getByText('5 records').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('a transaction that could not be deleted comes back with an error', async () => {
  const { page, context } = await withSamples();
  await page.goto('/transactions');
  await page.route('**/api/v1/transactions/delete', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'recordsDeleteFailed', requestId: 'x' } }),
  );
  await page.getByLabel('Select all loaded').check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 5 records' }).click();
  await page.getByText('Failed to delete the records.').waitFor();
  expect(await descriptions(page)).toEqual(ALL);
  expect(await storedCount(context)).toBe(5);
  await context.close();
});

test('a transaction is edited, duplicated as of today and deleted from its row', async () => {
  const { page, context } = await withSamples();
  await page.goto('/transactions?q=bus');
  const actions = () => page.getByRole('button', { name: 'Actions for Bus' });
  await actions().click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const description = page.getByRole('dialog').getByLabel('Description');
  await description.fill('Tram');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  expect(await description.inputValue()).toBe('Tram');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Expense updated').waitFor();
  await page.getByText('No records match').waitFor();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expectRows(page, ['Café con leche', 'Tram', 'Cafetera', 'Pay', 'Last year']);

  await page.getByRole('button', { name: 'Actions for Last year' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Duplicate expense' });
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('40.00');
  await dialog.getByLabel('Description').fill('Never saved');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Actions for Last year' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await dialog.getByLabel('Description').fill('This year');
  await dialog.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense added').waitFor();
  await expect.poll(() => descriptions(page), SOON).toContain('This year');
  const answer = await context.request.get(`${server.url}/api/v1/transactions?q=this`);
  const { items } = (await answer.json()) as { items: { date: string; amount: number }[] };
  expect(items).toMatchObject([{ date: TODAY, amount: 40 }]);

  await page.getByRole('button', { name: 'Actions for Pay' }).click();
  // By keyboard, because the last toast covers it.
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete income' }).click();
  await page.getByText('Income deleted').waitFor();
  expect(await descriptions(page)).not.toContain('Pay');
  await context.close();
});

test('the CSV holds the filtered transactions', async () => {
  const { page, context } = await withSamples();
  await page.goto('/transactions?q=cafe');
  await expectRows(page, ['Café con leche', 'Cafetera']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`saldo-transactions-${TODAY}.csv`);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toBe('\ufeffDate,Type,Description,Category,Amount,Currency');
  expect(lines.slice(1, -1)).toEqual([
    `${TODAY},Expense,Café con leche,Food,2.50,EUR`,
    `${addDays(TODAY, -1)},Expense,Cafetera,Other,25.50,EUR`,
  ]);
  await context.close();
});

test('keyboard alone searches, selects and deletes', async () => {
  const { page, context } = await withSamples();
  await page.goto('/transactions');
  await expectRows(page, ALL);
  await page.keyboard.press('/');
  await page.keyboard.type('cafe');
  await expectRows(page, ['Café con leche', 'Cafetera']);
  await tabTo(page, 'Select Cafetera, −€25.50');
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await tabTo(page, 'Delete', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Are you sure?' }).waitFor();
  await tabTo(page, 'Delete 1 record');
  await page.keyboard.press('Enter');
  await page.getByText('1 record deleted').waitFor();
  await expectRows(page, ['Café con leche']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), SOON)
    .toBe('Transactions');
  await context.close();
});

test('thousands of transactions scroll to the last one, with few rows in the page at a time', async () => {
  const email = newEmail();
  const { page, context, faults } = await signedIn({ email });
  storeExpenses(server, email, { count: 2_000, today: TODAY });
  await page.goto('/transactions');
  await page.getByText('2,000 records').first().waitFor();
  expect(await rowsOf(page).first().getAttribute('aria-setsize')).toBe('2000');
  let mostDrawn = 0;
  await expect
    .poll(
      async () => {
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        mostDrawn = Math.max(mostDrawn, await rowsOf(page).count());
        return await rowsOf(page).last().getAttribute('aria-posinset');
      },
      { timeout: 30_000, interval: 50 },
    )
    .toBe('2000');
  expect(mostDrawn).toBeLessThan(80);
  // Back at the top, the first one shows again.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => rowsOf(page).first().getAttribute('aria-posinset'), SOON).toBe('1');
  await page.getByLabel('Select all loaded').check();
  await page.getByText('2,000 selected').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 2,000 records' }).click();
  await page.getByText('2,000 records deleted').waitFor();
  expect(await storedCount(context)).toBe(0);
  await page.getByText('Nothing recorded yet').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('the dashboard leads to the transactions of a category, of a day, and to all', async () => {
  const { page, context } = await withSamples();
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
  await expectRows(page, ALL);
  await context.close();
});

test('a first tap on the trend shows the point, a second one opens its transactions', async () => {
  const { page, context } = await withSamples({}, { hasTouch: true, viewport: { width: 390, height: 800 } });
  await page.goto('/dashboard');
  const trend = page.getByRole('slider');
  await trend.scrollIntoViewIfNeeded();
  await trend.tap();
  await page.getByText('Press to see the records').waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  await trend.tap();
  await page.waitForURL('**/transactions?from=*');
  await context.close();
});

test('a history that cannot be fetched shows an error and a retry button', async () => {
  const { page, context } = await withSamples();
  await page.route('**/api/v1/transactions?*', (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'databaseUnavailable', requestId: 'x' } }),
  );
  await page.goto('/transactions');
  await page.getByText('Error fetching data.').waitFor({ timeout: 20_000 });
  await page.unroute('**/api/v1/transactions?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectRows(page, ALL);
  await context.close();
});

test('the history is in Spanish, also when the language changes on it', async () => {
  const { page, context } = await withSamples();
  await page.goto('/transactions?min=1500');
  await expectRows(page, ['Pay']);
  await page
    .getByRole('button', { name: 'Español' })
    .or(page.getByText('ES', { exact: true }))
    .first()
    .click();
  await page.getByRole('heading', { name: 'Movimientos', level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Quitar el filtro Desde/ }).waitFor();
  await page.getByLabel('Importe desde').waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Movimientos', level: 1 }).waitFor();
  await page.getByRole('link', { name: 'Descargar CSV' }).waitFor();
  await context.close();
});

async function tabTo(page: Page, name: string, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    if (focused === name) return;
  }
  throw new Error(`${key} does not reach '${name}'.`);
}
