import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Transaction } from '#shared/contract/transactions.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { expectFocus, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const PHONE = { viewport: { width: 360, height: 780 } };

async function readTransactions(context: BrowserContext): Promise<Transaction[]> {
  const response = await context.request.get(`${server.url}/api/v1/transactions?sort=oldest`);
  return ((await response.json()) as { items: Transaction[] }).items;
}

/** Presses Tab until a control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      return element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent;
    });
    if (focused?.trim() === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}.`);
}

describe.each(inDepth(LANGUAGES.toReversed()))('on a phone, with the keyboard alone (%s)', (language) => {
  const { history, splits, tags, transactions } = TEXTS[language].screens;
  const { form } = transactions;

  test('a note and tags are written, found, suggested and renamed', async () => {
    const { context, page } = await visitSignedIn({ language }, PHONE);
    await page.goto('/add-expense');
    await expectFocus(page.getByLabel(form.amount, { exact: true }));
    await page.getByLabel(form.amount, { exact: true }).fill('12');
    await tabTo(page, form.description);
    await page.keyboard.type('Cena');
    await tabTo(page, form.details);
    await page.keyboard.press('Enter');
    await page.getByLabel(transactions.fields.note).waitFor();
    await tabTo(page, transactions.fields.note);
    await page.keyboard.type('Con Marta\ny Luis');
    await tabTo(page, tags.label);
    await page.keyboard.type('viaje 2026,Casa');
    await page.keyboard.press('Enter');
    await page.keyboard.type('CASA');
    await tabTo(page, form.save.expense);
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    const cena = { description: 'Cena', note: 'Con Marta\ny Luis', tags: ['viaje 2026', 'Casa'] };
    expect(await readTransactions(context)).toMatchObject([cena]);

    await page.goto('/transactions?tag=casa');
    await page
      .getByRole('button', {
        name: interpolate(history.filters.remove, {
          filter: interpolate(history.filters.tagged, { tag: 'casa' }),
        }),
      })
      .waitFor();
    const row = page.getByRole('listitem').filter({ hasText: 'Cena' });
    expect(await row.innerText()).toContain('viaje 2026');
    expect(await row.innerText()).toContain('Con Marta');

    await page.goto('/add-expense');
    await page.getByRole('button', { name: form.details }).press('Enter');
    await page.getByRole('combobox', { name: tags.label }).press('v');
    await page.getByRole('option', { name: 'viaje 2026' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'viaje 2026' }).waitFor({ state: 'detached' });

    await page.goto('/categories');
    await page.getByRole('button', { name: `${tags.manage.rename}: Casa` }).press('Enter');
    const name = page.getByRole('dialog').getByRole('textbox');
    await expectFocus(name);
    await name.fill('Viaje 2026');
    await page.keyboard.press('Enter');
    await page.getByText(tags.rename.merged).waitFor();
    expect(await readTransactions(context)).toMatchObject([{ ...cena, tags: ['Viaje 2026'] }]);
    await context.close();
  });

  test('a purchase is split, shown as one row, deleted with all of its parts, and restored', async () => {
    const { context, page } = await visitSignedIn({ language, currency: 'EUR' }, PHONE);
    await page.goto('/add-expense');
    await expectFocus(page.getByLabel(form.amount, { exact: true }));
    await page.getByLabel(form.amount, { exact: true }).fill('48.30');
    await tabTo(page, form.description);
    await page.keyboard.type('Mercado');
    await tabTo(page, form.split);
    await page.keyboard.press('Enter');
    await page.locator('select:focus').waitFor();
    await tabTo(page, interpolate(splits.amount, { number: '1' }));
    await page.keyboard.type('30');
    await page
      .getByRole('status')
      .filter({ hasText: /18[.,]30/ })
      .waitFor();
    await tabTo(page, interpolate(splits.restOf, { number: '2' }));
    await page.keyboard.press('Enter');
    await page.getByRole('status').filter({ hasText: splits.complete }).waitFor();
    await tabTo(page, form.save.expense);
    await page.keyboard.press('Enter');
    await page.getByText(transactions.toasts.expense.added).waitFor();
    const parts = [{ amount: 30 }, { amount: 18.3 }];
    const before = await readTransactions(context);
    expect(before).toMatchObject(parts.map((part) => ({ ...part, description: 'Mercado' })));
    expect(new Set(before.map(({ groupId }) => groupId)).size).toBe(1);

    await page.goto('/transactions');
    const list = page.getByRole('list', { name: history.list.label });
    const group = list.getByRole('button', { name: interpolate(splits.show, { transaction: 'Mercado' }) });
    await group.waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
    await group.press('Enter');
    await expect.poll(() => list.getByRole('listitem').count()).toBe(3);
    await list
      .getByRole('button', { name: interpolate(transactions.list.actions, { description: 'Mercado' }) })
      .first()
      .press('Enter');
    await pressWithin(page.getByRole('menuitem', { name: transactions.list.delete }), 'Enter');
    await pressWithin(page.getByRole('button', { name: splits.delete.confirm }), 'Enter');
    await page.getByText(transactions.toasts.expense.deleted).waitFor();
    expect(await readTransactions(context)).toEqual([]);
    // A closing dialog keeps the focus.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: transactions.toasts.undo }).press('Enter');
    await page.getByText(transactions.toasts.undone).waitFor();
    expect(await readTransactions(context)).toEqual(before);
    await context.close();
  });

  testInDepth('a saved expense is split, and is one transaction again after an undo', async () => {
    const { context, page } = await visitSignedIn({ language, currency: 'EUR' }, PHONE);
    const expense = {
      description: 'Mercado',
      amount: 48.3,
      category: 'food',
      date: '2026-01-15',
      note: 'Fruta',
      tags: ['casa'],
    };
    await context.request.post(`${server.url}/api/v1/expenses`, {
      headers: { origin: server.url },
      data: expense,
    });
    const [before] = await readTransactions(context);
    await page.goto('/transactions');
    await page
      .getByRole('button', { name: interpolate(history.list.open, { transaction: 'Mercado' }) })
      .press('Enter');
    await pressWithin(page.getByRole('button', { name: form.split }), 'Enter');
    await page.locator('select:focus').waitFor();
    await page.getByLabel(interpolate(splits.amount, { number: '1' })).fill('40');
    await page.getByRole('button', { name: interpolate(splits.restOf, { number: '2' }) }).press('Enter');
    await page.getByRole('button', { name: form.saveChanges }).press('Enter');
    await page.getByText(splits.done.expense).waitFor();
    const after = await readTransactions(context);
    expect(after).toMatchObject([
      { id: before?.id, amount: 40, category: 'food', note: 'Fruta', tags: ['casa'] },
      { amount: 8.3, category: 'uncategorized', tags: ['casa'] },
    ]);
    // A closing dialog keeps the focus.
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: transactions.toasts.undo }).press('Enter');
    await page.getByText(transactions.toasts.undone).waitFor();
    expect(await readTransactions(context)).toMatchObject([{ ...expense, groupId: null }]);
    const deleted = await context.request.get(`${server.url}/api/v1/transactions/deleted`);
    expect(await deleted.json()).toMatchObject({ items: [] });
    await context.close();
  });
});
