import type { BrowserContext, Locator, Page } from 'playwright-core';
import { beforeEach, expect } from 'vitest';
import { addDays, addMonths } from '#shared/calendar.ts';
import { TODAY } from './testing/day.ts';
import { describeInTurn } from './testing/each-language.ts';
import { interpolate } from './testing/interpolate.ts';
import { leave, signUpOverHttp, visit } from './testing/people.ts';
import { openBrowser, openServer } from './testing/stage.ts';
import { changeStoredSettings } from './testing/stored-settings.ts';

const server = await openServer();
const MONTH = TODAY.slice(0, 7);

beforeEach(() => changeStoredSettings(server, { isReadOnly: false }));

async function write(context: BrowserContext, method: 'post' | 'put', path: string, data?: object) {
  const headers = { origin: server.url };
  const response = await context.request[method](`${server.url}/api/v1${path}`, { headers, data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { id: string };
}

describeInTurn('during maintenance', (language, texts, it) => {
  const { app, budgets, categories, errors, goals, recurring, tokens, transactions } = texts;

  async function enter() {
    const visited = await visit(await openBrowser(), server.url);
    await signUpOverHttp(visited.context, server.url, { language, timeZone: 'UTC' });
    return visited;
  }

  /** Waits for the reason why nothing was saved, among the messages or in a dialog. */
  const expectRefusal = (within: Page | Locator) =>
    within.getByText(errors.readOnly, { exact: true }).waitFor();
  const findToasts = (page: Page) => page.getByRole('status', { name: app.toasts });

  it.inDepth('budgets and goals are readable, and each change shows why it was not saved', async () => {
    const visited = await enter();
    const { context, page } = visited;
    const budget = { month: addMonths(TODAY, -1).slice(0, 7), amount: 100, rollover: 'none' };
    await write(context, 'put', '/budgets/food', { ...budget, scope: 'onwards' });
    const goal = await write(context, 'post', '/goals', { name: 'Bici', target: 600, day: null });
    await changeStoredSettings(server, { isReadOnly: true });
    const dialog = page.getByRole('dialog');
    const edit = page.getByRole('button', {
      name: interpolate(budgets.row.edit, { name: categories.food }),
    });

    await page.goto(`/budgets?month=${MONTH}`);
    await edit.click();
    await dialog.getByLabel(budgets.form.amount).fill('120');
    await dialog.getByRole('button', { name: budgets.form.save }).click();
    await expectRefusal(dialog);
    await dialog.getByRole('button', { name: budgets.form.remove }).click();
    await expectRefusal(findToasts(page));
    expect(await dialog.getByLabel(budgets.form.amount).inputValue()).toMatch(/^120/);

    await page.reload();
    await page.getByRole('button', { name: budgets.actions }).click();
    await page.getByRole('menuitem').last().click();
    await dialog.getByRole('button', { name: budgets.copyFrom.confirm }).click();
    await expectRefusal(findToasts(page));
    await page.reload();
    await page.getByLabel(budgets.start.label).selectOption('28');
    await expectRefusal(findToasts(page));
    await expect.poll(() => page.getByLabel(budgets.start.label).inputValue()).toBe('1');

    await page.goto('/goals');
    await page.getByRole('button', { name: `${goals.putAside}: Bici` }).click();
    await dialog.getByLabel(goals.entry.amount).fill('5');
    await dialog.getByRole('button', { name: goals.putAside, exact: true }).click();
    await expectRefusal(dialog);
    await page.reload();
    const card = page.locator(`[data-goal="${goal.id}"]`);
    await card.getByRole('button', { name: interpolate(goals.menu, { name: 'Bici' }) }).click();
    await page.getByRole('menuitem', { name: goals.archive, exact: true }).click();
    await expectRefusal(findToasts(page));
    await leave(visited);
  });

  it('recurring transactions and access tokens are readable, and each change shows why it was not saved', async () => {
    const visited = await enter();
    const { context, page } = visited;
    await write(context, 'post', '/recurring', {
      type: 'expense',
      description: 'Luz',
      amount: 75,
      isEstimate: true,
      category: 'utilities',
      unit: 'month',
      every: 1,
      firstDay: TODAY,
      secondDay: null,
      on: 'day',
      shift: 'none',
      endDay: null,
      mode: 'ask',
    });
    await write(context, 'post', '/recurring/catch-up');
    await changeStoredSettings(server, { isReadOnly: true });
    const dialog = page.getByRole('dialog');

    await page.goto('/recurring');
    const waiting = page.getByRole('region', { name: recurring.waiting.title });
    const [skip = ''] = interpolate(recurring.waiting.named, {
      action: recurring.waiting.skip,
      description: 'Luz',
      day: '\n',
    }).split('\n');
    await waiting.getByRole('button', { name: skip }).click();
    await expectRefusal(findToasts(page));
    await waiting.getByText('Luz').waitFor();
    await page.reload();
    // The card above the list moves it down when it loads.
    await waiting.getByText('Luz').waitFor();
    await page
      .getByRole('button', { name: interpolate(recurring.rules.actions, { description: 'Luz' }) })
      .click();
    await page.getByRole('menuitem', { name: recurring.menu.pause, exact: true }).click();
    await expectRefusal(findToasts(page));
    await page.reload();
    await page.getByRole('button', { name: recurring.add }).click();
    await dialog.getByRole('textbox', { name: transactions.form.amount }).fill('9');
    await dialog.getByLabel(transactions.form.description).fill('Gas');
    await dialog.getByLabel(recurring.form.firstDay).fill(addDays(TODAY, 3));
    await dialog.getByRole('button', { name: recurring.form.save }).click();
    await expectRefusal(dialog);

    await page.goto('/profile#tokens');
    await page.reload();
    await page.getByRole('button', { name: tokens.create }).click();
    await dialog.getByLabel(tokens.dialog.name).fill('Phone');
    await page.keyboard.press('Enter');
    await expectRefusal(dialog);
    await leave(visited);
  });
});
