import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { expectRows, findRows, visitWithSamples } from './testing/history-samples.ts';
import { newEmail } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';
import { storeExpenses } from './testing/stored-transactions.ts';

const server = sharedServer();

const findRow = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Edit ${name},`) });

test('the keys of the list go from row to row, open, select and delete them', async () => {
  const { page, context, faults } = await visitWithSamples();
  await page.goto('/transactions');
  await findRow(page, 'Bus').waitFor();
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expectFocus(findRow(page, 'Café con leche'));
  await page.keyboard.press('ArrowUp');
  await expectFocus(findRow(page, 'Café con leche'));
  await page.keyboard.press('End');
  await expectFocus(findRow(page, 'Last year'));
  await page.keyboard.press('ArrowDown');
  await expectFocus(findRow(page, 'Last year'));
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expectFocus(findRow(page, 'Bus'));

  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Edit expense' }).waitFor();
  await page.keyboard.press('Escape');
  await expectFocus(findRow(page, 'Bus'));

  // The keys of a row also work from its checkbox.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('2 selected').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+X');
  await page.getByText('4 selected').waitFor();
  await page.keyboard.press('Delete');
  await page.getByRole('dialog', { name: 'Are you sure?' }).getByText('4 transactions').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();

  await findRow(page, 'Cafetera').focus();
  await page.keyboard.press('Delete');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expectRows(page, ['Café con leche', 'Bus', 'Pay', 'Last year']);
  // The list has the focus, and the keys continue from the place of the deleted row.
  await page.keyboard.press('ArrowDown');
  await expectFocus(findRow(page, 'Pay'));
  await page.keyboard.press('e');
  await page.waitForURL('**/add-expense');
  expect(faults).toEqual([]);
  await context.close();
});

testInDepth('the keys reach rows that are not drawn, and rows that are not loaded', async () => {
  const email = newEmail();
  const { page, context, faults } = await visitSignedIn({ timeZone: 'UTC', email });
  storeExpenses(server, email, { count: 230, today: TODAY });
  await page.goto('/transactions');
  await findRow(page, 'Record 0000').focus();
  for (const last of ['0099', '0199', '0229']) {
    await page.keyboard.press('End');
    await expectFocus(findRow(page, `Record ${last}`));
    // The next page loads near the end.
    if (last !== '0229') await page.keyboard.press('ArrowDown');
    if (last !== '0229')
      await expectFocus(findRow(page, `Record ${String(Number(last) + 1).padStart(4, '0')}`));
  }
  await page.keyboard.press('Home');
  await expectFocus(findRow(page, 'Record 0000'));
  expect(await findRows(page).count()).toBeLessThan(80);
  expect(faults).toEqual([]);
  await context.close();
});
