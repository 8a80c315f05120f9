import type { BrowserContext } from 'playwright-core';
import { addDays } from '#shared/calendar.ts';
import type { Language } from '#shared/languages.ts';
import { TODAY } from '../testing/day.ts';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { addRecurringOverHttp, catchUpOverHttp } from '../testing/recurring-over-http.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const LONG = 'Rent and Otorrinolaringologenversammlung';

/** Adds waiting, coming and paused recurring transactions and a suggestion, with amounts that are hard to fit. */
async function withRecurring(context: BrowserContext, language: Language): Promise<void> {
  const { currency, income, expense } = WIDE_AMOUNTS;
  await signUpOverHttp(context, server.url, { language, currency, name: LONG_NAME, timeZone: 'UTC' });
  const now = TODAY;
  for (let month = 1; month <= 8; month++)
    await recordOverHttp(context, server.url, 'expense', {
      description: 'Streaming',
      amount: expense,
      date: addDays(now, -30 * month),
    });
  await addRecurringOverHttp(context, { description: LONG, amount: expense, firstDay: addDays(now, 2) });
  await addRecurringOverHttp(context, {
    type: 'income',
    category: 'salary',
    description: 'Salary',
    amount: income,
    firstDay: addDays(now, 1),
    on: 'lastWorkday',
  });
  await addRecurringOverHttp(context, {
    description: 'Power',
    amount: expense,
    firstDay: now,
    isEstimate: true,
    mode: 'ask',
    unit: 'year',
  });
  await catchUpOverHttp(context);
}

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { recurring, transactions } = texts;

  it('for a user without recurring transactions, and for the form', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language });
    await page.goto('/recurring');
    await page.getByText(recurring.empty.title).waitFor();
    await expectAccessible(page, 'nothing repeats');
    await page.getByRole('button', { name: recurring.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: recurring.form.more }).click();
    await dialog.getByLabel(recurring.form.cadence).selectOption({ label: recurring.form.cadences.other });
    await dialog.getByRole('button', { name: recurring.form.save }).click();
    await dialog.getByText(texts.fields.required).first().waitFor();
    await expectAccessible(page, 'form with errors');
    await leave(visited);
  });

  it('for many recurring transactions: the lists, menus, dialogs and the calendar', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await withRecurring(context, language);
    await page.goto('/recurring');
    await page.getByRole('list', { name: recurring.suggestions.title }).waitFor();
    await expectAccessible(page, 'lists');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: new RegExp(`^${recurring.waiting.confirm}:`) }).click();
    await dialog.getByRole('textbox', { name: transactions.form.amount }).waitFor();
    await expectAccessible(page, 'confirm');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const actions = page.getByRole('button', {
      name: interpolate(recurring.rules.actions, { description: LONG }),
    });
    await actions.click();
    await page.getByRole('menuitem', { name: recurring.menu.edit, exact: true }).waitFor();
    await expectAccessible(page, 'menu');
    await page.getByRole('menuitem', { name: recurring.menu.edit, exact: true }).click();
    await dialog.getByRole('textbox', { name: transactions.form.amount }).fill('5');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: recurring.scope.later }).waitFor();
    await expectAccessible(page, 'scope of an edit');
    await page.goto('/recurring?view=calendar');
    await page.getByText(recurring.outcomes.asked, { exact: true }).first().waitFor();
    await expectAccessible(page, 'calendar');
    await page.goto('/dashboard');
    await page.getByRole('region', { name: recurring.card.title }).getByRole('list').waitFor();
    await expectAccessible(page, 'dashboard');
    await leave(visited);
  });
});
