import { expect, test } from 'vitest';
import { formatDay } from '#shared/calendar.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { addAccountOverHttp } from './testing/account-over-http.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { TODAY } from './testing/day.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave } from './testing/people.ts';
import { listTransfersOverHttp } from './testing/transfers-over-http.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const show = (day: string) => formatDay(day, 'en', { dateStyle: 'medium' });

test('a transfer is repeated from its form, paused, resumed, skipped, edited and deleted', async () => {
  const { transfers, transactions, recurring } = TEXTS.en.screens;
  const { menu, toasts, states } = transfers.recurring;
  const visited = await visitSignedIn({ language: 'en', timeZone: 'UTC' });
  const { page } = visited;
  const dialog = page.getByRole('dialog');
  const amount = page.getByLabel(transactions.form.amount, { exact: true });
  const row = page.getByRole('list', { name: transfers.recurring.title }).getByRole('listitem');
  const nextOn = (day: string) => row.getByText(interpolate(transfers.recurring.next, { day: show(day) }));
  const actionsOf = (name: string) => interpolate(transfers.recurring.actions, { name });
  await page.goto('/recurring');
  await page.getByText(recurring.empty.title).waitFor();
  expect(await page.getByText(transfers.recurring.title).count()).toBe(0);

  const fromAccount = await addAccountOverHttp(visited, 'Bank');
  const toAccount = await addAccountOverHttp(visited, 'Savings');
  await page.goto('/add-transfer');
  await amount.fill('200');
  const day = page.getByLabel(transactions.form.date, { exact: true });
  await day.fill('11/17/2026');
  await page.getByRole('checkbox', { name: transfers.recurring.repeat }).press('Space');
  // The form keeps the typed day.
  const firstDay = page.getByLabel(recurring.form.firstDay);
  await expect.poll(() => firstDay.inputValue()).toBe(show('2026-11-17'));
  await page.getByText(recurring.form.noPast).waitFor();
  await firstDay.fill(show(TODAY));
  await page.getByRole('list', { name: recurring.form.preview }).getByRole('listitem').nth(4).waitFor();
  await page.getByRole('button', { name: transfers.save }).press('Enter');
  await page.getByText(toasts.added).waitFor();
  await expectFocus(amount);
  await day.waitFor();
  expect(await page.getByRole('checkbox', { name: transfers.recurring.repeat }).isChecked()).toBe(false);
  // The server has added the transfer of today.
  const ofToday = { fromAccount, toAccount, amount: 200, date: TODAY };
  expect(await listTransfersOverHttp(visited)).toMatchObject([ofToday]);

  await page.goto('/recurring');
  await row.getByText('Bank → Savings').waitFor();
  await row.getByText('Every month on the 18th').waitFor();
  await row.getByText('€200.00').waitFor();
  await nextOn('2026-12-18').waitFor();
  const actions = actionsOf('From Bank to Savings, €200.00');
  await chooseInMenu(page, actions, menu.pause);
  await row.getByText(states.paused).waitFor();
  await chooseInMenu(page, actions, menu.resume);
  await page.getByText(toasts.resumed).waitFor();
  await chooseInMenu(page, actions, interpolate(menu.skip, { day: show('2026-12-18') }));
  await nextOn('2027-01-18').waitFor();

  await chooseInMenu(page, actions, menu.edit);
  await expectFocus(dialog.getByLabel(transactions.form.amount, { exact: true }));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('250');
  await page.keyboard.press('Enter');
  await page.getByText(toasts.edited).waitFor();
  const changed = actionsOf('From Bank to Savings, €250.00');
  await expectFocus(page.getByRole('button', { name: changed }));
  await nextOn('2027-01-18').waitFor();

  await chooseInMenu(page, changed, menu.delete);
  await dialog.getByRole('button', { name: transfers.recurring.remove.confirm }).press('Enter');
  await page.getByText(transfers.recurring.empty).waitFor();
  await expectFocus(page.getByRole('button', { name: transfers.recurring.add }));
  expect(await listTransfersOverHttp(visited)).toMatchObject([ofToday]);
  await leave(visited);
});

test('a recurring transfer is added on the screen of what repeats, ended, and started again', async () => {
  const { transfers, transactions, recurring } = TEXTS.es.screens;
  const { menu, states, toasts } = transfers.recurring;
  const viewport = { width: 360, height: 800 };
  const visited = await visitSignedIn({ language: 'es', timeZone: 'UTC' }, { viewport });
  const { page } = visited;
  const dialog = page.getByRole('dialog');
  await addAccountOverHttp(visited, 'Banco');
  await page.goto('/recurring');
  await page.getByRole('button', { name: transfers.recurring.add }).press('Enter');
  await expectFocus(dialog.getByLabel(transactions.form.amount, { exact: true }));
  await page.keyboard.type('50,5');
  await dialog.getByLabel(recurring.form.cadence).selectOption({ label: recurring.form.cadences.weekly });
  await dialog.getByLabel(recurring.form.firstDay).fill('25/11/2026');
  await dialog.getByRole('button', { name: recurring.form.more }).press('Enter');
  await dialog.getByLabel(transfers.note).fill('Ahorro');
  await dialog.getByRole('button', { name: transfers.save }).press('Enter');
  await page.getByText(toasts.added).waitFor();
  const row = page.getByRole('list', { name: transfers.recurring.title }).getByRole('listitem');
  await row.getByText('Banco → Otra cuenta').waitFor();
  await row.getByText('Cada miércoles').waitFor();
  await row.getByText('Ahorro').waitFor();
  expect(await listTransfersOverHttp(visited)).toEqual([]);

  const actions = interpolate(transfers.recurring.actions, { name: 'De Banco a Otra cuenta, 50,50\u00A0€' });
  await chooseInMenu(page, actions, menu.end);
  await dialog.getByRole('button', { name: transfers.recurring.end.confirm }).press('Enter');
  await row.getByText(states.ended).waitFor();
  await chooseInMenu(page, actions, menu.restart);
  await page.getByText(toasts.restarted).waitFor();
  await row.getByText(/^Próxima: /).waitFor();
  await leave(visited);
});
