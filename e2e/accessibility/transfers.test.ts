import { addAccountOverHttp } from '../testing/account-over-http.ts';
import { TODAY } from '../testing/day.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { leave, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';
import {
  addRecurringTransferOverHttp,
  addTransferOverHttp,
  deleteTransferOverHttp,
} from '../testing/transfers-over-http.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { transfers, transactions, recurring, app } = texts;

  async function enter() {
    const visited = await visitInLook(browser, server, look);
    const account = { language, name: LONG_NAME, currency: WIDE_AMOUNTS.currency, timeZone: 'UTC' };
    await signUpOverHttp(visited.context, server.url, account);
    const fromAccount = await addAccountOverHttp(visited, LONG_NAME);
    const toAccount = await addAccountOverHttp(visited, `${LONG_NAME} 2`);
    const wide = { fromAccount, toAccount, date: TODAY, amount: WIDE_AMOUNTS.expense, note: LONG_NAME };
    const id = await addTransferOverHttp(visited, wide);
    const { date: firstDay, ...fields } = wide;
    await addRecurringTransferOverHttp(visited, { ...fields, firstDay, on: 'lastWorkday' });
    await addRecurringTransferOverHttp(visited, { ...fields, firstDay, toAccount: null, endDay: TODAY });
    await addTransferOverHttp(visited, { ...wide, toAccount: null, amount: 1 });
    return { ...visited, visited, id, list: visited.page.getByRole('list', { name: transfers.title }) };
  }

  it('for the transfers of a user, with their dialogs', async () => {
    const { visited, page, list } = await enter();
    const dialog = page.getByRole('dialog');
    await page.goto('/accounts');
    await list.getByRole('listitem').nth(1).waitFor();
    await expectAccessible(page, 'the transfers');
    await list.getByRole('button').first().click();
    await page.getByRole('menuitem', { name: transfers.delete }).click();
    await dialog.getByText(LONG_NAME).waitFor();
    await expectAccessible(page, 'the question before a transfer is deleted');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: transfers.add }).click();
    await dialog.getByRole('button', { name: transfers.save }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a new transfer with an error');
    await leave(visited);
  });

  it('for the screen that adds transfers, the way to it, and deleted transfers', async () => {
    const { visited, page, id } = await enter();
    await page.goto('/add-income');
    await page.getByRole('link', { name: app.navigation.transfer, exact: true }).waitFor();
    await expectAccessible(page, 'a new income with the link to a transfer');
    await page.getByRole('link', { name: app.navigation.transfer, exact: true }).click();
    await page.getByLabel(transactions.form.amount, { exact: true }).waitFor();
    await expectAccessible(page, 'a new transfer on its screen');
    await deleteTransferOverHttp(visited, id);
    await page.goto('/transactions/deleted');
    await page.getByRole('list', { name: transfers.deletedTitle }).waitFor();
    await expectAccessible(page, 'a deleted transfer');
    await leave(visited);
  });

  it('for recurring transfers, with their dialogs', async () => {
    const { visited, page } = await enter();
    const dialog = page.getByRole('dialog');
    await page.goto('/recurring');
    const list = page.getByRole('list', { name: transfers.recurring.title });
    await list.getByRole('listitem').nth(1).waitFor();
    await expectAccessible(page, 'the recurring transfers');
    await list.getByRole('button').first().click();
    await page.getByRole('menuitem', { name: transfers.recurring.menu.end }).waitFor();
    await expectAccessible(page, 'the menu of a recurring transfer');
    await page.getByRole('menuitem', { name: transfers.recurring.menu.edit }).click();
    await dialog.getByLabel(transactions.form.amount, { exact: true }).fill('');
    await dialog.getByRole('button', { name: transfers.saveChanges }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a recurring transfer with an error');
    await page.goto('/add-transfer');
    await page.getByRole('checkbox', { name: transfers.recurring.repeat }).click();
    await page.getByRole('list', { name: recurring.form.preview }).waitFor();
    await expectAccessible(page, 'a new transfer that repeats');
    await leave(visited);
  });
});
