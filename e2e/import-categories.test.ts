import { expect } from 'vitest';
import type { CategoryItem } from '#shared/contract/categories.ts';
import { MAX_OWN_CATEGORIES } from '#shared/limits.ts';
import { appFile } from './testing/bank-files.ts';
import { describeInTurn } from './testing/each-language.ts';
import { enterImports } from './testing/import-screen.ts';
import { leave, type Visit } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { listStored } from './testing/stored-over-http.ts';

const server = sharedServer();

async function ownCategories({ context }: Pick<Visit, 'context'>): Promise<CategoryItem[]> {
  const response = await context.request.get(`${server.url}/api/v1/categories`);
  const { items } = (await response.json()) as { items: CategoryItem[] };
  return items.filter(({ isFixed }) => !isFixed);
}

describeInTurn('an import with categories', (language, texts, it) => {
  const { imports } = texts;
  const enter = () => enterImports(language, texts);

  it('asks once what the categories of another app become', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    await screen.choose(appFile());
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await screen.next.click();
    // Known names of other apps get a category of Saldo; the others become new categories.
    await expect.poll(() => page.getByLabel('Groceries').inputValue()).toBe('food');
    await page.getByLabel('Groceries').selectOption('entertainment');
    const create = imports.categories.create.replace('{{name}}', 'Household');
    expect(await page.getByLabel('Household').locator('option:checked').textContent()).toBe(create);
    await screen.next.click();
    await screen.list.waitFor();
    expect(await ownCategories({ context })).toEqual([]);
    await screen.save();
    const made = (await ownCategories({ context })).find(({ name }) => name === 'Household');
    expect(made?.type).toBe('expense');
    const categories = (await listStored({ context })).map(({ category }) => category);
    expect(categories).toEqual(['entertainment', 'entertainment', made?.id]);
    await screen.choose(appFile());
    await screen.next.click();
    await page.getByText(imports.preview.nothing).waitFor();
    const { items } = (await (await context.request.get(`${server.url}/api/v1/imports`)).json()) as {
      items: { id: string }[];
    };
    const headers = { origin: server.url };
    for (const { id } of items)
      await context.request.delete(`${server.url}/api/v1/imports/${id}`, { headers });
    expect(await ownCategories({ context })).toEqual([]);
    await leave(visited);
  });

  it.inDepth('unarchives a category instead of making a new one with its name', async () => {
    const { screen, ...visited } = await enter();
    const { context, page } = visited;
    const path = `${server.url}/api/v1/categories`;
    const headers = { origin: server.url };
    const data = { type: 'expense', name: 'HOUSEHOLD' };
    const { id } = (await (await context.request.post(path, { headers, data })).json()) as { id: string };
    await context.request.patch(`${path}/${id}`, { headers, data: { isArchived: true } });
    await screen.choose(appFile());
    await screen.next.click();
    await screen.heading(imports.sources.title).waitFor();
    await screen.next.click();
    await page.getByLabel('Household').waitFor();
    await screen.next.click();
    await screen.list.waitFor();
    expect(await ownCategories({ context })).toMatchObject([{ id, isArchived: true }]);
    await screen.save();
    expect(await ownCategories({ context })).toMatchObject([{ id, name: 'HOUSEHOLD', isArchived: false }]);
    expect((await listStored({ context })).map(({ category }) => category)).toContain(id);
    await leave(visited);
  });

  it.inDepth('says that there is no room for a new category, and continues with another one', async () => {
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
    expect(await ownCategories({ context })).toHaveLength(MAX_OWN_CATEGORIES);
    await leave(visited);
  });
});
