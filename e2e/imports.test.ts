import { expect, test } from 'vitest';
import { inDepth } from '#shared/testing/depth.ts';
import { septemberFile } from './testing/bank-files.ts';
import { describeInTurn, EACH_LANGUAGE } from './testing/each-language.ts';
import { expectFocus } from './testing/expect-focus.ts';
import { enterImports, goStepBack, importScreen, startOf } from './testing/import-screen.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';
import { tabTo, typeChoice } from './testing/tab-to.ts';

const server = sharedServer();

const NEXT_ROWS = ['20/09/2026;LIBRERIA;-20,00;2464,50', '21/09/2026;DEVOLUCION LIBRERIA;5,00;2469,50'];

test.each(inDepth(EACH_LANGUAGE.toReversed()))(
  'a whole import works with the keyboard alone on a phone (%s)',
  async (language, texts) => {
    const { imports, ownAccounts, categories } = texts;
    const visited = await visitSignedIn(
      { language, currency: 'GBP' },
      { viewport: { width: 360, height: 780 } },
    );
    const { context, page } = visited;
    await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    await page.goto('/import');
    const press = async (name: string | RegExp) => {
      const button = page.getByRole('button', { name });
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    };
    const chooser = page.waitForEvent('filechooser');
    await press(imports.files.choose);
    await (await chooser).setFiles(septemberFile());
    const count = (number: string) =>
      page.getByText(startOf(imports.files.count_other.replace('{{number}}', number))).waitFor();
    // The account is Spanish, so nothing is read as pounds until the user chooses that currency.
    await count('0');
    await tabTo(page, page.getByRole('radio', { name: startOf(imports.currency.leaveOut) }));
    await page.keyboard.press('ArrowDown');
    await count('4');
    await expectFocus(page.getByRole('radio', { name: interpolate(imports.currency.own, { own: 'GBP' }) }));
    await press(imports.next);
    await page.getByRole('heading', { name: imports.sources.title }).waitFor();
    await tabTo(page, page.getByLabel(ownAccounts.name, { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Banco Azul');
    await press(imports.next);
    await page.getByRole('heading', { name: imports.columns.title }).waitFor();
    await press(imports.next);
    const list = page.getByRole('list', { name: imports.preview.list });
    await list.waitFor();
    // The first row is the salary; the one below is left out, the next gets another text and category.
    const boxes = list.getByRole('checkbox', { name: startOf(imports.preview.tick) });
    await tabTo(page, boxes.nth(1));
    await page.keyboard.press('Space');
    await tabTo(page, list.getByRole('textbox').nth(1));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bakery');
    await page.keyboard.press('Enter');
    // The heading has a category for all ticked rows.
    const category = list.getByRole('combobox').nth(2);
    await tabTo(page, category);
    await typeChoice(category, categories.health);
    await press(startOf(imports.preview.alsoOthers_one));
    await press(interpolate(imports.preview.save_other, { number: '3' }));
    await page.getByRole('heading', { name: imports.done.title }).waitFor();
    expect(await listStored({ context })).toMatchObject([
      { category: 'health', amount: 2.5 },
      { description: 'Bakery', category: 'health', amount: 3 },
      { category: 'salary', amount: 1500 },
    ]);
    const link = page.getByRole('link', { name: startOf(imports.done.showNamed) });
    await tabTo(page, link);
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', {
        name: startOf(texts.history.filters.remove.replace('{{filter}}', septemberFile().name)),
      })
      .waitFor();
    await leave(visited);
  },
);

describeInTurn('the import', (language, texts, it) => {
  const { imports } = texts;
  const enter = () => enterImports(language, texts);

  it('recognises the next file of an account, adds only new rows and refunds, and names deleted transactions', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(septemberFile());
    await screen.review();
    await screen.save();
    const [{ id } = { id: '' }] = (await (
      await context.request.get(`${server.url}/api/v1/transactions?q=cine`)
    )
      .json()
      .then(({ items }: { items: { id: string }[] }) => items)) as { id: string }[];
    await context.request.post(`${server.url}/api/v1/transactions/delete`, {
      headers: { origin: server.url },
      data: { ids: [id] },
    });
    await screen.choose(septemberFile(NEXT_ROWS));
    await screen.next.click();
    await page.getByText(startOf(imports.preview.added_other.replace('{{number}}', '2'))).waitFor();
    await screen.list.getByText(imports.preview.refund, { exact: true }).waitFor();
    const headings = await screen.list.getByRole('heading').allTextContents();
    expect(headings).toEqual([
      `${imports.preview.groups.new}2`,
      `${imports.preview.groups.deleted}1`,
      `${imports.preview.groups.there}3`,
      `${imports.preview.groups.unreadable}1`,
    ]);
    const filters = page.getByRole('list', { name: imports.preview.filters.label }).getByRole('button');
    await filters.filter({ hasText: imports.preview.filters.there }).click();
    await expect.poll(() => screen.list.getByRole('heading').count()).toBe(1);
    expect(await screen.list.getByText(imports.preview.states.imported, { exact: true }).count()).toBe(3);
    await filters.first().click();
    await screen.save();
    expect((await listStored({ context })).map(({ amount }) => amount)).toEqual([2.5, 3, 1500, 20, -5]);
    await page.goto('/dashboard?period=custom&from=2026-09-01&to=2026-09-30');
    // The bookshop's 20 minus the refund of 5.
    await page
      .getByText(/^\D*15[.,]00\D*$/)
      .first()
      .waitFor();
    await leave(visited);
  });

  it.inDepth(
    'goes back step by step with the Back of the browser, and asks before the review is left',
    async () => {
      const { screen, ...visited } = await enter();
      const { page } = visited;
      await page.goto('/transactions');
      const tabs = page.getByRole('navigation', { name: texts.app.navigation.transactions });
      await tabs.getByRole('link', { name: texts.app.navigation.tabs.import }).click();
      await screen.add(septemberFile());
      await screen.review();
      for (const title of [imports.columns.title, imports.sources.title, imports.files.label]) {
        await goStepBack(page);
        await screen.heading(title).waitFor();
      }
      await page.goBack();
      const question = page.getByRole('dialog', { name: texts.forms.unsaved.title });
      await question.getByRole('button', { name: texts.forms.unsaved.leave }).click();
      await page.waitForURL('**/transactions');
      await leave(visited);
    },
  );

  it.inDepth('goes back step by step with Back if its screen is the first page of a tab', async () => {
    const visited = await enter();
    const { context, page } = visited;
    // Opens the address in a new tab, as a link in a mail does.
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate((address) => void open(address), `${server.url}/import`),
    ]);
    const other = importScreen(tab, texts);
    await other.add(septemberFile());
    await other.review();
    for (const title of [imports.columns.title, imports.sources.title, imports.files.label]) {
      await goStepBack(tab);
      await other.heading(title).waitFor();
    }
    await tab.close();
    await leave(visited);
  });

  it.inDepth(
    'joins a row with a transaction typed by hand, which stays after the import is undone',
    async () => {
      const { screen, ...visited } = await enter();
      const { context, page } = visited;
      const transaction = {
        description: 'Movie night',
        amount: 9,
        category: 'entertainment',
        date: '2026-09-05',
      };
      await recordOverHttp(context, server.url, 'expense', transaction);
      await screen.choose(septemberFile());
      await screen.review();
      await page
        .getByText(startOf(imports.preview.matches.replace('{{description}}', 'Movie night')))
        .waitFor();
      await screen.save();
      expect(await listStored({ context })).toHaveLength(4);
      const [edited] = await listStored({ context });
      await context.request.patch(`${server.url}/api/v1/expenses/${edited?.id}`, {
        headers: { origin: server.url },
        data: { description: 'Rolls' },
      });
      await page.getByRole('button', { name: startOf(imports.done.undoNamed) }).click();
      const question = page.getByRole('dialog', { name: imports.undo.title });
      await question.getByText(imports.undo.keep).click();
      await question.getByRole('button', { name: imports.undo.confirm }).click();
      await question.waitFor({ state: 'detached' });
      const readDescriptions = async () =>
        (await listStored({ context })).map(({ description }) => description);
      await expect.poll(readDescriptions).toEqual(['Rolls', 'Movie night']);
      await page.goto('/transactions?q=movie');
      await leave(visited);
    },
  );

  it.inDepth('shows the words of the bank in the dialog of a transaction', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await screen.choose(septemberFile());
    await screen.review();
    await screen.list.getByRole('textbox').first().fill('Salary');
    await screen.save();
    await page.goto('/transactions?q=salary');
    await page
      .getByRole('button', { name: startOf(texts.history.list.open.replace('{{transaction}}', 'Salary')) })
      .click();
    await page
      .getByRole('dialog')
      .getByText(interpolate(texts.transactions.bank.words, { text: 'NOMINA ACME' }))
      .waitFor();
    await leave(visited);
  });
});
