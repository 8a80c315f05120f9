import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { addMonths, formatDay, startOfMonth } from '#shared/calendar.ts';
import type { Budget } from '#shared/contract/budgets.ts';
import { choosePeriod } from './testing/dashboard-screen.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { expectFocus, pressWithin } from './testing/expect-focus.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, openWithEvents, recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const FIRST = startOfMonth(TODAY);
const MONTH = FIRST.slice(0, 7);

async function readBudgets(context: BrowserContext, month = MONTH): Promise<Budget[]> {
  const response = await context.request.get(`${server.url}/api/v1/budgets?month=${month}`);
  return ((await response.json()) as { items: Budget[] }).items;
}

async function setOverHttp(context: BrowserContext, category: string, amount: number, month = MONTH) {
  const data = { month, amount, rollover: 'none', scope: 'onwards' };
  const headers = { origin: server.url };
  const response = await context.request.put(`${server.url}/api/v1/budgets/${category}`, { headers, data });
  expect(await response.json()).toEqual({ success: true });
}

async function spend(context: BrowserContext, amount: number, date = TODAY) {
  await recordOverHttp(context, server.url, 'expense', {
    description: 'Pan',
    amount,
    category: 'food',
    date,
  });
}

const findRow = (page: Page, category: string) => page.locator(`[data-budget="${category}"]`);

describeInTurn('Budgets', (language, { budgets, categories, transactions, app, summaries }, test) => {
  const account = { language, timeZone: 'UTC', currency: 'EUR' };
  const viewport = { width: language === 'en' ? 1280 : 360, height: 800 };
  const monthName = (months: number) =>
    formatDay(addMonths(FIRST, months), language, { month: 'long', year: 'numeric' });

  test('are set, changed for one month, removed and restored with the keyboard alone', async () => {
    const visited = await visitSignedIn(account, { viewport });
    const { context, page } = visited;
    await spend(context, 30);
    await page.goto('/budgets');
    const dialog = page.getByRole('dialog');
    const setName = interpolate(budgets.unbudgeted.setFor, { name: categories.food });
    await page.getByRole('button', { name: setName }).press('Enter');
    await pressWithin(dialog.getByLabel(budgets.form.amount), 'Enter');
    await dialog.locator('[aria-invalid="true"]:focus').waitFor();
    await page.keyboard.type('100');
    await page.keyboard.press('Enter');
    await page.getByText(budgets.toasts.saved).waitFor();
    await expect
      .poll(() => findRow(page, 'food').innerText())
      .toContain('30 %'.replace(' ', language === 'en' ? '' : '\u00a0'));
    const edit = page.getByRole('button', {
      name: interpolate(budgets.row.edit, { name: categories.food }),
    });
    await expectFocus(edit);

    await edit.press('Enter');
    await expectFocus(dialog.getByLabel(budgets.form.amount));
    await dialog.getByLabel(budgets.form.amount).fill('20');
    await dialog.getByLabel(interpolate(budgets.form.only, { month: monthName(0) })).press('Space');
    await dialog.getByRole('button', { name: budgets.form.save }).press('Enter');
    await findRow(page, 'food').locator('[data-tone="over"]').first().waitFor();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: interpolate(summaries.steps.next.month, {}) }).press('Enter');
    await page.getByText(budgets.month.ahead).waitFor();
    expect(await readBudgets(context)).toMatchObject([{ category: 'food', amount: 20, left: -10 }]);
    const next = addMonths(FIRST, 1).slice(0, 7);
    expect(await readBudgets(context, next)).toMatchObject([{ category: 'food', amount: 100 }]);

    await edit.press('Enter');
    await pressWithin(dialog.getByRole('button', { name: budgets.form.remove }), 'Enter');
    await page.getByText(budgets.toasts.removed).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await readBudgets(context, next)).toEqual([]);
    expect(await readBudgets(context)).toHaveLength(1);
    await page.getByRole('button', { name: budgets.toasts.undo, exact: true }).press('Enter');
    await page.getByText(budgets.toasts.undone).waitFor();
    expect(await readBudgets(context, next)).toMatchObject([{ category: 'food', amount: 100 }]);
    await leave(visited);
  });

  test.inDepth('are suggested from what was spent, and copied from the month before', async () => {
    const visited = await visitSignedIn(account, { viewport });
    const { context, page } = visited;
    for (const months of [-1, -2, -3, -4, -5, -6]) await spend(context, 90, addMonths(FIRST, months));
    await page.goto('/budgets');
    await page.getByRole('button', { name: budgets.suggest }).click();
    const dialog = page.getByRole('dialog', { name: budgets.suggestions.title });
    await expect.poll(() => dialog.getByLabel(categories.food).isChecked()).toBe(true);
    expect(await dialog.getByLabel(budgets.form.allOption).isChecked()).toBe(false);
    await dialog
      .getByRole('button', { name: interpolate(budgets.suggestions.accept_one, { number: '1' }) })
      .click();
    await page.getByText(interpolate(budgets.toasts.set_one, { number: '1' })).waitFor();
    expect(await readBudgets(context)).toMatchObject([{ category: 'food', amount: 90 }]);

    await setOverHttp(context, 'health', 15, addMonths(FIRST, -1).slice(0, 7));
    await setOverHttp(context, 'health', 40);
    await page.reload();
    await findRow(page, 'health').waitFor();
    await page.getByRole('button', { name: budgets.actions }).click();
    const copy = interpolate(budgets.copy, { month: monthName(-1) });
    await page.getByRole('menuitem', { name: copy }).click();
    await page.getByRole('button', { name: budgets.copyFrom.confirm }).click();
    await page.getByText(interpolate(budgets.toasts.copied_one, { number: '1' })).waitFor();
    expect(await readBudgets(context)).toMatchObject([
      { category: 'food', amount: 90 },
      { category: 'health', amount: 15 },
    ]);
    await leave(visited);
  });

  test.inDepth('that reach 80% show an alert once, after the save', async () => {
    const visited = await visitSignedIn(account, { viewport });
    const { context, page } = visited;
    await setOverHttp(context, 'food', 100);
    await openWithEvents(page, '/add-expense');
    await page.getByLabel(transactions.form.amount).fill('85');
    await page.getByLabel(transactions.form.description).fill('Pan');
    await page.getByRole('radio', { name: categories.food }).check({ force: true });
    await page.getByRole('button', { name: transactions.form.save.expense }).click();
    const toast = page.getByRole('status', { name: app.toasts });
    const alert = toast.getByText(interpolate(budgets.alerts.reached, { name: categories.food }));
    await toast.getByText(transactions.toasts.expense.added).waitFor();
    await toast.getByRole('button', { name: app.close }).click();
    await alert.waitFor();
    const unreadMark = page.getByText(app.navigation.budgetNews);
    await unreadMark.waitFor({ state: 'attached' });
    await toast.getByRole('button', { name: budgets.alerts.open }).click();
    await findRow(page, 'food').locator('[data-tone="near"]').first().waitFor();
    await unreadMark.waitFor({ state: 'detached' });
    // A page without the app sends no requests.
    await page.goto('/privacy-policy');
    const [alerts] = await Promise.all([
      page.waitForResponse('**/api/v1/budgets/alerts'),
      page.goto('/budgets'),
    ]);
    expect(await alerts.json()).toEqual({ items: [] });
    await leave(visited);
  });

  test.inDepth('start on pay day, which the dashboard then offers as a period', async () => {
    const visited = await visitSignedIn(account, { viewport: { width: 1280, height: 800 } });
    const { context, page } = visited;
    await setOverHttp(context, 'food', 100);
    await page.goto('/budgets');
    await page.getByLabel(budgets.start.label).selectOption('28');
    await expect
      .poll(async () => await (await context.request.get(`${server.url}/api/v1/me`)).json())
      .toMatchObject({ monthStartsOn: 28 });
    await spend(context, 10);
    await page.goto('/dashboard');
    await choosePeriod(page, summaries.period['budget-month'], { summaries });
    await expect.poll(() => page.url()).toMatch(/from=\d{4}-\d\d-28&to=\d{4}-\d\d-27/);
    await page.getByRole('region', { name: budgets.card.title }).getByText(categories.food).waitFor();
    await page.getByRole('link', { name: budgets.card.open }).click();
    await page.getByRole('heading', { name: app.titles.budgets, level: 1 }).waitFor();
    await leave(visited);
  });
});
