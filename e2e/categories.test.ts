import { describe, expect, test } from 'vitest';
import type { TransactionType } from '#shared/categories.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import type { Language } from '#shared/languages.ts';
import { inDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { readCategories } from './testing/category-screen.ts';
import { chooseInMenu } from './testing/choose-in-menu.ts';
import { EACH_LANGUAGE } from './testing/each-language.ts';
import { expectFocus, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();
/** Opens the categories of a new user in a language. */
async function enterCategories(language: Language) {
  const viewport = { width: language === 'en' ? 1280 : 360, height: 800 };
  const visited = await visit(browser, server.url, { viewport });
  const { context, page } = visited;
  await signUpOverHttp(context, server.url, { language, timeZone: 'UTC' });
  const { ownCategories } = TEXTS[language].screens;
  const readNames = async (type: TransactionType) =>
    await page.getByRole('list', { name: ownCategories.titles[type] }).locator('[data-name]').allInnerTexts();
  const open = async () => {
    await page.goto('/categories');
    await page.getByRole('list', { name: ownCategories.titles.expense }).waitFor();
  };
  return { ...visited, isOnPhone: viewport.width < 768, dialog: page.getByRole('dialog'), readNames, open };
}

describe.each(inDepth(EACH_LANGUAGE.toReversed()))('with the keyboard alone (%s)', (language, texts) => {
  const { categories, ownCategories, transactions, history } = texts;

  test('a category is added in the form of an expense, changed and moved', async () => {
    const visited = await enterCategories(language);
    const { context, page, dialog, readNames, isOnPhone } = visited;
    await page.goto('/add-expense');
    await page.getByLabel(transactions.form.amount).fill('40');
    await page.getByLabel(transactions.form.description).fill('Cuota');
    await page.getByRole('button', { name: transactions.form.newCategory }).press('Enter');
    await expectFocus(page.getByLabel(transactions.form.newCategoryName));
    await page.keyboard.type(` ${categories.food.toUpperCase()} `);
    await page.keyboard.press('Enter');
    await page.getByText(texts.fields.nameTaken).waitFor();
    await page.getByLabel(transactions.form.newCategoryName).fill('Gym');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('radio', { name: 'Gym', checked: true }));
    await page.getByRole('button', { name: transactions.form.save.expense }).press('Enter');
    await page.getByText('Gym · ').waitFor();

    await visited.open();
    await chooseInMenu(page, interpolate(ownCategories.actions, { name: 'Gym' }), ownCategories.edit);
    await dialog.getByLabel(ownCategories.name).press('Control+a');
    await page.keyboard.type('Deporte');
    await dialog.getByRole('radio', { name: ownCategories.colours.pink }).press('Space');
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('radio', { name: ownCategories.icons.barbell }).press('Space');
    await page.keyboard.press('Enter');
    await expectFocus(
      page.getByRole('button', { name: interpolate(ownCategories.actions, { name: 'Deporte' }) }),
    );
    const sport = (await readCategories(context, server.url)).find(({ name }) => name === 'Deporte');
    expect(sport).toMatchObject({ icon: 'barbell', colour: 'slate' });

    await expect.poll(async () => (await readNames('expense')).at(-1)).toBe('Deporte');
    for (const [step, position] of [
      ['moveUp', 6],
      ['moveDown', 7],
    ] as const) {
      if (isOnPhone)
        await chooseInMenu(
          page,
          interpolate(ownCategories.actions, { name: 'Deporte' }),
          ownCategories[step],
        );
      else await page.getByRole('button', { name: `${ownCategories[step]}: Deporte` }).press('Enter');
      const place = { name: 'Deporte', position: String(position), count: '7' };
      await page.getByText(interpolate(ownCategories.moved, place)).waitFor();
      await expect.poll(async () => (await readNames('expense')).indexOf('Deporte')).toBe(position - 1);
      const button = page.locator(isOnPhone ? '[aria-haspopup]' : `[data-step="${step}"]`);
      await expectFocus(page.getByRole('button', { name: /Deporte/ }).and(button));
    }
    await leave(visited);
  });

  test('a category is renamed, reset, archived, merged and deleted', async () => {
    const visited = await enterCategories(language);
    const { context, page, dialog, readNames } = visited;
    const expense = { description: 'Cuota', amount: 40, category: 'entertainment', date: TODAY };
    await recordOverHttp(context, server.url, 'expense', expense);
    await visited.open();
    await chooseInMenu(
      page,
      interpolate(ownCategories.actions, { name: categories.food }),
      ownCategories.edit,
    );
    await dialog.getByLabel(ownCategories.name).press('Control+a');
    await page.keyboard.type('Supermercado');
    await page.keyboard.press('Enter');
    await expectFocus(
      page.getByRole('button', { name: interpolate(ownCategories.actions, { name: 'Supermercado' }) }),
    );
    await chooseInMenu(
      page,
      interpolate(ownCategories.actions, { name: 'Supermercado' }),
      ownCategories.reset,
    );
    await page.getByText(ownCategories.toasts.reset).waitFor();
    await expect.poll(async () => (await readNames('expense'))[0]).toBe(categories.food);

    await chooseInMenu(
      page,
      interpolate(ownCategories.actions, { name: categories.other }),
      ownCategories.archive,
    );
    await page.getByRole('list', { name: ownCategories.archived }).getByText(categories.other).waitFor();
    await expectFocus(
      page.getByRole('button', {
        name: interpolate(ownCategories.actions, { name: categories.other }),
        exact: true,
      }),
    );

    await chooseInMenu(
      page,
      interpolate(ownCategories.actions, { name: categories.entertainment }),
      ownCategories.merge,
    );
    const counted = { number: '1', name: categories.entertainment };
    await dialog.getByText(interpolate(ownCategories.mergeInto.text_one, counted)).waitFor();
    await dialog.getByRole('combobox').selectOption({ label: categories.health });
    await pressWithin(
      dialog.getByRole('button', { name: ownCategories.mergeInto.submit, exact: true }),
      'Enter',
    );
    const moved = interpolate(ownCategories.toasts.merged_one, { number: '1', name: categories.health });
    await page.getByText(moved).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => readNames('expense')).not.toContain(categories.entertainment);

    await page.getByRole('button', { name: ownCategories.add.income }).press('Enter');
    await dialog.getByLabel(ownCategories.name).fill('Alquileres');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: ownCategories.titles.income }).getByText('Alquileres').waitFor();
    await expectFocus(page.getByRole('button', { name: ownCategories.add.income }));
    await chooseInMenu(
      page,
      interpolate(ownCategories.actions, { name: 'Alquileres' }),
      ownCategories.delete,
    );
    await dialog.getByText(ownCategories.remove.text_zero).waitFor();
    await pressWithin(dialog.getByRole('button', { name: ownCategories.remove.submit }), 'Enter');
    await page.getByText(ownCategories.toasts.deleted).waitFor();
    await expect.poll(() => readNames('income')).not.toContain('Alquileres');

    await page.goto('/add-expense');
    await page.getByRole('radio', { name: categories.health }).waitFor();
    expect(await page.getByRole('radio', { name: categories.other, exact: true }).count()).toBe(0);
    // An old address leads to the category with the merged transactions.
    await page.goto('/transactions?category=entertainment');
    const filter = interpolate(history.filters.remove, { filter: categories.health });
    await page.getByRole('button', { name: filter }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Cuota' }).getByText(categories.health).waitFor();
    await leave(visited);
  });
});
