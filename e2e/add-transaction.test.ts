import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { TEXTS } from '#shared/i18n/texts.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { TODAY, now } from './testing/day.ts';
import { recordOverHttp } from './testing/people.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';
import { sharedServer } from './testing/stage.ts';

const server = sharedServer();
const { app, fields, transactions } = TEXTS.en.screens;
const { form, toasts } = transactions;

const findAmount = (page: Page) => page.getByLabel(form.amount);
const findDescription = (page: Page) => page.getByLabel(form.description);

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: form.save.expense }).click();
}

testInDepth(
  'during the input of an amount, the screen shows the amount that it reads, or a fault',
  async () => {
    const { context, page } = await visitSignedIn({ currency: 'EUR' });
    await page.goto('/add-expense');
    for (const [input, text] of [
      ['€12', 'Read as €12.00'],
      ['12€', 'Read as €12.00'],
      ['1.234', 'Read as €1,234.00. If you mean €1.23, type 1.23'],
      ['1234.567', fields.amountTooManyDecimals],
      ['0', fields.amountNotPositive],
      ['12 kg', 'Enter the amount in digits'],
    ] as const) {
      await findAmount(page).fill(input);
      await page.getByText(text).waitFor();
      expect(await findAmount(page).getAttribute('aria-invalid')).not.toBe('true');
    }
    await context.close();
  },
);

testInDepth(
  'Ctrl+Z undoes an addition until the next amount is typed; then it undoes the typing',
  async () => {
    const { context, page } = await visitSignedIn();
    await page.goto('/add-expense');
    await findAmount(page).fill('12');
    await findDescription(page).fill('Shoes');
    await save(page);
    await page.getByText(toasts.expense.added).waitFor();
    await findAmount(page).pressSequentially('3');
    await page.keyboard.press('Control+z');
    expect(await page.getByText(toasts.undone).count()).toBe(0);

    await findAmount(page).fill('13');
    await findDescription(page).fill('Socks');
    await save(page);
    await expect.poll(() => findAmount(page).inputValue()).toBe('');
    await page.keyboard.press('Control+z');
    await page.getByText(toasts.undone).waitFor();
    const response = await context.request.get(`${server.url}/api/v1/expenses`);
    const { items } = (await response.json()) as { items: { description: string }[] };
    expect(items.map((item) => item.description)).toEqual(['Shoes']);
    await context.close();
  },
);

test('a refund is added by its box or by a minus, and lowers the expenses', async () => {
  const { context, page } = await visitSignedIn({ currency: 'EUR' });
  await recordOverHttp(context, server.url, 'expense', {
    amount: 20,
    description: 'Shoes',
    date: TODAY,
  });
  await page.goto('/add-expense');
  const box = page.getByRole('checkbox', { name: form.refund });
  await findAmount(page).fill('-5');
  await findDescription(page).fill('Laces');
  await expect.poll(() => box.isChecked()).toBe(true);
  expect(await findAmount(page).inputValue()).toBe('5.00');
  await page.getByText(form.refundHint).waitFor();
  await save(page);
  await page.getByText(toasts.refund.added).waitFor();
  await expect.poll(() => box.isChecked()).toBe(false);
  await findAmount(page).fill('2.50');
  await findDescription(page).fill('Soles');
  await box.check();
  await save(page);
  await expect.poll(() => findAmount(page).inputValue()).toBe('');
  await page.goto('/dashboard');
  const row = page.locator('[data-transaction]').filter({ hasText: 'Laces' });
  await expect.poll(() => row.innerText()).toContain('+€5.00');
  expect(await row.innerText()).toContain(transactions.list.refund);
  await page.getByRole('group', { name: 'Expenses by category' }).getByText('€12.50').first().waitFor();
  await context.close();
});

test('without a connection a notice stays, and the draft survives a reload', async () => {
  const { context, page } = await visitSignedIn();
  await page.goto('/add-expense', { waitUntil: 'networkidle' });
  await findAmount(page).fill('44');
  await findDescription(page).fill('Shoes');
  await context.setOffline(true);
  await page.clock.install({ time: now() });
  await save(page);
  await page.clock.fastForward(60_000);
  await page.getByText(app.navigation.offline).waitFor();
  await context.setOffline(false);
  await page.getByText(app.navigation.offline).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => findAmount(page).inputValue()).toBe('44');
  expect(await findDescription(page).inputValue()).toBe('Shoes');
  await save(page);
  await page.getByText(toasts.expense.added).waitFor();
  await page.reload();
  await findAmount(page).waitFor();
  expect(await findDescription(page).inputValue()).toBe('');
  await context.close();
});

testInDepth('logging out deletes the draft from the tab', async () => {
  const { context, page } = await visitSignedIn({ name: 'Ana' }, { viewport: { width: 1280, height: 800 } });
  await page.goto('/add-expense');
  await findDescription(page).fill('Shoes');
  const readDrafts = () => page.evaluate(() => sessionStorage.getItem('saldo-drafts'));
  await expect.poll(readDrafts).toContain('Shoes');
  await page.getByRole('button', { name: /Ana/ }).click();
  await page.getByRole('menuitem', { name: app.navigation.logout }).click();
  await page.waitForURL('**/login');
  await expect.poll(readDrafts).toBe(null);
  await context.close();
});

testInDepth('on a phone the calendar is a sheet that nothing covers', async () => {
  const { context, page } = await visitSignedIn({}, { viewport: { width: 360, height: 640 } });
  await page.goto('/add-expense');
  await page.getByRole('button', { name: form.chooseDay }).click();
  const calendar = page.getByRole('dialog', { name: form.calendar });
  const days = calendar.getByRole('button', { name: /^\d+ / });
  await days.first().waitFor();
  await expect.poll(async () => (await calendar.boundingBox())?.y ?? 0).toBeGreaterThan(0);
  const box = await calendar.boundingBox();
  expect(box).toMatchObject({ x: 0, width: 360 });
  await expect.poll(async () => Math.round(await readBottom(page))).toBe(640);
  for (const day of await days.all()) expect(await isOnTop(day)).toBe(true);
  await days.first().click();
  await calendar.waitFor({ state: 'detached' });
  await context.close();

  async function readBottom(within: Page): Promise<number> {
    const { y = 0, height = 0 } = (await within.getByRole('dialog').boundingBox()) ?? {};
    return y + height;
  }
});

/** Whether nothing covers the middle of an element. */
async function isOnTop(element: ReturnType<Page['locator']>): Promise<boolean> {
  return await element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
}

test.each(inDepth([360, 1440]))('a click repeats a recent transaction, today, at %i px', async (width) => {
  const { context, page } = await visitSignedIn({ timeZone: 'UTC' }, { viewport: { width, height: 800 } });
  const rent = { description: 'Rent', category: 'utilities' };
  await recordOverHttp(context, server.url, 'expense', { ...rent, amount: 900, date: '2026-01-01' });
  await recordOverHttp(context, server.url, 'expense', { ...rent, amount: 950, date: '2026-02-01' });
  await page.goto('/add-expense');
  const list = page.getByRole('region', { name: transactions.repeat.expense });
  await list.getByRole('button', { name: /^Rent/ }).waitFor();
  expect(await list.getByRole('button').count()).toBe(1);
  await list.getByRole('button').click();
  await expect.poll(() => findAmount(page).inputValue()).toBe('950.00');
  expect(await findDescription(page).inputValue()).toBe('Rent');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('950.00');
  await page.keyboard.type('960');
  await page.keyboard.press('Enter');
  await page.getByText(toasts.expense.added).waitFor();
  const response = await context.request.get(`${server.url}/api/v1/expenses?order=date&limit=1`);
  const { items } = (await response.json()) as { items: object[] };
  expect(items[0]).toMatchObject({ ...rent, amount: 960, date: TODAY });
  await context.close();
});
