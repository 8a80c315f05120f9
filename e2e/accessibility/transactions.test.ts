import type { BrowserContext } from 'playwright-core';
import { describe, test } from 'vitest';
import { today } from '#shared/calendar.ts';
import type { Language } from '#shared/languages.ts';
import { interpolated } from '../testing/interpolated.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';
import { expectAccessible, LONG_NAME, LOOKS, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';

const browser = await openBrowser();
const server = sharedServer();

const COFFEE = 'Coffee and Otorrinolaringologenversammlung';

async function withTransactions(context: BrowserContext, language: Language): Promise<void> {
  const { currency, income, expense } = WIDE_AMOUNTS;
  await signUpOverHttp(context, server.url, { language, currency, name: LONG_NAME });
  const date = today('UTC', Date.now());
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

describe.each(LOOKS)('axe finds nothing, and nothing is cut off sideways ($name)', (look) => {
  const { language, isPhone, texts } = look;

  test('for a user with transactions, with dialogs, menus and pickers open', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await withTransactions(context, language);
    await page.goto('/dashboard');
    await page.getByText(COFFEE).waitFor();
    await expectAccessible(page, 'dashboard');

    for (const table of await page.getByRole('button', { name: texts.summaries.showTable }).all())
      await table.click();
    await expectAccessible(page, 'tables');

    await page.getByRole('button', { name: texts.summaries.period.custom }).click();
    await page
      .getByRole('dialog')
      .getByRole('grid')
      .or(page.getByRole('dialog').getByRole('table'))
      .first()
      .waitFor();
    await expectAccessible(page, 'custom period');
    await page.keyboard.press('Escape');

    await page
      .getByRole('button', { name: interpolated(texts.transactions.list.actions, { description: COFFEE }) })
      .click();
    await page.getByRole('menuitem', { name: texts.transactions.list.edit }).waitFor();
    await expectAccessible(page, 'row menu');
    await page.getByRole('menuitem', { name: texts.transactions.list.edit }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await expectAccessible(page, 'edit dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page
      .getByRole('button', { name: interpolated(texts.transactions.list.actions, { description: COFFEE }) })
      .click();
    await page.getByRole('menuitem', { name: texts.transactions.list.delete }).click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await expectAccessible(page, 'delete dialog');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    if (isPhone) {
      await page.getByRole('button', { name: texts.app.navigation.menu, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectAccessible(page, 'drawer');
    }
    await page.getByRole('button', { name: startingWith(texts.app.theme.label) }).click();
    await page.getByRole('menuitemradio').first().waitFor();
    await expectAccessible(page, 'theme menu');
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /Ana Ureña/ })
      .last()
      .click();
    await page.getByRole('menuitem').first().waitFor();
    await expectAccessible(page, 'user menu');

    await page.goto('/add-expense');
    await page.getByRole('button', { name: texts.transactions.form.save.expense }).click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'add expense with errors');
    await page.getByRole('button', { name: texts.transactions.form.chooseDay }).click();
    await page.getByRole('table').first().waitFor();
    await expectAccessible(page, 'add expense with the calendar open');
    await leave(visited);
  });

  test('for the history, with its filters, menus and dialogs open', async () => {
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
      .getByRole('button', { name: interpolated(texts.transactions.list.actions, { description: COFFEE }) })
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
    await page.getByRole('button', { name: texts.history.list.deleteSelected, exact: true }).click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
    await expectAccessible(page, 'dialog before several are deleted');
    await page.getByRole('dialog').getByRole('button').last().click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goto('/transactions/deleted');
    await page.getByRole('list', { name: texts.deletedTransactions.label }).getByRole('listitem').waitFor();
    await expectAccessible(page, 'recently deleted');
    await leave(visited);
  });
});
