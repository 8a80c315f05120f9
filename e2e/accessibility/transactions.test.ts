import type { BrowserContext } from 'playwright-core';
import { uuidv7 } from 'uuidv7';
import type { Language } from '#shared/languages.ts';
import { openAccountMenu } from '../testing/account-menu.ts';
import { openCustomPeriod } from '../testing/dashboard-screen.ts';
import { TODAY } from '../testing/day.ts';
import { interpolate } from '../testing/interpolate.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';

const browser = await openBrowser();
const server = sharedServer();

const COFFEE = 'Coffee and Otorrinolaringologenversammlung';

const SHOPPING = 'Shopping for the long weekend';

/** Adds a transaction with a note and tags, and a split purchase. */
async function withDetails(context: BrowserContext): Promise<void> {
  const date = TODAY;
  const post = async (path: string, data: object) => {
    const response = await context.request.post(`${server.url}${path}`, {
      headers: { origin: server.url },
      data,
    });
    if (!response.ok()) throw new Error(await response.text());
  };
  const tags = ['Fußbodenschleifmaschine 2026', 'casa', 'trip'];
  await post('/api/v1/expenses', { description: 'Train', amount: 12, date, tags, note: 'One\ntwo' });
  const parts = [7, 5].map((amount) => ({ id: uuidv7(), amount, category: 'food' }));
  const purchase = {
    id: uuidv7(),
    type: 'expense',
    description: SHOPPING,
    amount: 12,
    date,
    tags: ['casa', 'Vacaciones'],
    parts,
  };
  await post('/api/v1/transactions/group', purchase);
}

async function withTransactions(context: BrowserContext, language: Language): Promise<void> {
  const { currency, income, expense } = WIDE_AMOUNTS;
  await signUpOverHttp(context, server.url, { language, currency, name: LONG_NAME });
  const date = TODAY;
  const coffee = { description: COFFEE, amount: expense, category: 'food', date };
  const gym = { description: 'Gym', amount: expense / 5, category: 'health', date };
  const pay = { description: 'Pay', amount: income, category: 'salary', date };
  await recordOverHttp(context, server.url, 'expense', coffee);
  await recordOverHttp(context, server.url, 'expense', gym);
  await recordOverHttp(context, server.url, 'income', pay);
}

function startingWith(words: string): RegExp {
  return new RegExp(`^${words}`);
}

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, isPhone, texts } = look;

  it('for a user with transactions, with dialogs, menus and pickers open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await withTransactions(context, language);
    await page.goto('/dashboard');
    await page.getByText(COFFEE).waitFor();
    await expectAccessible(page, 'dashboard');

    for (const table of await page.getByRole('button', { name: texts.summaries.showTable }).all())
      await table.click();
    await expectAccessible(page, 'tables');

    await openCustomPeriod(page, texts);
    await page
      .getByRole('dialog')
      .getByRole('grid')
      .or(page.getByRole('dialog').getByRole('table'))
      .first()
      .waitFor();
    await expectAccessible(page, 'custom period');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: interpolate(texts.transactions.list.actions, { description: COFFEE }) })
      .click();
    await page.getByRole('menuitem', { name: texts.transactions.list.edit }).waitFor();
    await expectAccessible(page, 'row menu');
    await page.getByRole('menuitem', { name: texts.transactions.list.edit }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await expectAccessible(page, 'edit dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page
      .getByRole('button', { name: interpolate(texts.transactions.list.actions, { description: COFFEE }) })
      .click();
    await page.getByRole('menuitem', { name: texts.transactions.list.delete }).click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await expectAccessible(page, 'delete dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    if (isPhone) {
      await page.getByRole('button', { name: texts.app.navigation.more, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, 'drawer');
    } else {
      await openAccountMenu(page, texts);
      await expectAccessible(page, 'account menu');
    }

    await page.goto('/add-expense');
    await page.getByRole('button', { name: texts.transactions.form.save.expense }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'add expense with errors');
    await page.getByRole('button', { name: texts.transactions.form.chooseDay }).click();
    await page.getByRole('table').first().waitFor();
    await expectAccessible(page, 'add expense with the calendar open');
    await leave(visited);
  });

  it('for the history, with its filters, menus and dialogs open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await withTransactions(context, language);
    await page.goto('/transactions?q=zzz');
    await page.getByText(texts.history.nothingFound.title).waitFor();
    await expectAccessible(page, 'history that finds nothing');
    await page.goto('/transactions?type=expense&min=1&sort=largest');
    await page.getByText(COFFEE).waitFor();
    await expectAccessible(page, 'filtered history');
    await page.goto('/transactions');
    await page.getByText(COFFEE).waitFor();
    await expectAccessible(page, 'history');

    await page.getByRole('button', { name: texts.history.filters.open, exact: true }).click();
    await page.getByRole('button', { name: startingWith(texts.summaries.period.label) }).waitFor();
    await expectAccessible(page, 'history with the filters open');
    await page.getByRole('button', { name: startingWith(texts.summaries.period.label) }).click();
    await page.getByRole('menuitem', { name: texts.summaries.period.custom }).waitFor();
    await expectAccessible(page, 'history with the periods open');
    await page.getByRole('menuitem', { name: texts.summaries.period.custom }).click();
    await page.getByRole('dialog').getByRole('table').first().waitFor();
    await expectAccessible(page, 'history with a custom period open');
    await page.goto('/transactions');

    await page
      .getByRole('button', { name: interpolate(texts.transactions.list.actions, { description: COFFEE }) })
      .click();
    await page.getByRole('menuitem', { name: texts.transactions.list.duplicate }).waitFor();
    await expectAccessible(page, 'history row menu');
    await page.getByRole('menuitem', { name: texts.transactions.list.duplicate }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await expectAccessible(page, 'duplicate dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    const list = page.getByRole('list', { name: texts.history.list.label });
    await page.getByRole('button', { name: texts.history.more }).click();
    await page.getByRole('menuitem', { name: texts.history.csv }).waitFor();
    await expectAccessible(page, 'history with its menu open');
    if (isPhone) await page.getByRole('menuitem', { name: texts.history.list.selectMode }).click();
    else await page.keyboard.press('Escape');
    await list.getByRole('checkbox').first().check();
    await expectAccessible(page, 'history with a selection');
    await page.getByRole('button', { name: texts.history.list.categorizeSelected }).click();
    await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    await expectAccessible(page, 'dialog for the category of several');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.history.list.editSelected, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await expectAccessible(page, 'dialog for the day and the description of several');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.history.list.deleteSelected, exact: true }).click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await expectAccessible(page, 'dialog before several are deleted');
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByText(texts.history.delete.doneOne).waitFor();
    await page.goto('/transactions/deleted');
    await page.getByRole('list', { name: texts.deletedTransactions.label }).getByRole('listitem').waitFor();
    await expectAccessible(page, 'recently deleted');
    await leave(visited);
  });

  it('for notes, tags and split purchases', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await withTransactions(context, language);
    await withDetails(context);
    const { splits, tags, transactions } = texts;
    await page.goto('/transactions?tag=CASA');
    const group = page.getByRole('button', {
      name: startingWith(interpolate(splits.show, { transaction: SHOPPING })),
    });
    await group.press('Enter');
    await expectAccessible(page, 'history with an open split purchase');
    await page.getByRole('button', { name: startingWith(texts.history.filters.open) }).click();
    await page.getByRole('combobox', { name: texts.history.filters.tag, exact: true }).waitFor();
    await expectAccessible(page, 'history with a filter by tag');
    await page.goto('/transactions?sort=largest');
    await page.getByText(SHOPPING).first().waitFor();
    await expectAccessible(page, 'history with parts alone');

    await page.getByText('Train').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(transactions.fields.note).waitFor();
    await dialog.getByRole('combobox', { name: tags.label }).fill('v');
    await dialog.getByRole('option').first().waitFor();
    await expectAccessible(page, 'edit dialog with note and tags');
    await page.goto('/add-expense');
    await page.getByRole('button', { name: transactions.form.split }).click();
    await page.getByLabel(transactions.form.amount, { exact: true }).fill('12');
    await page.getByRole('button', { name: splits.add }).click();
    await page.getByRole('button', { name: transactions.form.save.expense }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'add expense with wrong parts');

    await page.goto('/categories');
    await page.getByRole('button', { name: `${tags.manage.rename}: casa` }).click();
    await dialog.getByRole('textbox').fill('TRIP');
    await expectAccessible(page, 'dialog that merges tags');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectAccessible(page, 'tags below the categories');
    await page.getByRole('button', { name: `${tags.manage.remove}: casa` }).click();
    await dialog.getByRole('button').first().waitFor();
    await expectAccessible(page, 'dialog before a tag is removed');
    await leave(visited);
  });
});
