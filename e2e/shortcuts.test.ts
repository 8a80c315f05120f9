import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { texts as en } from '#shared/i18n/en/texts.ts';
import type { Language } from '#shared/languages.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { TODAY } from './testing/day.ts';
import { EACH_LANGUAGE, type ScreenTexts } from './testing/each-language.ts';
import { expectFocus, expectFocusWithin } from './testing/expect-focus.ts';
import { openShortcutList, recordOverHttp, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, sharedServer } from './testing/stage.ts';

const browser = await openBrowser();
const server = sharedServer();

async function enter(language: Language = 'en', options: Parameters<typeof visit>[2] = {}) {
  const visited = await visit(browser, server.url, options);
  await signUpOverHttp(visited.context, server.url, { language, name: 'Ana' });
  await visited.page.goto('/dashboard');
  await visited.page.getByRole('heading', { level: 1 }).waitFor();
  return visited;
}

function readPath(page: Page): string {
  return new URL(page.url()).pathname;
}

/** Opens and closes the list from the menu, after which the page listens to keys. */
async function activateShortcuts(page: Page, texts: ScreenTexts = en): Promise<void> {
  await openShortcutList(page, texts);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

describe.each(inDepth(EACH_LANGUAGE.toReversed()))('the list of shortcuts (%s)', (language, texts) => {
  test('opens with ? and from the user menu, and names every key', async () => {
    const { context, page, faults } = await enter(language);
    const dialog = page.getByRole('dialog', { name: texts.shortcuts.title });
    await activateShortcuts(page, texts);
    await page.keyboard.press('?');
    await expectFocusWithin(dialog);
    for (const [key, text] of [
      ['N', texts.shortcuts.quickAdd],
      ['E', texts.shortcuts.newExpense],
      ['I', texts.shortcuts.newIncome],
      ['/', texts.shortcuts.search],
      ['?', texts.shortcuts.help],
      ['B', texts.shortcuts.sidebar],
    ] as const) {
      await dialog.getByText(text, { exact: true }).waitFor();
      await dialog.getByText(key, { exact: true }).waitFor();
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('a shortcut of one key', () => {
  test('opens a new expense, a new income and the search', async () => {
    const { context, page } = await enter();
    const transaction = { description: 'Rent', amount: 900, date: TODAY };
    await recordOverHttp(context, server.url, 'expense', transaction);
    await activateShortcuts(page);
    await page.keyboard.press('e');
    await page.waitForURL('**/add-expense');
    await page.goto('/dashboard');
    await activateShortcuts(page);
    await page.keyboard.press('i');
    await page.waitForURL('**/add-income');
    await page.getByRole('heading', { level: 1 }).click();
    // On a Spanish keyboard the slash is Shift+7.
    await page.evaluate(() => {
      const press = { key: '/', code: 'Digit7', shiftKey: true, bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent('keydown', press));
    });
    await page.waitForURL('**/transactions');
    const search = page.getByRole('searchbox');
    await expectFocus(search);
    await page.keyboard.type('rent');
    await expect.poll(() => search.inputValue()).toBe('rent');
    await context.close();
  });

  testInDepth('works from the first paint of the screen', async () => {
    const { context, page } = await visit(browser, server.url);
    await signUpOverHttp(context, server.url);
    // Code that loads while the browser is idle never loads here.
    await context.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('e');
    await page.waitForURL('**/add-expense');
    await context.close();
  });

  testInDepth('works on a screen with closed lists of choices', async () => {
    const { context, page } = await enter();
    await page.goto('/profile');
    await page.locator('[role="listbox"]').first().waitFor({ state: 'attached' });
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: en.transactions.add.quick }).waitFor();
    await context.close();
  });

  test('does nothing while the user types, with a modifier, or while a dialog or menu is open', async () => {
    const { context, page } = await enter();
    await openShortcutList(page, en);
    await page.keyboard.press('n');
    expect(readPath(page)).toBe('/dashboard');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /Ana/ }).click();
    await expectFocusWithin(page.getByRole('menu'));
    await page.keyboard.press('n');
    expect(readPath(page)).toBe('/dashboard');
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+n');
    expect(readPath(page)).toBe('/dashboard');

    await page.keyboard.press('e');
    await page.waitForURL('**/add-expense');
    // The screen gives the focus to its first field.
    await expectFocus(page.getByLabel('Amount'));
    await page.getByLabel('Description').pressSequentially('in/out?');
    await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('in/out?');
    expect(readPath(page)).toBe('/add-expense');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await context.close();
  });

  test('works after a click on a radio button or a checkbox, into which nobody types', async () => {
    const { context, page } = await enter();
    for (const field of [page.getByRole('radio', { name: 'Food' }), page.getByRole('checkbox')]) {
      await page.goto('/add-expense');
      await field.click();
      await page.keyboard.press('i');
      await page.waitForURL('**/add-income');
    }
    await context.close();
  });

  test('works as soon as Escape has closed a dialog, while that still fades', async () => {
    const { context, page } = await enter('en', { reducedMotion: 'no-preference' });
    await activateShortcuts(page);
    await page.keyboard.press('?');
    await expectFocusWithin(page.getByRole('dialog', { name: en.shortcuts.title }));
    await page.evaluate(async () => {
      for (const key of ['Escape', 'i']) {
        const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        (document.activeElement ?? document.body).dispatchEvent(press);
        await new Promise((done) => setTimeout(done));
      }
    });
    await page.waitForURL('**/add-income');
    await context.close();
  });

  testInDepth('can be turned off and stays off, while the list remains in the user menu', async () => {
    const { context, page } = await enter();
    await openShortcutList(page, en);
    const dialog = page.getByRole('dialog', { name: en.shortcuts.title });
    await dialog.getByRole('checkbox').uncheck();
    await page.reload();
    await openShortcutList(page, en);
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    // Ctrl+B still works, and its effect shows that both keys before it were handled.
    await page.keyboard.press('Control+b');
    await page.getByRole('button', { name: 'Expand the sidebar' }).waitFor();
    expect(readPath(page)).toBe('/dashboard');
    expect(await dialog.count()).toBe(0);
    await context.close();
  });
});
