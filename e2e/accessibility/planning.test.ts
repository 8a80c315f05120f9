import { addMonths, startOfMonth } from '#shared/calendar.ts';
import { TODAY } from '../testing/day.ts';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook, WIDE_AMOUNTS } from '../testing/looks.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const MONTH = startOfMonth(TODAY).slice(0, 7);

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { budgets, categories, goals, summaries } = texts;
  const account = { language, name: LONG_NAME, currency: WIDE_AMOUNTS.currency, timeZone: 'UTC' };

  async function enter() {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, account);
    const send = async (method: string, path: string, data: object) => {
      const options = { method, data, headers: { origin: server.url } };
      return (await (await context.request.fetch(`${server.url}/api/v1${path}`, options)).json()) as {
        id: string;
      };
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    };
    return { visited, context, page, dialog: page.getByRole('dialog'), send, close };
  }

  it('for budgets with their dialogs', async () => {
    const { visited, context, page, dialog, send, close } = await enter();
    const spend = (amount: number, category: string, date = TODAY) =>
      recordOverHttp(context, server.url, 'expense', { description: 'Pan', amount, category, date });
    await spend(WIDE_AMOUNTS.expense, 'food');
    await spend(WIDE_AMOUNTS.expense, 'food', addMonths(TODAY, -1));
    await spend(WIDE_AMOUNTS.expense, 'health');
    await page.goto('/budgets');
    await page.getByRole('region', { name: budgets.unbudgeted.title, exact: true }).waitFor();
    await expectAccessible(page, 'no budgets yet');
    await page.getByRole('button', { name: budgets.add }).click();
    await dialog.getByRole('button', { name: budgets.form.save }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a new budget with an error');
    await close();
    for (const [category, amount] of Object.entries({
      food: 5_000_000_000,
      transport: 9_876_543_210.5,
      '*': 90_000_000_000,
    }))
      await send('PUT', `/budgets/${category}`, {
        month: addMonths(`${MONTH}-01`, -1).slice(0, 7),
        amount,
        rollover: 'both',
        scope: 'onwards',
      });
    await page.reload();
    await page.getByText(budgets.list).waitFor();
    await expectAccessible(page, 'budgets, one of them overspent');
    await page
      .getByRole('button', { name: interpolate(budgets.row.edit, { name: categories.food }) })
      .click();
    await dialog.getByText(budgets.form.scope).waitFor();
    await expectAccessible(page, 'a budget to change');
    await close();
    await page.getByRole('button', { name: budgets.actions }).click();
    await page.getByRole('menuitem', { name: budgets.suggest }).click();
    await dialog.getByText(budgets.suggestions.text).waitFor();
    await expectAccessible(page, 'suggested budgets');
    await close();
    await page.getByRole('button', { name: budgets.actions }).click();
    await page.getByRole('menuitem').last().click();
    await dialog.getByRole('button', { name: budgets.copyFrom.confirm }).waitFor();
    await expectAccessible(page, 'the question before budgets are copied');
    await close();
    await page.getByRole('button', { name: interpolate(summaries.steps.previous.month, {}) }).click();
    await page.getByText(budgets.month.over).waitFor();
    await expectAccessible(page, 'the budgets of a month that is over');
    await page.goto('/dashboard');
    await page.getByRole('region', { name: budgets.card.title }).waitFor();
    await expectAccessible(page, 'the dashboard with budgets');
    await leave(visited);
  });

  it('for goals with their dialogs', async () => {
    const { visited, page, dialog, send, close } = await enter();
    await page.goto('/goals');
    await page.getByText(goals.empty.title).waitFor();
    await expectAccessible(page, 'no goals yet');
    await page.getByRole('button', { name: goals.add }).click();
    await dialog.getByRole('button', { name: goals.form.save }).click();
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
    await expectAccessible(page, 'a new goal with errors');
    await close();
    const far = addMonths(TODAY, 12);
    const { id } = await send('POST', '/goals', { name: LONG_NAME, target: WIDE_AMOUNTS.income, day: far });
    const put = (to: string, amount: number, months: number) =>
      send('POST', `/goals/${to}/entries`, { amount, day: addMonths(TODAY, months) });
    await put(id, WIDE_AMOUNTS.expense, -3);
    const reached = await send('POST', '/goals', { name: 'Bici', target: 100, day: null });
    await put(reached.id, 100, -1);
    const late = await send('POST', '/goals', { name: 'Viaje', target: 100, day: addMonths(TODAY, -1) });
    await send('POST', '/goals', { name: 'Casa', target: 100, day: null });
    await send('PATCH', `/goals/${late.id}`, { isArchived: true });
    await page.reload();
    await page.getByText(LONG_NAME).first().waitFor();
    await page.getByRole('list', { name: goals.archived }).waitFor();
    await expectAccessible(page, 'goals');
    const menu = page.getByRole('button', { name: interpolate(goals.menu, { name: LONG_NAME }) });
    await menu.click();
    await page.getByRole('menuitem', { name: goals.takeOut }).waitFor();
    await expectAccessible(page, 'the menu of a goal');
    await page.getByRole('menuitem', { name: goals.takeOut }).click();
    await dialog.getByLabel(goals.entry.amount).waitFor();
    await expectAccessible(page, 'taking money out');
    await close();
    await menu.click();
    await page.getByRole('menuitem', { name: goals.entries }).click();
    await dialog.getByRole('listitem').waitFor();
    await expectAccessible(page, 'the history of a goal');
    await close();
    await menu.click();
    await page.getByRole('menuitem', { name: goals.delete }).click();
    await dialog.getByText(goals.remove.text).waitFor();
    await expectAccessible(page, 'the question before a goal is deleted');
    await leave(visited);
  });
});
