import type { BrowserContext, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { today } from '#shared/calendar.ts';
import type { TransactionType } from '#shared/categories.ts';
import { listCategories, type CategoryItem } from '#shared/contract/categories.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import type { Language } from '#shared/languages.ts';
import { EACH_LANGUAGE } from './testing/each-language.ts';
import { interpolated } from './testing/interpolated.ts';
import { leave, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openSection } from './testing/open-section.ts';
import { signedIn } from './testing/signed-in.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
const DATE = today('UTC', Date.now());

async function readCategories(context: BrowserContext): Promise<CategoryItem[]> {
  const answer = await context.request.get(server.url + listCategories.path);
  return ((await answer.json()) as { items: CategoryItem[] }).items;
}

async function expectFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((each) => each === document.activeElement)).toBe(true);
}

/** Opens the menu of a category with the keyboard and chooses something there. */
async function choose(page: Page, actions: string, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: interpolated(actions, { name }), exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

/** Opens the profile's categories of a new user, whose language is the turn's. */
async function enterCategories(language: Language) {
  const viewport = { width: language === 'en' ? 1280 : 360, height: 800 };
  const visited = await visit(browser, server.url, { viewport });
  const { context, page } = visited;
  await signUpOverHttp(context, server.url, { language, timeZone: 'UTC' });
  const { ownCategories } = TEXTS[language].screens;
  const namesOf = async (type: TransactionType) =>
    await page.getByRole('list', { name: ownCategories.titles[type] }).getByRole('listitem').allInnerTexts();
  const open = async () => {
    await page.goto('/profile');
    await openSection(page, 'categories');
  };
  return { ...visited, isOnPhone: viewport.width < 768, dialog: page.getByRole('dialog'), namesOf, open };
}

describe.each(EACH_LANGUAGE)('with the keyboard alone (%s)', (language, texts) => {
  const { categories, ownCategories: own, transactions, history } = texts;

  test('a category is added beside an expense, changed and moved', async () => {
    const visited = await enterCategories(language);
    const { context, page, dialog, namesOf, isOnPhone } = visited;
    await page.goto('/add-expense');
    await page.getByLabel(transactions.form.amount).fill('40');
    await page.getByLabel(transactions.form.description).fill('Cuota');
    await page.getByRole('button', { name: transactions.form.newCategory }).press('Enter');
    await page.keyboard.type(` ${categories.food.toUpperCase()} `);
    await page.keyboard.press('Enter');
    await page.getByText(texts.fields.nameTaken).waitFor();
    await page.getByLabel(transactions.form.newCategoryName).fill('Gym');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('radio', { name: 'Gym', checked: true }));
    await page.getByRole('button', { name: transactions.form.save.expense }).press('Enter');
    await page.getByText('Gym · ').waitFor();

    await visited.open();
    await choose(page, own.actions, 'Gym', own.edit);
    await dialog.getByLabel(own.name).press('Control+a');
    await page.keyboard.type('Deporte');
    await dialog.getByRole('radio', { name: own.colours.pink }).press('Space');
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('radio', { name: own.icons.barbell }).press('Space');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('button', { name: interpolated(own.actions, { name: 'Deporte' }) }));
    const sport = (await readCategories(context)).find(({ name }) => name === 'Deporte');
    expect(sport).toMatchObject({ icon: 'barbell', colour: 'slate' });

    expect((await namesOf('expense')).at(-1)).toBe('Deporte');
    for (const [step, position] of [
      ['moveUp', 6],
      ['moveDown', 7],
    ] as const) {
      if (isOnPhone) await choose(page, own.actions, 'Deporte', own[step]);
      else await page.getByRole('button', { name: `${own[step]}: Deporte` }).press('Enter');
      const place = { name: 'Deporte', position: String(position), count: '7' };
      await page.getByText(interpolated(own.moved, place)).waitFor();
      await expect.poll(async () => (await namesOf('expense')).indexOf('Deporte')).toBe(position - 1);
      const button = page.locator(isOnPhone ? '[aria-haspopup]' : `[data-step="${step}"]`);
      await expectFocus(page.getByRole('button', { name: /Deporte/ }).and(button));
    }
    await leave(visited);
  });

  test('a category is renamed, reset, archived, merged and deleted', async () => {
    const visited = await enterCategories(language);
    const { context, page, dialog, namesOf } = visited;
    const expense = { description: 'Cuota', amount: 40, category: 'entertainment', date: DATE };
    await recordOverHttp(context, server.url, 'expense', expense);
    await visited.open();
    await choose(page, own.actions, categories.food, own.edit);
    await dialog.getByLabel(own.name).press('Control+a');
    await page.keyboard.type('Supermercado');
    await page.keyboard.press('Enter');
    await expectFocus(
      page.getByRole('button', { name: interpolated(own.actions, { name: 'Supermercado' }) }),
    );
    await choose(page, own.actions, 'Supermercado', own.reset);
    await page.getByText(own.toasts.reset).waitFor();
    await expect.poll(async () => (await namesOf('expense'))[0]).toBe(categories.food);

    await choose(page, own.actions, categories.other, own.archive);
    await page.getByRole('list', { name: own.archived }).getByText(categories.other).waitFor();
    await expectFocus(
      page.getByRole('button', { name: interpolated(own.actions, { name: categories.other }), exact: true }),
    );

    await choose(page, own.actions, categories.entertainment, own.merge);
    const counted = { number: '1', name: categories.entertainment };
    await dialog.getByText(interpolated(own.mergeInto.text_one, counted)).waitFor();
    await dialog.getByRole('combobox').selectOption({ label: categories.health });
    await dialog.getByRole('button', { name: own.mergeInto.submit, exact: true }).press('Enter');
    const moved = interpolated(own.toasts.merged_one, { number: '1', name: categories.health });
    await page.getByText(moved).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => namesOf('expense')).not.toContain(categories.entertainment);

    await page.getByRole('button', { name: own.add.income }).press('Enter');
    await dialog.getByLabel(own.name).fill('Alquileres');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: own.titles.income }).getByText('Alquileres').waitFor();
    await expectFocus(page.getByRole('button', { name: own.add.income }));
    await choose(page, own.actions, 'Alquileres', own.delete);
    await dialog.getByText(own.remove.text_zero).waitFor();
    await dialog.getByRole('button', { name: own.remove.submit }).press('Enter');
    await page.getByText(own.toasts.deleted).waitFor();
    await expect.poll(() => namesOf('income')).not.toContain('Alquileres');

    await page.goto('/add-expense');
    await page.getByRole('radio', { name: categories.health }).waitFor();
    expect(await page.getByRole('radio', { name: categories.other, exact: true }).count()).toBe(0);
    // An old address leads to the category that took over.
    await page.goto('/transactions?category=entertainment');
    const filter = interpolated(history.filters.remove, { filter: categories.health });
    await page.getByRole('button', { name: filter }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Cuota' }).getByText(categories.health).waitFor();
    await leave(visited);
  });
});

test('a category is dragged to another place, Escape puts it back, and the order is kept', async () => {
  const visited = await signedIn();
  const { page, context } = visited;
  await page.goto('/profile#categories');
  const list = page.getByRole('list', { name: 'Expense categories' });
  const handle = (name: string) =>
    list.getByRole('listitem').filter({ hasText: name }).getByTitle('Drag to move');
  async function drag(name: string, below: string): Promise<void> {
    await handle(name).hover();
    await page.mouse.down();
    const box = await handle(below).boundingBox();
    if (box === null) throw new Error('The handle does not show.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4, { steps: 5 });
  }
  const shownNames = async () => {
    const rows = await list.getByRole('listitem').all();
    const places = await Promise.all(
      rows.map(async (row) => ({ name: await row.innerText(), y: (await row.boundingBox())?.y ?? 0 })),
    );
    return places.toSorted((a, b) => a.y - b.y).map(({ name }) => name);
  };
  const before = ['Food', 'Transport', 'Utilities', 'Entertainment', 'Health', 'Other'];
  const after = ['Transport', 'Utilities', 'Food', 'Entertainment', 'Health', 'Other'];

  await drag('Food', 'Utilities');
  await expect.poll(shownNames).toEqual(after);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect.poll(shownNames).toEqual(before);

  await drag('Food', 'Utilities');
  await page.mouse.up();
  await expect.poll(shownNames).toEqual(after);
  await expect
    .poll(async () => (await readCategories(context)).slice(0, 3).map(({ id }) => id))
    .toEqual(['transport', 'utilities', 'food']);
  await page.reload();
  await list.waitFor();
  expect(await shownNames()).toEqual(after);
  await leave(visited);
});

test('a new category is made while several transactions get it, and found by its name', async () => {
  const visited = await signedIn({ timeZone: 'UTC' });
  const { page, context } = visited;
  for (const description of ['Swim', 'Run'])
    await recordOverHttp(context, server.url, 'expense', { description, amount: 5, date: DATE });
  await page.goto('/transactions');
  await page.getByLabel('Select all', { exact: true }).check();
  await page.getByRole('button', { name: 'Change category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'New category' });
  await dialog.getByRole('button', { name: 'Change category' }).click();
  await dialog.getByText('Add or cancel the new category first').waitFor();
  await dialog.getByLabel('Name of the new category').fill('Sport');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => dialog.getByRole('combobox').inputValue()).toMatch(/^[\da-f-]{36}$/);
  await dialog.getByRole('button', { name: 'Change category' }).click();
  await page.getByText('Category of 2 transactions changed').waitFor();
  await page.getByLabel('Search').fill('spor');
  await page.getByText('2 transactions found').waitFor();
  expect(await page.getByRole('listitem').getByText('Sport').count()).toBe(2);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /Sport/ }).click();
  await page.getByRole('button', { name: 'Remove filter: Sport' }).waitFor();
  await leave(visited);
});
