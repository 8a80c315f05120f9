import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { today } from '#shared/calendar.ts';
import { TEXTS } from '#shared/i18n/texts.ts';
import { inDepth, testInDepth } from '#shared/testing/depth.ts';
import { now } from './testing/day.ts';
import { fetchResponse } from './testing/fetch-response.ts';
import { newEmail, PASSWORD, type Visit } from './testing/people.ts';
import { sharedServer } from './testing/stage.ts';
import { visitSignedIn } from './testing/visit-signed-in.ts';

const server = sharedServer();

async function fillExpense(page: Page, amount: string, description: string): Promise<void> {
  await page.goto('/add-expense');
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Description').fill(description);
}

async function storedAmounts({ context }: Visit): Promise<number[]> {
  const response = await context.request.get(`${server.url}/api/v1/expenses`);
  const page = (await response.json()) as { items: { amount: number }[] };
  return page.items.map((item) => item.amount);
}

test.each(
  inDepth([
    ['en-US', 'en', ['25,50', '26.50', '1,234'], [25.5, 26.5, 1234]],
    ['es-ES', 'es', ['25,50', '26.50', '1.234'], [25.5, 26.5, 1234]],
  ] as const),
)('an amount is read as %s writes it', async (locale, language, inputs, amounts) => {
  const visited = await visitSignedIn({ language }, { locale });
  const { page } = visited;
  const { form } = TEXTS[language].screens.transactions;
  await page.goto('/add-expense');
  for (const [at, amount] of inputs.entries()) {
    await page.getByLabel(form.amount).fill(amount);
    await page.getByLabel(form.description).fill('x');
    await page.getByRole('button', { name: form.save.expense }).click();
    await expect
      .poll(async () => (await storedAmounts(visited)).toSorted((a, b) => a - b))
      .toEqual(amounts.slice(0, at + 1));
    // The form is emptied after the response.
    await expect.poll(() => page.getByLabel(form.amount).inputValue()).toBe('');
  }
  await visited.context.close();
});

test('a failed write shows an error, keeps the typed text and reverts the figure', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await page.route('**/api/v1/expenses', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 500, json: { error: 'x', code: 'expenseAddFailed', requestId: 'x' } })
      : route.continue(),
  );
  await fillExpense(page, '25.50', 'Lost?');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Failed to add expense.').first().waitFor();
  expect(await page.getByLabel('Amount').inputValue()).toBe('25.50');
  expect(await page.getByLabel('Description').inputValue()).toBe('Lost?');
  await page.unroute('**/api/v1/expenses');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense added').waitFor();
  expect(await storedAmounts(visited)).toEqual([25.5]);
  await visited.context.close();
});

test('a transaction whose response was lost is not recorded twice', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  let lost = 0;
  await page.route('**/api/v1/expenses', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost++;
    await fetchResponse(route);
    return route.abort('connectionreset');
  });
  await fillExpense(page, '12', 'Once');
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page
    .getByText(/No connection/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense added').waitFor();
  expect(lost).toBe(1);
  expect(await storedAmounts(visited)).toEqual([12]);
  await visited.context.close();
});

test('an impatient double click records once', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await fillExpense(page, '7', 'Twice');
  await page.getByRole('button', { name: 'Save expense' }).dblclick();
  await page.getByText('Expense added').waitFor();
  expect(await storedAmounts(visited)).toEqual([7]);
  await visited.context.close();
});

test('the toast after adding offers undo for five seconds, one at a time', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await page.clock.install({ time: now() });
  await fillExpense(page, '7', 'One');
  // From here on only the test moves the clock.
  await page.clock.pauseAt(now() + 60_000);
  await page.getByRole('button', { name: 'Save expense' }).click();
  await page.getByText('Expense added').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  // A toast stays while the pointer is on it.
  await page.mouse.move(0, 0);
  await expect.poll(() => page.getByText('Expense added').count()).toBe(0);
  await expect.poll(() => storedAmounts(visited)).toEqual([]);
  await page.clock.fastForward(4_000);
  expect(await page.getByText('Undone').count()).toBe(1);
  await page.clock.fastForward(1_500);
  await expect.poll(() => page.getByText('Undone').count()).toBe(0);
  await visited.context.close();
});

test('each wrong field shows its error in the reader’s language, and the first one has the focus', async () => {
  const visited = await visitSignedIn({ language: 'es' });
  const { page } = visited;
  await page.goto('/add-income');
  await page.getByRole('button', { name: 'Guardar ingreso' }).click();
  await expect.poll(() => page.getByText('Este campo es obligatorio').count()).toBe(2);
  await page.locator('[aria-invalid="true"]:focus').waitFor();
  await page.getByLabel('Importe').fill('0');
  await page.getByLabel('Descripción').fill('x');
  await page.getByRole('textbox', { name: 'Fecha' }).fill('31/02/2026');
  await page.getByRole('button', { name: 'Guardar ingreso' }).click();
  await page.getByText('El importe debe ser mayor que 0').waitFor();
  await page.getByText('La fecha no es válida').waitFor();
  await visited.context.close();
});

test.each(inDepth(['Pacific/Kiritimati', 'America/Los_Angeles']))(
  'today is the user’s own day, in the form and in the list, with a browser in %s',
  async (timeZone) => {
    const visited = await visitSignedIn({ timeZone }, { timezoneId: timeZone });
    const { page, context } = visited;
    await fillExpense(page, '3', 'Tea');
    await page.getByRole('button', { name: 'Save expense' }).click();
    await page.getByText('Expense added').waitFor();
    const response = await context.request.get(`${server.url}/api/v1/expenses`);
    const { items } = (await response.json()) as { items: { date: string }[] };
    expect(items.map((item) => item.date)).toEqual([today(timeZone, now())]);
    await page.goto('/dashboard');
    await page.getByRole('listitem').filter({ hasText: 'Tea' }).getByText('today').waitFor();
    await context.close();
  },
);

test('the keyboard alone is enough to sign in and record an expense', async () => {
  const email = newEmail();
  const visited = await visitSignedIn({ email });
  const { page } = visited;
  await visited.context.clearCookies();
  await page.goto('/login');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await tabTo(page, 'Email address');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Hello/ }).waitFor();
  await tabTo(page, 'Add expense');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Add expense' }).waitFor();
  await expect.poll(() => page.locator(':focus').getAttribute('inputmode')).toBe('decimal');
  await page.keyboard.type('4.20');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard');
  await page.keyboard.press('Enter');
  await page.getByText('Expense added').waitFor();
  expect(await storedAmounts(visited)).toEqual([4.2]);
  await visited.context.close();
});

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const text = await page.evaluate(() => {
      const focused = document.activeElement;
      // Between the last and the first element the page itself has the focus.
      if (focused === document.body) return '';
      const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : focused;
      return label?.textContent ?? '';
    });
    if (text.includes(name)) return;
  }
  throw new Error(`Tab does not reach '${name}'.`);
}

testInDepth('an invalid amount shows its error as soon as the field loses the focus', async () => {
  const visited = await visitSignedIn();
  const { page } = visited;
  await page.goto('/add-expense');
  for (const [input, sentence] of [
    ['1234.567', 'Too many decimals for this currency'],
    ['0', 'The amount must be greater than 0'],
    ['$ 25', 'Enter the amount in Euro (EUR), the currency of your account'],
  ] as const) {
    await page.getByLabel('Amount').fill(input);
    await page.getByLabel('Description').focus();
    await page.getByText(sentence).waitFor();
  }
  await page.getByLabel('Amount').fill('1,234');
  await page.getByText('Read as €1,234.00').waitFor();
  await visited.context.close();
});
