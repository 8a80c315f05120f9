import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { TODAY } from './testing/day.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp, type Visit } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';
import { deleteTransferOverHttp, listTransfersOverHttp } from './testing/transfers-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

/** Waits for the dashboard's totals, with an expense of 12 as the only transaction. */
async function expectTotals({ page }: Visit): Promise<void> {
  await page.goto('/dashboard');
  const totals = page.getByRole('region', { name: TEXTS.en.screens.summaries.totals.label });
  await expect.poll(() => totals.innerText()).toMatch(/€12\.00/);
  expect((await totals.innerText()).match(/€[\d,.]+/g)).toEqual(['€0.00', '€12.00', '€12.00']);
}

test('transfers are added, edited, deleted and restored with the keyboard alone, and change no total', async () => {
  const { transfers, transactions, ownAccounts, history } = TEXTS.en.screens;
  const visited = await visitSignedIn({ language: 'en', timeZone: 'UTC' });
  const { page } = visited;
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('list', { name: transfers.title }).getByRole('listitem');
  const addButton = page.getByRole('button', { name: transfers.add });
  const menuOf = (name: string) => interpolate(transfers.actions, { name });
  await page.goto('/accounts');
  await page.getByText(ownAccounts.empty).waitFor();
  expect(await page.getByText(transfers.title).count()).toBe(0);

  const bank = await addAccountOverHttp(visited, 'Bank');
  const cash = await addAccountOverHttp(visited, 'Cash');
  const coffee = { description: 'Coffee', amount: 12, date: TODAY };
  await recordOverHttp(visited.context, sharedServer().url, 'expense', coffee);
  await expectTotals(visited);
  await page.goto('/accounts');
  await page.getByText(transfers.empty).waitFor();
  await addButton.press('Enter');
  await expectFocus(dialog.getByLabel(transactions.form.amount, { exact: true }));
  await page.keyboard.type('150+50');
  // With two accounts, both are chosen in advance.
  await dialog.getByRole('button', { name: transfers.swap }).press('Enter');
  await dialog.getByRole('button', { name: transfers.swap }).press('Enter');
  await dialog.getByLabel(transfers.note).fill('For the market');
  await dialog.getByRole('button', { name: transfers.save }).press('Enter');
  await page.getByText(transfers.toasts.added).waitFor();
  await expectFocus(addButton);
  await expect.poll(() => rows.innerText()).toMatch(/^Bank → Cash\s+.* · For the market\s+€200\.00$/);
  expect(await listTransfersOverHttp(visited)).toMatchObject([
    { fromAccount: bank, toAccount: cash, amount: 200 },
  ]);

  await chooseInMenu(page, menuOf('From Bank to Cash, €200.00'), transfers.edit);
  await dialog.getByLabel(transfers.to, { exact: true }).selectOption('Bank');
  await dialog.getByLabel(transactions.form.amount, { exact: true }).press('Enter');
  await dialog.getByText(TEXTS.en.screens.fields.sameAccount).waitFor();
  await dialog.getByLabel(transfers.to, { exact: true }).selectOption(transfers.elsewhere);
  await dialog.getByRole('button', { name: transfers.saveChanges }).press('Enter');
  await page.getByText(transfers.toasts.edited).waitFor();
  const menu = menuOf('From Bank to Another account, €200.00');
  await expectFocus(page.getByRole('button', { name: menu }));

  await chooseInMenu(page, menu, transfers.delete);
  await dialog.getByRole('button', { name: transfers.remove.confirm }).press('Enter');
  await page.getByText(transfers.empty).waitFor();
  await page.getByRole('button', { name: transactions.toasts.undo }).press('Enter');
  await rows.getByText('Bank → Another account').waitFor();
  await page.getByRole('link', { name: /^Bank/ }).click();
  await rows.getByText('−€200.00').waitFor();

  // The list of the account's transactions leads to its transfers.
  await page.getByRole('link', { name: ownAccounts.seeTransactions }).click();
  await page.getByRole('link', { name: history.transfers.ofOne }).click();
  await rows.getByText('−€200.00').waitFor();

  expect(await listStored(visited)).toMatchObject([coffee]);
  await expectTotals(visited);
  await leave(visited);
});

test('a transfer is added on a phone, restored from the bin, and erased with it', async () => {
  const { transfers, transactions, app, deletedTransactions, history, recurring } = TEXTS.es.screens;
  const viewport = { width: 360, height: 800 };
  const visited = await visitSignedIn({ language: 'es', timeZone: 'UTC' }, { viewport });
  const { page } = visited;
  const dialog = page.getByRole('dialog');
  await addAccountOverHttp(visited, 'Banco');
  const toTransfer = () => page.getByRole('link', { name: app.navigation.transfer, exact: true }).click();
  await page.goto('/add-expense');
  await toTransfer();
  await page.getByRole('heading', { name: app.titles.addTransfer }).waitFor();
  await page.getByRole('link', { name: recurring.form.types.income, exact: true }).click();
  await page.getByRole('heading', { name: transactions.add.income.title }).waitFor();
  await toTransfer();
  await page.getByLabel(transactions.form.amount, { exact: true }).fill('50,5');
  // Somebody with one account chooses only the direction.
  await page.getByRole('button', { name: transfers.swap }).click();
  await page.getByRole('button', { name: transfers.save }).click();
  await page.getByText(transfers.toasts.added).waitFor();
  await expectFocus(page.getByLabel(transactions.form.amount, { exact: true }));
  await page.getByRole('link', { name: transfers.toAccounts }).click();
  await page.getByText('Otra cuenta → Banco').waitFor();

  const deleteFirst = async () => {
    const [transfer] = await listTransfersOverHttp(visited);
    await deleteTransferOverHttp(visited, transfer?.id ?? '');
    await page.goto('/transactions/deleted');
    await page.getByRole('list', { name: transfers.deletedTitle }).getByText('Otra cuenta → Banco').waitFor();
  };
  await deleteFirst();
  const menu = interpolate(transfers.actions, { name: 'De Otra cuenta a Banco, 50,50\u00A0€' });
  await chooseInMenu(page, menu, deletedTransactions.restore);
  await page.getByText(transfers.toasts.restored).waitFor();
  await page.getByText(deletedTransactions.empty.title).waitFor();
  expect(await listTransfersOverHttp(visited)).toHaveLength(1);
  await deleteFirst();
  await chooseInMenu(page, menu, deletedTransactions.erase);
  await dialog.getByText(transfers.remove.forGood).waitFor();
  await page.keyboard.press('Escape');
  await chooseInMenu(page, history.more, deletedTransactions.eraseAll);
  await dialog.getByRole('button', { name: deletedTransactions.erase }).click();
  await page.getByText(deletedTransactions.empty.title).waitFor();
  await page.reload();
  await page.getByText(deletedTransactions.empty.title).waitFor();
  await leave(visited);
});
