import { addCategory } from '#shared/contract/categories.ts';
import { TODAY } from '../testing/day.ts';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { categories, ownCategories, transactions, history } = texts;

  it('for the categories of a user, with their menu and dialogs, and for the field that adds one', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    const dialog = page.getByRole('dialog');
    const data = { type: 'expense', name: LONG_NAME, icon: 'gift', colour: 'amber' };
    await context.request.post(server.url + addCategory.path, { headers: { origin: server.url }, data });
    const findMenu = (name: string) =>
      page.getByRole('button', { name: interpolate(ownCategories.actions, { name }), exact: true });
    const choose = async (name: string, item: string) => {
      await findMenu(name).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    };

    await page.goto('/categories');
    await choose(categories.other, ownCategories.archive);
    await page.getByRole('list', { name: ownCategories.archived }).waitFor();
    await expectAccessible(page, 'the categories');
    await findMenu(LONG_NAME).click();
    await page.getByRole('menuitem', { name: ownCategories.delete }).waitFor();
    await expectAccessible(page, 'the menu of a category');
    await page.getByRole('menuitem', { name: ownCategories.delete }).click();
    await dialog.getByText(ownCategories.remove.text_zero).waitFor();
    await expectAccessible(page, 'the question before a category is deleted');
    await close();
    await choose(LONG_NAME, ownCategories.merge);
    await dialog.getByRole('button', { name: ownCategories.mergeInto.submit, exact: true }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'merging with an error');
    await close();
    await choose(categories.food, ownCategories.edit);
    await dialog.getByLabel(ownCategories.name).waitFor();
    await expectAccessible(page, 'editing a category');
    await close();
    await page.getByRole('button', { name: ownCategories.add.income }).click();
    await dialog.getByRole('button', { name: ownCategories.save }).click();
    await dialog.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a new category with an error');
    await close();

    await page.goto('/add-expense');
    await page.getByRole('button', { name: transactions.form.newCategory }).click();
    await page.getByRole('button', { name: transactions.form.addCategory, exact: true }).click();
    await page.locator('[aria-invalid="true"]').waitFor();
    await expectAccessible(page, 'a new category in the form of an expense');

    const date = TODAY;
    await recordOverHttp(context, server.url, 'expense', { description: 'Gym', amount: 9, date });
    await page.goto('/transactions');
    await page.getByRole('listitem').getByText('Gym').waitFor();
    if (look.isPhone) {
      await page.getByRole('button', { name: history.more }).click();
      await page.getByRole('menuitem', { name: history.list.selectMode }).click();
    }
    await page.getByLabel(history.list.selectAll, { exact: true }).check();
    await page.getByRole('button', { name: history.list.categorizeSelected }).click();
    await dialog.getByRole('combobox').selectOption({ label: transactions.form.newCategory });
    await dialog.getByLabel(transactions.form.newCategoryName).waitFor();
    await expectAccessible(page, 'a new category for several transactions');
    await leave(visited);
  });
});
