import { expect, test } from 'vitest';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import { appFile, longFile, openFile, pdfFile, septemberFile } from './testing/bank-files.ts';
import { describeInTurn, EACH_LANGUAGE } from './testing/each-language.ts';
import { importScreen, startOf } from './testing/import-screen.ts';
import { interpolated } from './testing/interpolated.ts';
import { leave, recordOverHttp } from './testing/people.ts';
import { signedIn } from './testing/signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();

type Context = Awaited<ReturnType<typeof signedIn>>['context'];

async function stored(
  context: Context,
): Promise<{ description: string; category: string; amount: number }[]> {
  const answer = await context.request.get(`${server.url}/api/v1/transactions?sort=oldest&limit=100`);
  return ((await answer.json()) as { items: { description: string; category: string; amount: number }[] })
    .items;
}

async function ownCategories(context: Context): Promise<CategoryItem[]> {
  const answer = await context.request.get(`${server.url}/api/v1/categories`);
  const { items } = (await answer.json()) as { items: CategoryItem[] };
  return items.filter(({ isFixed }) => !isFixed);
}

test.each(EACH_LANGUAGE)(
  'the whole way works with the keyboard alone on a phone (%s)',
  async (language, texts) => {
    const { imports, categories } = texts;
    const visited = await signedIn({ language }, { viewport: { width: 360, height: 780 } });
    const { context, page } = visited;
    await context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    await page.goto('/import');
    const press = async (name: string | RegExp) => {
      const button = page.getByRole('button', { name });
      await tabTo(button);
      await page.keyboard.press('Enter');
    };
    const tabTo = async (target: ReturnType<typeof page.locator>) => {
      await target.waitFor();
      for (let steps = 0; steps < 80; steps++) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`The keyboard does not reach ${String(target)}.`);
    };
    const chooser = page.waitForEvent('filechooser');
    await press(imports.files.choose);
    await (await chooser).setFiles(septemberFile());
    await page.getByText(startOf(imports.files.count_other.replace('{{number}}', '4'))).waitFor();
    await press(imports.next);
    await page.getByRole('heading', { name: imports.sources.title }).waitFor();
    await tabTo(page.getByLabel(imports.sources.name, { exact: true }));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Banco Azul');
    await press(imports.next);
    await page.getByRole('heading', { name: imports.columns.title }).waitFor();
    await press(imports.next);
    const list = page.getByRole('list', { name: imports.preview.list });
    await list.waitFor();
    // The first row is the salary; the one below is left out, the next gets another text and category.
    const boxes = list.getByRole('checkbox', { name: startOf(imports.preview.tick) });
    await tabTo(boxes.nth(1));
    await page.keyboard.press('Space');
    await tabTo(list.getByRole('textbox').nth(1));
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bakery');
    await page.keyboard.press('Enter');
    await tabTo(list.getByRole('combobox').nth(1));
    await page.keyboard.type(categories.health);
    await press(startOf(imports.preview.alsoOthers_one));
    await press(interpolated(imports.preview.save_other, { number: '3' }));
    await page.getByRole('heading', { name: imports.done.title }).waitFor();
    expect(await stored(context)).toMatchObject([
      { category: 'health', amount: 2.5 },
      { description: 'Bakery', category: 'health', amount: 3 },
      { category: 'salary', amount: 1500 },
    ]);
    const link = page.getByRole('link', { name: startOf(imports.done.showNamed) });
    await tabTo(link);
    await page.keyboard.press('Enter');
    await page
      .getByRole('button', {
        name: interpolated(texts.history.filters.remove, { filter: texts.history.filters.import }),
      })
      .waitFor();
    await leave(visited);
  },
);

describeInTurn('imports', (language, texts, it) => {
  const { imports } = texts;
  const enter = async () => {
    const visited = await signedIn({ language });
    await visited.context.addInitScript((chosen) => localStorage.setItem('saldo-language', chosen), language);
    return { ...visited, screen: importScreen(visited.page, texts) };
  };

  it('knows the next file of an account, adds only what is new, and says what was deleted', async () => {
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
    await screen.choose(septemberFile(['20/09/2026;LIBRERIA;-20,00;2464,50']));
    await screen.next.click();
    await page.getByText(startOf(imports.preview.will_one.replace('{{count}}', '1'))).waitFor();
    const headings = await screen.list.getByRole('heading').allTextContents();
    expect(headings).toEqual([
      `${imports.preview.groups.new}1`,
      `${imports.preview.groups.deleted}1`,
      `${imports.preview.groups.there}3`,
      `${imports.preview.groups.unreadable}1`,
    ]);
    await page
      .getByRole('button', { name: startOf(imports.preview.save_one.replace('{{count}}', '1')) })
      .click();
    await screen.heading(imports.done.title).waitFor();
    expect((await stored(context)).map(({ amount }) => amount)).toEqual([2.5, 3, 1500, 20]);
    await leave(visited);
  });

  it('asks what a file leaves open, and saves nothing before the answer', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(openFile(), pdfFile());
    await page.getByText(imports.errors.pdf).waitFor();
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await screen.next.click();
    await screen.heading(imports.columns.title).waitFor();
    await screen.next.click();
    await page.getByText(imports.columns.unanswered).first().waitFor();
    const { dateOrder, sign } = imports.questions;
    await page.getByRole('group', { name: dateOrder.title }).getByText(dateOrder.choices.mdy).click();
    await page.getByRole('group', { name: sign.title }).getByText(sign.choices.inverted).click();
    await page.getByText(startOf(language === 'es' ? '5 de abril de 2026' : 'April 5, 2026')).waitFor();
    await screen.next.click();
    await screen.list.waitFor();
    await screen.save();
    const dates = await context.request.get(`${server.url}/api/v1/transactions?sort=oldest`);
    const { items } = (await dates.json()) as { items: { date: string; type: string }[] };
    expect(items.map(({ date, type }) => [date, type])).toEqual([
      ['2026-04-05', 'expense'],
      ['2026-06-07', 'expense'],
    ]);
    // The answers are remembered with the source.
    await screen.choose(openFile());
    await screen.next.click();
    // Another card's file may have the same header.
    await page.getByText(interpolated(imports.sources.sameHeader, { name: 'card' })).waitFor();
    await screen.next.click();
    await page.getByText(imports.preview.nothing).waitFor();
    await leave(visited);
  });

  it('joins what was typed by hand, and undoes the import but not that', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    const typed = { description: 'Movie night', amount: 9, category: 'entertainment', date: '2026-09-05' };
    await recordOverHttp(context, server.url, 'expense', typed);
    await screen.choose(septemberFile());
    await screen.review();
    await page
      .getByText(startOf(imports.preview.matches.replace('{{description}}', 'Movie night')))
      .waitFor();
    await screen.save();
    expect(await stored(context)).toHaveLength(4);
    const [edited] = (await stored(context)) as unknown as { id: string }[];
    await context.request.patch(`${server.url}/api/v1/expenses/${edited?.id}`, {
      headers: { origin: server.url },
      data: { description: 'Rolls' },
    });
    await page.getByRole('button', { name: startOf(imports.done.undoNamed) }).click();
    const question = page.getByRole('dialog', { name: imports.undo.title });
    await question.getByText(imports.undo.keep).click();
    await question.getByRole('button', { name: imports.undo.confirm }).click();
    await question.waitFor({ state: 'detached' });
    const left = (await stored(context)).map(({ description }) => description);
    expect(left).toEqual(['Rolls', 'Movie night']);
    await page.goto('/transactions?q=movie');
    await leave(visited);
  });

  it('asks once what the categories of another app become', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(appFile());
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await screen.next.click();
    // What the names of others mean is known; the rest becomes new categories.
    expect(await page.getByLabel('Groceries').inputValue()).toBe('food');
    await page.getByLabel('Groceries').selectOption('entertainment');
    const create = imports.categories.create.replace('{{name}}', 'Household');
    expect(await page.getByLabel('Household').locator('option:checked').textContent()).toBe(create);
    await screen.next.click();
    await screen.list.waitFor();
    await screen.save();
    const made = (await ownCategories(context)).find(({ name }) => name === 'Household');
    expect(made?.type).toBe('expense');
    const categories = (await stored(context)).map(({ category }) => category);
    expect(categories).toEqual(['entertainment', 'entertainment', made?.id]);
    await screen.choose(appFile());
    await screen.next.click();
    await page.getByText(imports.preview.nothing).waitFor();
    await leave(visited);
  });

  it('says that there is no room for a new category, and goes on with another', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    for (let number = 1; number <= MAX_OWN_CATEGORIES; number++) {
      const data = { type: 'expense', name: `Own ${number}` };
      const headers = { origin: server.url };
      await context.request.post(`${server.url}/api/v1/categories`, { headers, data });
    }
    await screen.choose(appFile());
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await screen.next.click();
    await page.getByLabel('Groceries').selectOption('health');
    await screen.next.click();
    await page.getByRole('alert').getByText(texts.errors.tooManyCategories).waitFor();
    expect(await page.getByLabel('Groceries').inputValue()).toBe('health');
    await page.getByLabel('Household').selectOption({ label: 'Own 7' });
    await screen.next.click();
    await screen.list.waitFor();
    expect(await ownCategories(context)).toHaveLength(MAX_OWN_CATEGORIES);
    await leave(visited);
  });

  it('shows the words of the bank beside a transaction', async () => {
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
      .getByText(interpolated(texts.transactions.bank.words, { text: 'NOMINA ACME' }))
      .waitFor();
    await leave(visited);
  });

  it('goes on after the connection was lost, and loses and doubles nothing', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(longFile(2_600));
    await screen.review();
    let requests = 0;
    await page.route('**/api/v1/imports/*/rows', async (route) => {
      // The second answer is lost after the server has saved.
      if (++requests !== 2) return await route.continue();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: startOf(imports.preview.save_other) }).click();
    await page.getByText(imports.preview.interrupted).waitFor();
    await page.getByRole('button', { name: imports.preview.goOn }).click();
    await screen.heading(imports.done.title).waitFor();
    const answer = await context.request.get(`${server.url}/api/v1/transactions/totals`);
    expect(await answer.json()).toMatchObject({ count: 2_600 });
    await leave(visited);
  });

  it('takes pasted text and dropped files, and forgets a file that is removed', async () => {
    const { screen, ...visited } = await enter();
    const { page } = visited;
    await page.goto('/import');
    await page.getByRole('button', { name: imports.files.paste }).click();
    const dialog = page.getByRole('dialog', { name: imports.files.pasteDialog.title });
    await dialog.getByRole('textbox').fill(septemberFile().buffer.toString());
    await dialog.getByRole('button', { name: imports.files.pasteDialog.submit }).click();
    await page.getByText(imports.files.pasted, { exact: true }).waitFor();
    const { name, buffer } = openFile();
    const transfer = await page.evaluateHandle(
      ([fileName, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text ?? ''], fileName ?? ''));
        return data;
      },
      [name, buffer.toString()],
    );
    await page.locator('main').dispatchEvent('drop', { dataTransfer: transfer });
    await page.getByRole('button', { name: interpolated(imports.files.remove, { name }) }).click();
    await page
      .getByRole('button', { name: interpolated(imports.files.remove, { name }) })
      .waitFor({ state: 'detached' });
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await leave(visited);
  });
});
