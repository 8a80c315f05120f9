import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { testInDepth } from '#shared/testing/depth.ts';
import { expectFocus, expectFocusWithin, pressWithin } from './testing/expect-focus.ts';
import { newEmail } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';
import { storeExpenses } from './testing/stored-transactions.ts';
import { TODAY } from './testing/day.ts';
import {
  SAMPLE_DESCRIPTIONS,
  readDescriptions,
  expectRows,
  findRows,
  countStored,
  visitWithSamples,
} from './testing/history-samples.ts';

const server = sharedServer();

test('several selected transactions are deleted after one question, and undo restores them', async () => {
  const { page, context, faults } = await visitWithSamples();
  await page.goto('/transactions');
  const boxes = findRows(page).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByText('4 selected').waitFor();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await dialog.getByText('4 transactions will be deleted.').waitFor();
  await dialog.getByRole('button', { name: 'Delete 4 transactions' }).click();
  await expectRows(page, ['Last year']);
  await page.getByText('4 transactions deleted').waitFor();
  await page.getByText('1 transaction', { exact: true }).first().waitFor();
  await expect.poll(() => countStored(context)).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await expect.poll(() => countStored(context)).toBe(5);
  await page.getByText('5 transactions').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

test('several selected transactions get another day and description, and undo restores each of them', async () => {
  const { page, context, faults } = await visitWithSamples();
  await page.goto('/transactions');
  const boxes = findRows(page).getByRole('checkbox');
  await boxes.nth(1).check();
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit 3 transactions' });
  await dialog.getByRole('button', { name: 'Change' }).click();
  await expect.poll(() => dialog.getByText('required').count()).toBeGreaterThan(0);
  await dialog.getByLabel('New day').fill(addDays(TODAY, -500));
  await dialog.getByLabel('New description').fill('Together');
  await dialog.getByRole('button', { name: 'Change' }).click();
  await page.getByText('3 transactions changed').waitFor();
  await expectRows(page, ['Café con leche', 'Last year', 'Together', 'Together', 'Together']);
  // The other two days have one transaction each, and no total.
  expect(await findRows(page).locator('h2 + p').allTextContents()).toEqual(['Day total +€1,823.30']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  expect(faults).toEqual([]);
  await context.close();
});

testInDepth(
  'all matching transactions except one are deleted and restored, even if they were not loaded',
  async () => {
    const email = newEmail();
    const { page, context, faults } = await visitSignedIn({ timeZone: 'UTC', email });
    storeExpenses(server, email, { count: 1_200, today: TODAY });
    await page.goto('/transactions?q=record%200');
    await page.getByText('1,000 transactions').first().waitFor();
    await page.getByLabel('Select all', { exact: true }).check();
    await page.getByText('1,000 selected').waitFor();
    await findRows(page).getByRole('checkbox').first().uncheck();
    await page.getByText('999 selected').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 999 transactions' }).click();
    await page.getByText('999 transactions deleted').waitFor();
    await expectRows(page, ['Record 0000']);
    expect(await countStored(context)).toBe(201);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    await page.getByText('1,000 transactions').first().waitFor();
    expect(await countStored(context)).toBe(1_200);

    await page.getByLabel('Select all', { exact: true }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete 1,000 transactions' }).click();
    await page.getByText('1,000 transactions deleted').waitFor();
    await page.goto('/transactions/deleted');
    await page.getByRole('button', { name: 'Restore these 1,000' }).click();
    await page.getByText('1,000 transactions restored').waitFor();
    expect(await countStored(context)).toBe(1_200);
    expect(faults).toEqual([]);
    await context.close();
  },
);

testInDepth(
  'the category of a mixed selection changes by type, and undo restores each category',
  async () => {
    const { page, context, faults } = await visitWithSamples();
    await page.goto('/transactions');
    await page.getByLabel('Select all', { exact: true }).check();
    const opener = page.getByRole('button', { name: 'Change category' }).first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Change the category of 5 transactions' });
    await expectFocus(dialog.getByLabel('Category for expenses'));
    await page.keyboard.press('Escape');
    await expectFocus(opener);
    await opener.click();
    await dialog.getByRole('button', { name: 'Change category' }).click();
    await dialog.getByText('This field is required').waitFor();
    await dialog.getByLabel('Category for expenses').selectOption({ label: 'Health' });
    await dialog.getByLabel('Category for income').selectOption({ label: 'Gift' });
    await dialog.getByRole('button', { name: 'Change category' }).click();
    await page.getByText('Category of 5 transactions changed').waitFor();
    const readCategories = () =>
      findRows(page)
        .getByText(/^(Food|Other|Transport|Salary|Health|Gift)$/)
        .allTextContents();
    await expect.poll(readCategories).toEqual(['Health', 'Health', 'Health', 'Gift', 'Health']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(readCategories).toEqual(['Food', 'Transport', 'Other', 'Salary', 'Food']);
    expect(faults).toEqual([]);
    await context.close();
  },
);

testInDepth(
  'a click on a row or Enter opens the transaction, and marking a text in the row does not',
  async () => {
    const { page, context } = await visitWithSamples();
    await page.goto('/transactions');
    const dialog = page.getByRole('dialog', { name: 'Edit expense' });
    await findRows(page).getByText('Food').first().click();
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Café con leche');
    await expectFocusWithin(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await markText(page, 'Cafetera');
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Cafetera');
    expect(await dialog.count()).toBe(0);
    await page.getByRole('button', { name: 'Edit Bus, −€1.20' }).press('Enter');
    expect(await dialog.getByLabel('Description').inputValue()).toBe('Bus');
    await expectFocusWithin(dialog);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Edit Bus, −€1.20');
    await context.close();
  },
);

testInDepth('a transaction that could not be deleted comes back with an error', async () => {
  const { page, context } = await visitWithSamples();
  await page.goto('/transactions');
  await page.route('**/api/v1/transactions/delete', (route) =>
    route.fulfill({ status: 500, json: { error: 'x', code: 'recordsDeleteFailed', requestId: 'x' } }),
  );
  await page.getByLabel('Select all', { exact: true }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Delete 5 transactions' }).click();
  await page.getByText('Failed to delete the transactions.').waitFor();
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  expect(await countStored(context)).toBe(5);
  await context.close();
});

test('a transaction is edited, duplicated as of today and deleted from its row', async () => {
  const { page, context } = await visitWithSamples();
  await page.goto('/transactions?q=bus');
  const findActions = () => page.getByRole('button', { name: 'Actions for Bus' });
  await findActions().click();
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
  await page.getByText('No transactions found').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
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
  await expect.poll(() => readDescriptions(page)).toContain('This year');
  const response = await context.request.get(`${server.url}/api/v1/transactions?q=this`);
  const { items } = (await response.json()) as { items: { date: string; amount: number }[] };
  expect(items).toMatchObject([{ date: TODAY, amount: 40 }]);

  await page.getByRole('button', { name: 'Actions for Pay' }).click();
  // By keyboard, because the last toast covers it.
  await pressWithin(page.getByRole('menuitem', { name: 'Delete' }), 'Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete income' }).click();
  await page.getByText('Income deleted').waitFor();
  expect(await readDescriptions(page)).not.toContain('Pay');
  await context.close();
});

test('searching, selecting and deleting work with the keyboard alone', async () => {
  const { page, context } = await visitWithSamples();
  await page.goto('/transactions');
  await expectRows(page, SAMPLE_DESCRIPTIONS);
  await page.keyboard.press('/');
  await page.keyboard.type('cafe');
  await expectRows(page, ['Café con leche', 'Cafetera']);
  await tabTo(page, 'Select Cafetera, −€25.50');
  await page.keyboard.press('Space');
  await page.getByText('1 selected').waitFor();
  await tabTo(page, 'Delete', 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectFocusWithin(page.getByRole('dialog', { name: 'Are you sure?' }));
  await tabTo(page, 'Delete 1 transaction');
  await page.keyboard.press('Enter');
  await page.getByText('1 transaction deleted').waitFor();
  await expectRows(page, ['Café con leche']);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Transactions');
  await context.close();
});

/** Drags the pointer over a text. */
async function markText(page: Page, text: string): Promise<void> {
  const box = await page.getByText(text).boundingBox();
  if (box === null) throw new Error(`'${text}' does not show.`);
  await page.mouse.move(box.x + 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

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
