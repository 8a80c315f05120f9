import { appFile, longFile, octoberFile, openFile, pdfFile, septemberFile } from '../testing/bank-files.ts';
import { importScreen, startOf } from '../testing/import-screen.ts';
import { interpolate } from '../testing/interpolate.ts';
import { expectAccessible, LONG_NAME, describeInLooks, visitInLook } from '../testing/looks.ts';
import { leave, recordOverHttp, signUpOverHttp } from '../testing/people.ts';
import { openBrowser, sharedServer } from '../testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

describeInLooks('axe finds nothing, and nothing is cut off sideways', (look, it) => {
  const { language, texts } = look;
  const { imports, ownAccounts } = texts;

  it('for each step of an import, and for the list of earlier imports', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    const movie = { description: 'Movie night', amount: 9, category: 'entertainment', date: '2026-09-05' };
    await recordOverHttp(context, server.url, 'expense', movie);
    const screen = importScreen(page, texts);
    await page.goto('/import');
    await page.getByText(imports.past.empty).waitFor();
    await expectAccessible(page, 'import without files');
    await screen.button(imports.files.help).click();
    await page.getByRole('dialog', { name: imports.help.title }).waitFor();
    await expectAccessible(page, 'help of the import');
    await page.keyboard.press('Escape');
    await screen.button(imports.files.paste).click();
    await page.getByRole('dialog').getByRole('textbox').waitFor();
    await expectAccessible(page, 'pasting text');

    await screen.choose(septemberFile(), openFile(), appFile(), pdfFile());
    await expectAccessible(page, 'chosen files');
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await page.getByLabel(ownAccounts.name, { exact: true }).first().fill('');
    await screen.next.click();
    await page.getByText(imports.sources.nameMissing).waitFor();
    await expectAccessible(page, 'sources without a name');
    await page
      .getByLabel(ownAccounts.name, { exact: true })
      .first()
      .fill('Donaudampfschifffahrtsgesellschaft');
    await screen.next.click();
    await screen.heading(imports.columns.title).waitFor();
    await screen.next.click();
    await page.getByText(imports.columns.unanswered).first().waitFor();
    await expectAccessible(page, 'columns with open questions');
    for (const question of await page.locator('main fieldset').all())
      await question.getByRole('radio').first().check();
    await screen.next.click();
    await screen.list.waitFor();
    // Only the rows near the window are drawn.
    await page.mouse.wheel(0, 9_000);
    await page.getByRole('button', { name: startOf(imports.preview.groups.unreadable) }).click();
    await screen.list.getByRole('checkbox').last().click();
    await screen.list.getByRole('combobox').last().selectOption('expense health');
    await expectAccessible(page, 'review');
    await screen.save();
    await expectAccessible(page, 'done');
    await page
      .getByRole('button', { name: startOf(imports.done.undoNamed) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByText(startOf(imports.undo.text_one))
      .or(page.getByText(imports.undo.joined))
      .first()
      .waitFor();
    await expectAccessible(page, 'question before an import is undone');
    await page.keyboard.press('Escape');
    await screen.button(imports.newImport).click();
    await page.getByRole('list', { name: imports.past.title }).getByRole('button').first().click();
    await page.getByRole('menuitem').first().waitFor();
    await expectAccessible(page, 'imports, with a menu');
    await leave(visited);
  });

  it('for the question about a card, and for its answer afterwards', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    const screen = importScreen(page, texts);
    const { questions, names } = imports.settlements;
    const card = page.getByLabel(interpolate(questions.namedCard, { name: '4567' }), { exact: true });
    await screen.choose(octoberFile());
    await screen.review();
    const name = interpolate(names.card, { end: '4567' });
    await card.selectOption({ label: interpolate(imports.sources.newNamed, { name }) });
    await page.getByLabel(imports.settlements.newName, { exact: true }).fill(LONG_NAME);
    await expectAccessible(page, 'question about a card');
    await screen.save();
    await screen.button(imports.newImport).click();
    await page.getByRole('list', { name: imports.past.title }).getByRole('button').first().click();
    await page.getByRole('menuitem', { name: imports.past.settle }).click();
    await card.waitFor();
    await expectAccessible(page, 'answer about a card');
    await leave(visited);
  });

  it('for an import that was interrupted', async () => {
    const visited = await visitInLook(browser, server, look);
    const { context, page } = visited;
    await signUpOverHttp(context, server.url, { language, name: LONG_NAME });
    const screen = importScreen(page, texts);
    await screen.choose(longFile(2_100));
    await screen.review();
    let requests = 0;
    await page.route('**/api/v1/imports/*/rows', (route) =>
      ++requests > 1 ? route.abort() : route.continue(),
    );
    await page
      .locator('main')
      .getByRole('button', { name: startOf(imports.preview.save_other) })
      .click();
    await page.getByText(imports.preview.interrupted).waitFor();
    await expectAccessible(page, 'interrupted import');
    await page.goto('/import');
    await page.getByText(imports.past.unfinished).waitFor();
    await expectAccessible(page, 'unfinished import');
    await leave(visited);
  });
});
