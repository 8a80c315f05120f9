import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { addDays } from '#shared/calendar.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { TODAY } from './testing/day.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

test('an account with an opening balance says what is in it, and is reconciled with the bank', async () => {
  const { ownAccounts, balances, transactions } = TEXTS.en.screens;
  const { reconcile } = ownAccounts;
  const visited = await visitSignedIn({ language: 'en', timeZone: 'UTC' });
  const { page, context } = visited;
  const dialog = page.getByRole('dialog');
  await page.goto('/accounts');
  await page.getByRole('button', { name: ownAccounts.add }).click();
  await dialog.getByLabel(ownAccounts.name).fill('Visa');
  await dialog.getByLabel(ownAccounts.kind).selectOption('card');
  await dialog.getByText(ownAccounts.openingOfCard).waitFor();
  expect(await dialog.getByLabel(ownAccounts.openingDay).count()).toBe(0);
  await dialog.getByLabel(ownAccounts.opening).fill('-120.50');
  await dialog.getByLabel(ownAccounts.openingDay).fill('x');
  await dialog.getByRole('button', { name: ownAccounts.save }).click();
  await dialog.getByText(TEXTS.en.screens.fields.invalidDate).waitFor();
  await dialog.getByLabel(ownAccounts.openingDay).fill('yesterday');
  await dialog.getByRole('button', { name: ownAccounts.save }).click();
  await page.getByText(ownAccounts.toasts.added).waitFor();
  await page.getByText('−€120.50').waitFor();

  await page.getByRole('link', { name: /^Visa/ }).click();
  await page.getByText(ownAccounts.balance.today).waitFor();
  const account = new URL(page.url()).searchParams.get('account') ?? '';
  const { url } = sharedServer();
  for (const [amount, date] of [
    [30, TODAY],
    [4.5, addDays(TODAY, 1)],
  ] as const)
    await recordOverHttp(context, url, 'expense', { description: 'Shoes', amount, date, account });
  await page.reload();
  await page.getByText('−€150.50', { exact: true }).first().waitFor();
  await page.getByText(interpolate(ownAccounts.balance.later, { amount: '−€4.50' })).waitFor();
  await page.getByRole('slider', { name: ownAccounts.balance.explore }).waitFor();

  await page.getByRole('button', { name: reconcile.open }).click();
  await dialog.getByLabel(reconcile.amount).fill('-155');
  await dialog.getByRole('button', { name: reconcile.submit }).click();
  await page.getByText(/Saldo has €4\.50 more\./).waitFor();
  await page.getByRole('button', { name: reconcile.adjust }).click();
  await page.getByText(reconcile.adjusted).waitFor();
  await page.getByText(/Saldo has the same\./).waitFor();
  await page.getByRole('button', { name: transactions.toasts.undo }).click();
  await page.getByText(/Saldo has €4\.50 more\./).waitFor();
  await page.locator('summary').click();
  await page.getByRole('button', { name: /^Delete the figure of/ }).click();
  await page.getByText(reconcile.none).waitFor();

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: balances.title });
  await card.getByRole('link', { name: 'Visa' }).waitFor();
  expect(await card.innerText()).toContain('−€150.50');
  await card.getByRole('link', { name: 'Visa' }).click();
  await chooseInMenu(page, interpolate(ownAccounts.actions, { name: 'Visa' }), ownAccounts.delete);
  await dialog.getByRole('button', { name: ownAccounts.remove.submit }).click();
  await page.waitForURL(/\/accounts$/);
  await leave(visited);
});
